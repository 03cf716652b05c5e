import { afterEach, describe, expect, test } from "vitest";
import { FORM_STATUSES } from "../../../src/contract/animals/animal-form.ts";
import { deriveStatuses } from "../../../src/server/animals/stays/stay.status.ts";
import { adoptionAt, assembleCast, handOver } from "../support/adoption-cast.ts";
import { violatedInvariants } from "../support/adoption-invariants.ts";
import { auditOf } from "../support/answers.ts";
import { startAppForFile } from "../support/app.ts";
import { buildAnimal } from "../support/builders.ts";
import { aUser, lettersTo, type Person } from "../support/people.ts";

const shelter = await startAppForFile();
const cast = await assembleCast(shelter);
afterEach(async () => expect(await violatedInvariants(shelter.db)).toEqual([]));

const HELD = "The status of this animal belongs to its adoption until that is over.";
const put = (animal: number, status: string) => cast.outsider.client.put(`/api/animals/${animal}`, { status });
const statusOf = async (id: number) => (await cast.admin.client.get(`/api/animals/${id}`)).json().status;
const adoptionOf = async (id: number) => (await cast.admin.client.get(`/api/adoptions/${id}`)).json();
const eventsOf = async (id: number) => (await adoptionOf(id)).history.map(({ event }: { event: string }) => event);
const applyFor = async (animalId: number, person?: Person) => {
  const { client } = person ?? (await aUser(shelter));
  return client.post("/api/adoptions/applications", { animalId, applicationLetter: "Please." });
};
const newAnimal = () => buildAnimal(shelter.db, { name: "Figa", animal_group_id: cast.group });

/** The earlier adoptions of an animal that can be applied for. */
const PASTS = {
  "new to the shelter": newAnimal,
  "given away by a form and back": async () => {
    const animal = await newAnimal();
    for (const status of ["Adopted", "Available"]) expect((await put(animal, status)).statusCode).toBe(200);
    return animal;
  },
  "adopted and returned": async () => {
    const { animalId } = await completed();
    expect((await put(animalId, "Available")).json().status).toBe("Available");
    return animalId;
  },
} as const;

async function completed(person?: Person, animal?: number) {
  const adopter = person ?? (await aUser(shelter));
  const adoption = await adoptionAt(shelter, cast, 6, adopter, animal ?? (await newAnimal()));
  const path = `/api/adoptions/${adoption.id}/contract/accept`;
  expect((await adopter.client.post(path, { accepted: true })).statusCode).toBe(200);
  await handOver(cast, adoption.id);
  return { ...adoption, adopter };
}

async function applicationAt(stage: number, animal: number) {
  const adopter = await aUser(shelter);
  return { ...(await adoptionAt(shelter, cast, stage, adopter, animal)), adopter };
}

/** Every status of the form with an application at every stage: the answer, and the animal's status after it. */
const COMBINATIONS = Object.keys(PASTS).flatMap((past) =>
  FORM_STATUSES.flatMap((wanted) =>
    [0, 1, 2, 3, 4, 5, 6].map((stage) => ({
      past: past as keyof typeof PASTS,
      wanted,
      stage,
      answer: stage >= 5 ? 409 : 200,
      refusal: stage >= 5 ? HELD : undefined,
      becomes: stage >= 5 ? "Reserved" : wanted,
    })),
  ),
);

describe("the form of an animal that can be applied for", () => {
  test.each(COMBINATIONS)("$past, application at stage $stage: $wanted is $answer", async (combination) => {
    const { past, wanted, stage, answer, refusal, becomes } = combination;
    const animal = await PASTS[past]();
    const applications = stage === 0 ? [] : [await applicationAt(1, animal), await applicationAt(stage, animal)];

    const response = await put(animal, wanted);
    expect(response.statusCode).toBe(answer);
    expect(response.json().message).toBe(refusal);
    expect(await statusOf(animal)).toBe(becomes);

    const hasGone = becomes === "Adopted";
    for (const { id, adopter } of applications) {
      expect((await adoptionOf(id)).outcome).toBe(hasGone ? "rejected" : null);
      expect((await lettersTo(shelter, adopter)).at(-1)?.subject === "Figa has found a home").toBe(hasGone);
      const late = await cast.admin.client.post(`/api/adoptions/${id}/reject`, { note: "Late." });
      expect(late.statusCode).toBe(hasGone ? 409 : 200);
    }
    expect(await statusOf(animal)).toBe(hasGone ? "Adopted" : "Available");
    expect((await applyFor(animal)).statusCode).toBe(hasGone ? 409 : 201);
  });
});

describe("the form of an adopted animal", () => {
  test("with an adoption: Adopted changes nothing, Available records a return once", async () => {
    const { id, animalId, adopter } = await completed();
    expect((await put(animalId, "Adopted")).json().status).toBe("Adopted");
    expect(await adoptionOf(id)).toMatchObject({ outcome: "completed", returnedAt: null });
    const letters = await lettersTo(shelter, adopter);
    for (const _again of [1, 2]) expect((await put(animalId, "Available")).json().status).toBe("Available");
    expect(await adoptionOf(id)).toMatchObject({
      outcome: "completed",
      currentStageType: 6,
      currentStageStatus: 2,
      returnedAt: "2026-11-20T11:00:00.000Z",
      actions: [],
    });
    expect((await eventsOf(id)).filter((event: string) => event === "returned")).toHaveLength(1);
    expect(await lettersTo(shelter, adopter)).toEqual(letters);
    const audit = await auditOf(shelter, "adoption", id);
    expect(audit.filter(({ action }) => action === "returned")).toHaveLength(1);
  });

  test("a returned animal can be applied for by anybody, adopted and returned again", async () => {
    const first = await completed();
    await put(first.animalId, "Available");
    const offered = await cast.visitor.get("/api/animals?availableFor=Adoption&pageSize=500");
    expect(offered.json().items.map(({ id }: { id: number }) => id)).toContain(first.animalId);
    const second = await completed(first.adopter, first.animalId);
    expect(await statusOf(first.animalId)).toBe("Adopted");
    expect((await applyFor(first.animalId)).statusCode).toBe(409);
    await put(first.animalId, "Available");
    expect((await adoptionOf(second.id)).returnedAt).not.toBeNull();
    expect((await applyFor(first.animalId)).statusCode).toBe(201);
  });

  test("an application that stayed open when an older version gave the animal away cannot be approved", async () => {
    const { id, animalId } = await adoptionAt(shelter, cast, 4, await aUser(shelter), await newAnimal());
    const away = { outcome_on: "2026-11-20", outcome_type: "adoption" } as const;
    await shelter.db.updateTable("stays").set(away).where("animal_id", "=", animalId).execute();
    await deriveStatuses(shelter.db, [animalId], "2026-11-20");
    const yes = await cast.admin.client.post(`/api/adoptions/${id}/main-caretaker/decision`, { approved: true });
    expect(yes.statusCode).toBe(409);
    expect(yes.json()).toMatchObject({ present: { currentStageType: 4 } });
    const no = await cast.admin.client.post(`/api/adoptions/${id}/main-caretaker/decision`, { approved: false });
    expect(no.statusCode).toBe(200);
    expect(await statusOf(animalId)).toBe("Adopted");
  });
});

describe("two changes at the same time", () => {
  test("a form that sets Adopted and an approval by the main caretaker: one of them succeeds", async () => {
    for (let turn = 0; turn < 6; turn++) {
      const { id, animalId } = await adoptionAt(shelter, cast, 4, await aUser(shelter), await newAnimal());
      const decide = () => cast.admin.client.post(`/api/adoptions/${id}/main-caretaker/decision`, { approved: true });
      const calls = [() => put(animalId, "Adopted"), decide];
      const answers = await Promise.all((turn % 2 ? calls.reverse() : calls).map((call) => call()));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      const isReserved = (await adoptionOf(id)).outcome === null;
      expect(await statusOf(animalId)).toBe(isReserved ? "Reserved" : "Adopted");
    }
  });

  test("a form that sets Adopted and new applications: none stays open", async () => {
    for (let turn = 0; turn < 4; turn++) {
      const animal = await newAnimal();
      const people = await Promise.all([1, 2, 3].map(() => aUser(shelter)));
      const answers = await Promise.all([
        ...people.slice(0, turn % 3).map((person) => applyFor(animal, person)),
        put(animal, "Adopted"),
        ...people.slice(turn % 3).map((person) => applyFor(animal, person)),
      ]);
      for (const { statusCode } of answers) expect([200, 201, 409]).toContain(statusCode);
      const open = await cast.admin.client.get("/api/adoptions?open=true&pageSize=500");
      expect(open.json().items.filter(({ animalId }: { animalId: number }) => animalId === animal)).toEqual([]);
    }
  });

  test("the same return sent twice is recorded once", async () => {
    const { id, animalId } = await completed();
    const answers = await Promise.all(Array.from({ length: 8 }, () => put(animalId, "Available")));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect((await eventsOf(id)).filter((event: string) => event === "returned")).toHaveLength(1);
  });
});
