import { describe, expect, test } from "vitest";
import { HOLD_KINDS, PLACEMENT_KINDS } from "../../../../src/contract/animals/care.ts";
import { OUTCOME_TYPES, type OutcomeType } from "../../../../src/contract/animals/stays.ts";
import { adoptionAt, assembleCast, handOver } from "../../support/adoption-cast.ts";
import { startAppForFile } from "../../support/app.ts";
import { buildAnimal } from "../../support/builders.ts";
import { latestStayOf } from "../../support/stay-cast.ts";

/** Every way in which a stay can end, with everything that can be open at that moment (rules §14). */

const TODAY = "2026-11-20";
const shelter = await startAppForFile();
const cast = await assembleCast(shelter);
const staff = () => cast.admin.client;
const kennel = { name: "Kennel", kind: "kennel", units: [{ name: "K1", capacity: 50 }] };
const unitId = (await staff().post("/api/locations", kennel)).json().units[0].id;
const { items } = (await staff().get("/api/treatment-kinds")).json();
const vaccine = items.find(({ species }: { species: string | null }) => species !== "Cat").id;

const newAnimal = () => buildAnimal(shelter.db, { animal_group_id: cast.group });
const statusOf = async (animal: number) => (await staff().get(`/api/animals/${animal}`)).json().status;
const careOf = async (animal: number) => (await staff().get(`/api/animals/${animal}/care`)).json();
const added = async (path: string, body: object) => {
  const answer = await staff().post(`/api/animals/${path}`, body);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
};

type Open = {
  what: string;
  /** Opens the thing with a new animal. @returns the animal, and what a test asks about it later */
  open(): Promise<{ animal: number; id?: number }>;
  /** What is refused, whatever the outcome. */
  refused?: { status: number; message: RegExp };
  /** The status of the animal while the thing is open. */
  before: string;
  /** What the outcome leaves of it. */
  after?(animal: number, id: number, outcome: OutcomeType): Promise<void>;
  /** What it is again when the outcome is taken back. */
  reopened?(animal: number, id: number): Promise<void>;
};

const withAnimal = (
  what: string,
  before: string,
  add: (animal: number) => Promise<{ id: number }>,
  rest: Partial<Open>,
) => ({
  what,
  before,
  async open() {
    const animal = await newAnimal();
    return { animal, id: (await add(animal)).id };
  },
  ...rest,
});

const adoptionOf = async (id: number) => (await staff().get(`/api/adoptions/${id}`)).json();

const ADOPTIONS: Open[] = [1, 2, 3, 4, 5, 6, 7].map((stage) => ({
  what: stage === 7 ? "a completed adoption" : `an adoption at stage ${stage}`,
  before: stage === 7 ? "Adopted" : stage >= 5 ? "Reserved" : "Available",
  async open() {
    const { id, animalId } = await adoptionAt(shelter, cast, Math.min(stage, 6), cast.adopter, await newAnimal());
    if (stage === 7) {
      await cast.adopter.client.post(`/api/adoptions/${id}/contract/accept`, { accepted: true });
      await handOver(cast, id);
    }
    return { animal: animalId, id };
  },
  ...(stage === 7 && { refused: { status: 409, message: /^This stay is over already: adopted, 2026-11-20\.$/ } }),
  ...((stage === 5 || stage === 6) && {
    refused: { status: 409, message: /^This animal is reserved by an adoption\. End it first\.$/ },
  }),
  async after(_animal, id, outcome) {
    const { history, outcome: ended, actions } = await adoptionOf(id);
    expect([ended, actions]).toEqual(["rejected", []]);
    expect(history.at(-1).event).toBe(outcome === "adoption" ? "overtaken" : "left");
  },
  async reopened(_animal, id) {
    expect((await adoptionOf(id)).outcome).toBe("rejected");
  },
}));

const HOLDS: Open[] = HOLD_KINDS.map((kind) =>
  withAnimal(`a hold: ${kind}`, "InCare", (animal) => added(`${animal}/holds`, { kind, from: TODAY }), {
    async after(animal) {
      expect((await careOf(animal)).holds).toEqual([]);
    },
    async reopened(animal, id) {
      expect((await careOf(animal)).holds).toMatchObject([{ id, liftedAt: null }]);
    },
  }),
);

const PLACEMENTS: Open[] = PLACEMENT_KINDS.map((kind) => {
  const placement = { kind, personName: "Ola", from: "2026-11-10" };
  return withAnimal(`time away: ${kind}`, "Available", (animal) => added(`${animal}/placements`, placement), {
    async after(animal, id) {
      expect((await careOf(animal)).placement).toBeNull();
      const row = shelter.db.selectFrom("placements").select("until_on").where("id", "=", id);
      expect((await row.executeTakeFirstOrThrow()).until_on).toBe(TODAY);
    },
    async reopened(animal) {
      expect((await careOf(animal)).placement).toBeNull();
    },
  });
});

const doseOf = async (id: number) =>
  (await shelter.db.selectFrom("treatments").select("state").where("id", "=", id).executeTakeFirstOrThrow()).state;

const OTHERS: Open[] = [
  { what: "nothing", before: "Available", open: async () => ({ animal: await newAnimal() }) },
  withAnimal(
    "a dose that is planned",
    "Available",
    (animal) => added(`${animal}/treatments`, { kindId: vaccine, dueOn: "2026-12-24" }),
    {
      after: async (_animal, id) => expect(await doseOf(id)).toBe("cancelled"),
      reopened: async (_animal, id) => expect(await doseOf(id)).toBe("planned"),
    },
  ),
  withAnimal(
    "a unit",
    "Available",
    async (animal) => (await staff().put(`/api/animals/${animal}/unit`, { unitId })).json(),
    {
      async after(animal) {
        expect((await careOf(animal)).unit).toBeNull();
        const { items } = (await staff().get("/api/locations")).json();
        const living = items[0].units[0].animals.map(({ id }: { id: number }) => id);
        expect(living).not.toContain(animal);
      },
    },
  ),
];

async function endWith(outcomeType: OutcomeType, { open, before, refused, after, reopened }: Open): Promise<void> {
  const { animal, id = 0 } = await open();
  expect(await statusOf(animal)).toBe(before);
  const stay = await latestStayOf(staff(), animal);
  const euthanasia = { condition: "unhealthy_untreatable", reason: "Kidneys.", decidedBy: "Dr. Wet" };
  const details = outcomeType === "euthanasia" ? euthanasia : {};
  const path = `/api/stays/${stay.id}`;
  const answer = await staff().post(`${path}/outcome`, { outcomeType, outcomeOn: TODAY, ...details });
  if (refused && !(outcomeType === "dead_on_arrival" && refused.status === 409 && before === "Reserved")) {
    expect(answer.statusCode).toBe(refused.status);
    expect(answer.json().message).toMatch(refused.message);
    expect([await statusOf(animal), await latestStayOf(staff(), animal)]).toEqual([before, stay]);
    return;
  }
  if (outcomeType === "dead_on_arrival") {
    expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, "outcomeType"]);
    expect([await statusOf(animal), await latestStayOf(staff(), animal)]).toEqual([before, stay]);
    return;
  }
  expect(answer.statusCode, answer.body).toBe(200);
  expect(await statusOf(animal)).toBe(outcomeType === "adoption" ? "Adopted" : "Left");
  await after?.(animal, id, outcomeType);
  const again = await staff().post(`${path}/reopen`, { reason: "A slip." });
  expect(again.statusCode, again.body).toBe(200);
  expect(await statusOf(animal)).toBe(before);
  await reopened?.(animal, id);
}

describe.each([...OTHERS, ...ADOPTIONS, ...HOLDS, ...PLACEMENTS])("with $what", (open) => {
  test("each outcome does what the rules say, and can be taken back", async () => {
    await Promise.all(OUTCOME_TYPES.map((outcome) => endWith(outcome, open)));
  });
});
