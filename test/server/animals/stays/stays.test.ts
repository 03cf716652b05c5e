import { afterEach, describe, expect, test } from "vitest";
import { OUTCOME_TYPES } from "../../../../src/contract/animals/stays.ts";
import { adoptionAt, assembleCast, handOver } from "../../support/adoption-cast.ts";
import { violatedInvariants } from "../../support/adoption-invariants.ts";
import { auditOf, statusesOf } from "../../support/answers.ts";
import { startAppForFile } from "../../support/app.ts";
import { buildAnimal } from "../../support/builders.ts";
import { aUser } from "../../support/people.ts";
import { rowOf } from "../../support/rows.ts";
import { inShort, latestStayOf, staysOf } from "../../support/stay-cast.ts";

const TODAY = "2026-11-20";
const shelter = await startAppForFile();
const cast = await assembleCast(shelter);
afterEach(async () => expect(await violatedInvariants(shelter.db)).toEqual([]));

const staff = () => cast.outsider.client;
const animalOf = async (id: number) => (await staff().get(`/api/animals/${id}`)).json();
const newAnimal = () => buildAnimal(shelter.db, { name: "Figa", animal_group_id: cast.group });
const takeIn = (animal: number, body: object) => staff().post(`/api/animals/${animal}/stays`, body);
const leave = async (animal: number, body: object) =>
  staff().post(`/api/stays/${(await latestStayOf(staff(), animal)).id}/outcome`, body);
const died = { outcomeType: "died", outcomeOn: TODAY };

async function adopted() {
  const adopter = await aUser(shelter);
  const adoption = await adoptionAt(shelter, cast, 6, adopter);
  await adopter.client.post(`/api/adoptions/${adoption.id}/contract/accept`, { accepted: true });
  await handOver(cast, adoption.id);
  return { ...adoption, adopter };
}

describe("the specification's calls", () => {
  test("the handover after a contract ends the stay; its return begins the next one", async () => {
    const { id, animalId } = await adopted();
    expect((await animalOf(animalId)).stay).toMatchObject({ outcomeOn: TODAY, outcomeType: "adoption" });
    expect(await latestStayOf(staff(), animalId)).toMatchObject({ adoptionId: id, actions: ["edit", "takeIn"] });
    await staff().put(`/api/animals/${animalId}`, { status: "Available" });
    expect((await staysOf(staff(), animalId)).map(inShort)).toEqual([
      `${TODAY} adoption_return`,
      `2026-10-01 stray ${TODAY} adoption`,
    ]);
    expect((await latestStayOf(staff(), animalId)).returnedAdoptionId).toBe(id);
    expect((await animalOf(animalId)).arrivalDate).toBe("2026-10-01");
  });

  test("an animal may be given away and come back many times on one day", async () => {
    const animal = await newAnimal();
    for (const status of ["Adopted", "Available", "Adopted", "Available", "Adopted", "Available"]) {
      expect((await staff().put(`/api/animals/${animal}`, { status })).json().status).toBe(status);
    }
    expect(await staysOf(staff(), animal)).toHaveLength(4);
  });

  test("another arrival date moves the latest intake, but not into the stay before it", async () => {
    const animal = await newAnimal();
    const move = (arrivalDate: string) => staff().put(`/api/animals/${animal}`, { arrivalDate });
    expect((await move("2026-09-01")).json().stay.intakeOn).toBe("2026-09-01");
    await leave(animal, { ...died, outcomeType: "return_to_owner", outcomeOn: "2026-11-01" });
    expect((await move("2026-11-02")).statusCode).toBe(409);
    await takeIn(animal, { intakeType: "stray", intakeOn: "2026-11-10" });
    expect((await move("2026-10-31")).json().message).toBe(
      "The animal was in the shelter on this day already, in another stay.",
    );
    expect((await move("2026-11-05")).json()).toMatchObject({ arrivalDate: "2026-11-05" });
    expect((await staysOf(staff(), animal)).map(inShort)).toEqual([
      "2026-11-05 stray",
      "2026-09-01 stray 2026-11-01 return_to_owner",
    ]);
  });

  test("visitors see no stay", async () => {
    const animal = await newAnimal();
    expect((await cast.visitor.get(`/api/animals/${animal}`)).json()).not.toHaveProperty("stay");
    const { items } = (await cast.visitor.get("/api/animals?pageSize=1")).json();
    expect(items[0]).not.toHaveProperty("stay");
    expect((await staff().get("/api/animals?pageSize=1")).json().items[0].stay).toMatchObject({ intakeType: "stray" });
  });
});

describe("an outcome", () => {
  test.each(OUTCOME_TYPES.filter((type) => type !== "dead_on_arrival"))(
    "%s ends the stay and the applications",
    async (outcomeType) => {
      const adopter = await aUser(shelter);
      const { id, animalId } = await adoptionAt(shelter, cast, 3, adopter, await newAnimal());
      const decided = { condition: "unhealthy_untreatable", reason: "Old age.", decidedBy: "Dr Ewa Lis" };
      const answer = await leave(animalId, { outcomeType, outcomeOn: TODAY, ...decided });
      const isDead = ["died", "euthanasia"].includes(outcomeType);
      const actions = isDead ? ["edit", "reopen"] : ["edit", "reopen", "takeIn"];
      expect(answer.json()).toMatchObject({ outcomeType, outcomeOn: TODAY, actions });
      const status = outcomeType === "adoption" ? "Adopted" : "Left";
      expect((await animalOf(animalId)).status).toBe(status);
      expect((await adopter.client.get(`/api/adoptions/${id}`)).json()).toMatchObject({ outcome: "rejected" });
      const letter = await shelter.db.selectFrom("letters").select("subject").orderBy("id", "desc").executeTakeFirst();
      expect(letter?.subject).toBe(status === "Adopted" ? "Figa has found a home" : "Your application for Figa");
      expect((await adopter.client.get(`/api/animals/${animalId}`)).statusCode).toBe(status === "Adopted" ? 200 : 404);
      expect((await cast.visitor.get(`/animal/${animalId}`)).statusCode).toBe(status === "Adopted" ? 200 : 404);
    },
  );

  test("names every field that is not right", async () => {
    const animal = await newAnimal();
    const fieldsOf = async (body: object) =>
      (await leave(animal, body))
        .json()
        .errors.map(({ field, errors }: { field: string; errors: string[] }) => [field, ...errors]);
    expect(await fieldsOf({ outcomeType: "sold", outcomeOn: "2026-11-21" })).toEqual([
      ["outcomeType", "Choose how the stay ended."],
      ["outcomeOn", "The day cannot be in the future."],
    ]);
    expect(await fieldsOf({ outcomeType: "euthanasia", outcomeOn: TODAY })).toEqual([
      ["condition", "Condition is required."],
      ["reason", "Reason is required."],
      ["decidedBy", "Name the vet who decided."],
    ]);
    expect(await fieldsOf({ ...died, outcomeOn: "2026-09-30" })).toEqual([
      ["outcomeOn", "The outcome cannot be before the intake."],
    ]);
    expect(await fieldsOf({ ...died, outcomeOn: "2026-02-30" })).toEqual([["outcomeOn", "Use a day as YYYY-MM-DD."]]);
    expect((await fieldsOf({ ...died, outcomeType: "dead_on_arrival" }))[0][0]).toBe("outcomeType");
  });

  test("of one stay by eight people at once: one wins, the others read what happened", async () => {
    const animal = await newAnimal();
    const { id } = await latestStayOf(staff(), animal);
    const answers = await Promise.all(Array.from({ length: 8 }, () => staff().post(`/api/stays/${id}/outcome`, died)));
    expect(statusesOf(answers)).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    const lost = answers.find(({ statusCode }) => statusCode === 409);
    expect(lost?.json().message).toBe(`This stay is over already: died, ${TODAY}.`);
  });

  test("of a stay that is not there: 404", async () => {
    expect((await staff().post("/api/stays/999999/outcome", died)).json().message).toBe("Stay not found.");
    const archived = await buildAnimal(shelter.db, { archived_at: new Date() });
    const { id } = await rowOf(shelter.db, "stays", { animal_id: archived });
    expect((await staff().post(`/api/stays/${id}/outcome`, died)).statusCode).toBe(404);
  });
});

describe("a mistaken outcome", () => {
  test("is opened again, and what it said is kept with the reason", async () => {
    const animal = await newAnimal();
    const { id } = (await leave(animal, { ...died, reason: "Parvovirus" })).json();
    expect((await staff().post(`/api/stays/${id}/reopen`, { reason: " " })).json().errors[0].field).toBe("reason");
    const reopened = await staff().post(`/api/stays/${id}/reopen`, { reason: "Wrong animal." });
    expect(reopened.json()).toMatchObject({ outcomeOn: null, outcomeReason: "", actions: ["edit", "outcome"] });
    expect((await animalOf(animal)).status).toBe("Available");
    const { items } = (await staff().get(`/api/animals/${animal}/life`)).json();
    expect(items[0]).toMatchObject({ kind: "reopened", title: "died", details: { reason: "Wrong animal." } });
    expect((await staff().post(`/api/stays/${id}/reopen`, { reason: "Again." })).statusCode).toBe(409);
  });

  test("is not opened again when a contract ended the stay, or when the animal has been back", async () => {
    const { animalId } = await adopted();
    const { id } = await latestStayOf(staff(), animalId);
    const byContract = await staff().post(`/api/stays/${id}/reopen`, { reason: "Mistake." });
    expect(byContract.json().message).toBe(
      "A contract ended this stay. Take the handover back in the adoption on the same day, or record a return.",
    );
    const animal = await newAnimal();
    const first = (await leave(animal, { ...died, outcomeType: "lost" })).json();
    await takeIn(animal, { intakeType: "stray", intakeOn: TODAY });
    const late = await staff().post(`/api/stays/${first.id}/reopen`, { reason: "Mistake." });
    expect(late.json().message).toBe("Only the latest stay of an animal can be opened again.");
  });
});

describe("an intake", () => {
  test("of an animal that is here is refused; of one that left, it is available again", async () => {
    const animal = await newAnimal();
    const again = { intakeType: "stray", intakeOn: TODAY };
    expect((await takeIn(animal, again)).json().message).toBe(
      "This animal is in the shelter already. Record how this stay ended first.",
    );
    await leave(animal, { ...died, outcomeType: "return_to_owner", outcomeOn: "2026-11-10" });
    expect((await takeIn(animal, { ...again, intakeOn: "2026-11-09" })).statusCode).toBe(409);
    const answers = await Promise.all([1, 2, 3, 4].map(() => takeIn(animal, again)));
    expect(statusesOf(answers)).toEqual([201, 409, 409, 409]);
    expect(await animalOf(animal)).toMatchObject({ status: "Available", arrivalDate: TODAY });
  });

  test("as a return says who brought the animal and why, and may warn of the adopter", async () => {
    const { id, animalId, adopter } = await adopted();
    const answer = await takeIn(animalId, {
      intakeType: "adoption_return",
      intakeOn: TODAY,
      broughtBy: "A neighbour",
      reason: "Left alone for days.",
      flagAdopter: true,
    });
    expect(answer.json()).toMatchObject({ returnedAdoptionId: id, broughtBy: "A neighbour" });
    const adoption = (await cast.admin.client.get(`/api/adoptions/${id}`)).json();
    expect(adoption.returnedAt).not.toBeNull();
    const next = await adoptionAt(shelter, cast, 1, adopter);
    expect((await cast.admin.client.get(`/api/adoptions/${next.id}`)).json().warnings).toContain(
      `This person was flagged: An animal that this person adopted came back on ${TODAY}. Left alone for days.`,
    );
    await cast.admin.client.put(`/api/employees/${cast.admin.id}`, { language: "pl" });
    const { warnings } = (await cast.admin.client.get(`/api/adoptions/${next.id}`)).json();
    await cast.admin.client.put(`/api/employees/${cast.admin.id}`, { language: "en" });
    expect(warnings).toContain(
      `Uwaga dotycząca tej osoby: Powrót zwierzęcia z\u00a0adopcji: ${TODAY}. Left alone for days.`,
    );
    expect((await adoptionAt(shelter, cast, 6, await aUser(shelter), animalId)).id).toBeGreaterThan(id);
  });

  test("as a stray after an adoption leaves that adoption as it was", async () => {
    const { id, animalId, adopter } = await adopted();
    await takeIn(animalId, { intakeType: "stray", intakeOn: TODAY });
    expect((await cast.admin.client.get(`/api/adoptions/${id}`)).json().returnedAt).toBeNull();
    expect((await adopter.client.get(`/api/animals/${animalId}/own-adoption`)).json()).toEqual({ ownAdoption: null });
  });

  test("of an animal that is brought in dead ends at once", async () => {
    const animal = await newAnimal();
    await leave(animal, { ...died, outcomeType: "return_to_owner", outcomeOn: "2026-11-10" });
    const answer = await takeIn(animal, { intakeType: "dead_on_arrival", intakeOn: "2026-11-12" });
    expect(answer.json()).toMatchObject({ outcomeType: "dead_on_arrival", outcomeOn: "2026-11-12", actions: ["edit"] });
    expect((await animalOf(animal)).status).toBe("Left");
  });
});

describe("an animal that has left", () => {
  test("is staff's alone: in no public list, with no page, no appointment and no status by the form", async () => {
    const animal = await newAnimal();
    await leave(animal, died);
    const listed = async (client: typeof cast.visitor, query: string) =>
      (await client.get(`/api/animals?pageSize=500&${query}`)).json().items.map(({ id }: { id: number }) => id);
    expect(await listed(cast.visitor, "")).not.toContain(animal);
    expect(await listed(cast.visitor, "status=left")).toEqual([]);
    expect(await listed(staff(), "status=left")).toContain(animal);
    expect(await listed(staff(), "availableFor=Appointment")).not.toContain(animal);
    for (const status of ["Available", "Adopted"]) {
      expect((await staff().put(`/api/animals/${animal}`, { status })).statusCode).toBe(409);
    }
    expect((await staff().put(`/api/animals/${animal}`, { name: "Rex" })).statusCode).toBe(200);
    expect((await cast.visitor.get(`/api/animal-groups/animals/${animal}/attribute-scores`)).statusCode).toBe(404);
  });
});

describe("the time line", () => {
  test("has everything, newest first, and adoptions only for those who may see them", async () => {
    const { animalId } = await adopted();
    const kinds = async (client: typeof cast.visitor) =>
      (await client.get(`/api/animals/${animalId}/life`)).json().items.map(({ kind }: { kind: string }) => kind);
    const all = await kinds(cast.admin.client);
    expect(all.filter((kind: string) => kind === "adoption")).toHaveLength(8);
    expect(all.at(-1)).toBe("intake");
    expect(await kinds(cast.outsider.client)).toEqual(["outcome", "intake"]);
    expect((await staff().get("/api/animals/999999/life")).statusCode).toBe(404);
  });

  test("what staff do is in the audit log", async () => {
    const animal = await newAnimal();
    const { id } = (await leave(animal, died)).json();
    await staff().post(`/api/stays/${id}/reopen`, { reason: "Mistake." });
    expect(await auditOf(shelter, "stay", id)).toMatchObject([{ action: "outcome" }, { action: "reopen" }]);
  });
});
