import { describe, expect, test } from "vitest";
import { HANDOVER_ACTIONS } from "../../../src/contract/adoption/handovers.ts";
import { VISIT_ACTIONS } from "../../../src/contract/adoption/visits.ts";
import { STAY_ACTIONS } from "../../../src/contract/animals/stays.ts";
import { TREATMENT_ACTIONS } from "../../../src/contract/animals/treatments.ts";
import { adoptionAt, assembleCast, HANDED_OVER } from "../support/adoption-cast.ts";
import { startAppForFile } from "../support/app.ts";
import { buildAnimal, buildStay, removeStays } from "../support/builders.ts";
import { aUser } from "../support/people.ts";
import { latestStayOf, staysOf } from "../support/stay-cast.ts";

// Records in each of their states, and each of their actions: what `actions` names is possible, anything else is refused in
// words and changes nothing.

const TODAY = "2026-11-20";
const shelter = await startAppForFile();
const cast = await assembleCast(shelter);
const staff = cast.admin.client;

type Answer = { statusCode: number; json(): { message: string } };
type Kept = {
  actions(): Promise<readonly string[]>;
  take: Readonly<Record<string, () => Promise<Answer>>>;
  /** What is so already: to say it once more changes nothing and is no mistake. */
  isSo?: string | undefined;
};
type Kind = { actions: readonly string[]; states: Readonly<Record<string, () => Promise<Kept>>> };

const newAnimal = () => buildAnimal(shelter.db, { type: "Cat", animal_group_id: cast.group });
const adopted = async (stage: number) => adoptionAt(shelter, cast, stage, await aUser(shelter), await newAnimal());

async function stay(animal: number, id?: number): Promise<Kept> {
  const of = id ?? (await latestStayOf(staff, animal)).id;
  return {
    actions: async () => (await staysOf(staff, animal)).find((one) => one.id === of)?.actions ?? [],
    take: {
      edit: () => staff.put(`/api/stays/${of}`, { paidBy: "Gmina" }),
      outcome: () => staff.post(`/api/stays/${of}/outcome`, { outcomeType: "transfer_out", outcomeOn: TODAY }),
      reopen: () => staff.post(`/api/stays/${of}/reopen`, { reason: "A mistake." }),
      takeIn: () => staff.post(`/api/animals/${animal}/stays`, { intakeType: "stray", intakeOn: TODAY }),
    },
  };
}
const ended =
  (outcomeType: string, more: object = {}) =>
  async () => {
    const animal = await newAnimal();
    const { id } = await latestStayOf(staff, animal);
    const answer = await staff.post(`/api/stays/${id}/outcome`, { outcomeType, outcomeOn: TODAY, ...more });
    expect(answer.statusCode).toBe(200);
    return stay(animal);
  };
const euthanasia = { condition: "unhealthy_untreatable", reason: "In pain.", decidedBy: "Dr Nowak" };

async function visit(state: "booked" | "cancelled" | "done" | "missed", hour: string, kind: "visit" | "fetching") {
  const { id: adoption, animalId } = await adopted(kind === "fetching" ? 7 : 2);
  const user = (await shelter.db
    .selectFrom("adoptions")
    .select("user_id")
    .where("id", "=", adoption)
    .executeTakeFirstOrThrow()) as { user_id: number };
  const at = new Date("2026-11-01T10:00:00Z");
  const { id } = await shelter.db
    .insertInto("visits")
    .values({
      ...{ kind, animal_id: animalId, ...user, adoption_id: kind === "fetching" ? adoption : null, minutes: 30, state },
      ...{ starts_at: new Date(`2026-11-20T${hour}:00Z`), booked_at: at, told_at: at },
      cancelled_by: state === "cancelled" ? "shelter" : null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const say = (outcome: string) => () => staff.post(`/api/visits/${id}/outcome`, { outcome });
  return {
    actions: async () => (await staff.get(`/api/visits/${id}`)).json().actions,
    take: {
      cancel: () => staff.post(`/api/visits/${id}/cancel`),
      move: () => staff.put(`/api/visits/${id}`, { startsAt: "2026-11-23T15:00" }),
      done: say("done"),
      missed: say("missed"),
    },
    isSo: { booked: undefined, cancelled: "cancel", done: "done", missed: "missed" }[state],
  };
}

async function dose(end: "planned" | "given" | "skipped", isGone = false): Promise<Kept> {
  const animal = await newAnimal();
  const kinds = (await staff.get("/api/treatment-kinds")).json().items;
  const kind = kinds.find((one: { species: string | null; needsBatch: boolean; category: string }) => {
    return one.species !== "Dog" && !one.needsBatch && one.category !== "test";
  });
  const added = await staff.post(`/api/animals/${animal}/treatments`, { kindId: kind.id, dueOn: TODAY });
  const { id } = added.json();
  const take = {
    give: () => staff.post("/api/treatments/give", { treatmentIds: [id], on: TODAY }),
    skip: () => staff.post(`/api/treatments/${id}/skip`, { reason: "Ill." }),
    correct: () => staff.put(`/api/treatments/${id}`, { note: "A half." }),
    undo: () => staff.post("/api/treatments/undo", { treatmentIds: [id] }),
  };
  if (end === "given") expect((await take.give()).statusCode).toBe(200);
  if (end === "skipped") expect((await take.skip()).statusCode).toBe(200);
  if (isGone) {
    const { id: stayId } = await latestStayOf(staff, animal);
    await staff.post(`/api/stays/${stayId}/outcome`, { outcomeType: "transfer_out", outcomeOn: TODAY });
  }
  return {
    actions: async () => {
      const { items } = (await staff.get(`/api/animals/${animal}/treatments`)).json();
      return items.find((one: { id: number }) => one.id === id)?.actions ?? [];
    },
    take,
  };
}

async function handover(stage: number, change?: (id: number) => Promise<unknown>): Promise<Kept> {
  const { id } = await adopted(stage);
  await change?.(id);
  return {
    actions: async () => (await staff.get(`/api/adoptions/${id}`)).json().handover?.actions ?? [],
    take: {
      agree: () => staff.put(`/api/adoptions/${id}/fetching`, { startsAt: "2026-11-23T15:00" }),
      handOver: () => staff.post(`/api/adoptions/${id}/hand-over`, {}),
      callOff: () => staff.post(`/api/adoptions/${id}/hand-over/call-off`, { reason: "Nobody came." }),
      undo: () => staff.post(`/api/adoptions/${id}/hand-over/undo`),
    },
  };
}

const KINDS: Readonly<Record<string, Kind>> = {
  "a stay": {
    actions: STAY_ACTIONS,
    states: {
      open: async () => stay(await newAnimal()),
      "over: transferred": ended("transfer_out"),
      "over: lost": ended("lost"),
      "over: died": ended("died"),
      "over: euthanised": ended("euthanasia", euthanasia),
      "over: adopted by the form": ended("adoption"),
      "over: handed over": async () => stay((await adopted(HANDED_OVER)).animalId),
      "of an earlier time": async () => {
        const { animal, id } = await twice();
        return stay(animal, id);
      },
      "dead on arrival": async () => {
        const animal = await newAnimal();
        await removeStays(shelter.db, animal);
        const brought = { intakeType: "dead_on_arrival", intakeOn: TODAY };
        expect((await staff.post(`/api/animals/${animal}/stays`, brought)).statusCode).toBe(201);
        return stay(animal);
      },
    },
  },
  "a visit": {
    actions: VISIT_ACTIONS,
    states: {
      "to come": () => visit("booked", "14:00", "visit"),
      begun: () => visit("booked", "10:00", "visit"),
      cancelled: () => visit("cancelled", "14:00", "visit"),
      done: () => visit("done", "10:00", "visit"),
      missed: () => visit("missed", "10:00", "visit"),
      "to come, to fetch an animal": () => visit("booked", "14:00", "fetching"),
      "begun, to fetch an animal": () => visit("booked", "10:00", "fetching"),
      "over, to fetch an animal": () => visit("done", "10:00", "fetching"),
    },
  },
  "a dose": {
    actions: TREATMENT_ACTIONS,
    states: {
      planned: () => dose("planned"),
      given: () => dose("given"),
      skipped: () => dose("skipped"),
      "given, of an animal that has left": () => dose("given", true),
      "skipped, of an animal that has left": () => dose("skipped", true),
    },
  },
  "a handover": {
    actions: HANDOVER_ACTIONS,
    states: {
      "before the contract": () => handover(6),
      waiting: () => handover(7),
      "handed over": () => handover(HANDED_OVER),
      "called off": () => handover(7, (id) => staff.post(`/api/adoptions/${id}/hand-over/call-off`, { reason: "No." })),
      "come back": () =>
        handover(HANDED_OVER, async (id) => {
          const { animalId } = (await staff.get(`/api/adoptions/${id}`)).json();
          await staff.post(`/api/animals/${animalId}/stays`, { intakeType: "adoption_return", intakeOn: TODAY });
        }),
    },
  },
};

/** An animal that has been here before. @returns it, and its earlier stay */
async function twice() {
  const animal = await newAnimal();
  const past = { intake_on: "2025-01-01", outcome_on: "2025-02-01", outcome_type: "transfer_out" as const };
  return { animal, id: await buildStay(shelter.db, { animal_id: animal, intake_type: "stray", ...past }) };
}

describe.each(Object.entries(KINDS))("%s", (_kind, { actions, states }) => {
  test.each(Object.entries(states))(
    "%s: what its actions do not name is refused, what they name is done",
    async (_state, make) => {
      const record = await make();
      const offered = await record.actions();
      for (const action of actions.filter((one) => !offered.includes(one))) {
        const refused = await record.take[action]?.();
        expect([action, refused?.statusCode]).toEqual([action, action === record.isSo ? 200 : 409]);
        if (action !== record.isSo) expect(refused?.json().message).toMatch(/\w.*[.!?]$/);
      }
      expect(await record.actions()).toEqual(offered);
      for (const action of offered) {
        const done = await (await make()).take[action]?.();
        expect([action, done?.statusCode]).toEqual([action, action === "takeIn" ? 201 : 200]);
      }
    },
  );
});
