import { describe, expect, test } from "vitest";
import { adoptionAt, assembleCast } from "../support/adoption-cast.ts";
import { startAppForFile } from "../support/app.ts";
import { buildAnimal, monthsOld } from "../support/builders.ts";
import { aUser } from "../support/people.ts";
import { changeRows, rowOf, rowsOf } from "../support/rows.ts";

const shelter = await startAppForFile();
const cast = await assembleCast(shelter);
const { admin } = cast;

const aDog = (given = {}) => buildAnimal(shelter.db, { animal_group_id: cast.group, ...given });
const aCat = (given = {}) => aDog({ type: "Cat", ...given });
const approve = (id: number, body: object = {}) =>
  admin.client.post(`/api/adoptions/${id}/home-check/complete`, { approved: true, ...body });
const read = async (id: number) => (await admin.client.get(`/api/adoptions/${id}`)).json();
const kindsOf = ({ cautions }: { cautions: { kind: string }[] }) => cautions.map(({ kind }) => kind);

/** Walks that took place. */
async function walk(animalId: number, userId: number, count: number) {
  for (let n = 1; n <= count; n++) {
    const visit = { animal_id: animalId, user_id: userId, minutes: 45 };
    const booked_at = new Date("2026-11-01T10:00:00Z");
    const starts_at = new Date(`2026-11-0${n + 1}T10:00:00Z`);
    await shelter.db
      .insertInto("visits")
      .values({ ...visit, kind: "visit", state: "done", starts_at, booked_at, told_at: booked_at })
      .execute();
  }
}

/** A dose that a rule of the shelter has planned, which was due on a day. */
async function plan(
  animalId: number,
  { category = "vaccine" as "vaccine" | "antiparasitic", dueOn = "2026-11-03", recordedAt = "2026-11-01" } = {},
) {
  const { id: stay_id } = await rowOf(shelter.db, "stays", { animal_id: animalId });
  const rule = await shelter.db
    .selectFrom("treatment_rules as r")
    .innerJoin("treatment_kinds as k", "k.id", "r.kind_id")
    .select(["r.id", "r.kind_id"])
    .where("k.category", "=", category)
    .where("r.species", "=", category === "vaccine" ? "Cat" : "Dog")
    .orderBy("r.id", "desc")
    .executeTakeFirstOrThrow();
  await changeRows(shelter.db, "treatment_rules", rule.id, { active_since: "2020-01-01" });
  const { id } = await shelter.db
    .insertInto("treatments")
    .values({
      animal_id: animalId,
      stay_id,
      kind_id: rule.kind_id,
      rule_id: rule.id,
      state: "planned",
      due_on: dueOn,
      recorded_at: new Date(recordedAt),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { treatmentId: id, ruleId: rule.id };
}

describe("walks that the shelter asks for", () => {
  test("keep the contract back: 409 that says so, until a reason is given, which stays in the history", async () => {
    const { id } = await adoptionAt(shelter, cast, 5, cast.adopter, await aDog());
    expect((await read(id)).cautions).toEqual([
      { kind: "walks", text: "Walks before the adoption: 0 of 2 have taken place.", weight: "reason" },
    ]);
    const refused = await approve(id);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: "caution",
      cautions: [{ kind: "walks" }],
      message: "Something is missing before the contract. Give a reason to go on all the same.",
    });
    expect((await read(id)).currentStageType).toBe(5);
    const went = await approve(id, { despite: "  They walked her at the foster home.  ", saw: ["walks"] });
    expect(went.json()).toMatchObject({ currentStageType: 6, currentStageStatus: 1 });
    const reason = { despite: "They walked her at the foster home.", cautions: ["walks"] };
    expect(went.json().history.at(-1)).toMatchObject({ event: "home-check/complete", ...reason });
    const adopters = (await cast.adopter.client.get(`/api/adoptions/${id}`)).json();
    expect(adopters.history.at(-1)).toMatchObject({ despite: "", cautions: [] });
    expect(adopters.cautions).toBeUndefined();
    expect(adopters.adopterAge).toBeUndefined();
  });

  test("are asked for again when the contract is issued again", async () => {
    const { id } = await adoptionAt(shelter, cast, 5, cast.adopter, await aDog());
    await approve(id, { despite: "At the foster home." });
    const issue = (body?: object) => admin.client.post(`/api/adoptions/${id}/contract/issue`, body);
    expect((await issue()).json()).toMatchObject({ status: 409, code: "caution" });
    expect((await issue({ despite: "As before." })).json().history.at(-1)).toMatchObject({ despite: "As before." });
  });

  test("are not missing once they took place; a reason that is not needed does no harm and is not kept", async () => {
    const adopter = await aUser(shelter);
    const animal = await aDog();
    const { id } = await adoptionAt(shelter, cast, 5, adopter, animal);
    await walk(animal, adopter.id, 1);
    expect((await read(id)).cautions[0].text).toContain("1 of 2");
    expect((await approve(id)).statusCode).toBe(409);
    await shelter.db.deleteFrom("visits").where("animal_id", "=", animal).execute();
    await walk(animal, adopter.id, 2);
    expect((await read(id)).cautions).toEqual([]);
    const went = await approve(id, { despite: "At the foster home.", saw: ["walks"] });
    expect(went.json().history.at(-1)).toMatchObject({ despite: "", cautions: [] });
  });

  test.each([
    ["a cat", { type: "Cat" }],
    ["a dog under four months", monthsOld(shelter.clock, 3)],
  ] as const)("are not asked of %s: the step needs no reason", async (_name, given) => {
    const { id } = await adoptionAt(shelter, cast, 5, await aUser(shelter), await aDog(given));
    expect((await approve(id)).statusCode).toBe(200);
    expect((await admin.client.post(`/api/adoptions/${id}/contract/issue`)).statusCode).toBe(200);
  });

  test("do not hinder a no", async () => {
    const { id } = await adoptionAt(shelter, cast, 5, await aUser(shelter), await aDog());
    const answer = await admin.client.post(`/api/adoptions/${id}/home-check/complete`, { approved: false });
    expect(answer.json()).toMatchObject({ outcome: "rejected" });
  });

  test("that were left out are told of beside the walks, to staff with the reason", async () => {
    const { id } = await adoptionAt(shelter, cast, 5, cast.adopter, await aDog());
    const visits = async (person: { client: typeof admin.client }) =>
      (await person.client.get(`/api/adoptions/${id}/visits`)).json();
    expect((await visits(admin)).leftOut).toBeNull();
    await approve(id, { despite: "At the foster home." });
    expect((await visits(admin)).leftOut).toMatchObject({ reason: "At the foster home." });
    expect((await visits(admin)).leftOut.actorFullName).not.toBe("");
    expect((await visits(cast.adopter)).leftOut).toMatchObject({ reason: "", actorFullName: "" });
    await admin.client.post(`/api/adoptions/${id}/contract/withdraw`);
    expect((await visits(admin)).leftOut).toBeNull();
  });
});

describe("a reason", () => {
  test.each([
    ["", "Please say why you go on all the same."],
    ["   ", "Please say why you go on all the same."],
    ["x".repeat(501), "Use at most 500 characters."],
  ])("is 1 to 500 characters long (%#)", async (despite, text) => {
    const { id } = await adoptionAt(shelter, cast, 5, await aUser(shelter), await aDog());
    const answer = await approve(id, { despite });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([{ field: "despite", errors: [text] }]);
  });

  test("is good only for what its writer saw: what has appeared since is 409 with it", async () => {
    const animal = await aCat();
    const { id } = await adoptionAt(shelter, cast, 5, await aUser(shelter), animal);
    await plan(animal);
    const answer = await approve(id, { despite: "They walked.", saw: ["walks", "rivals"] });
    expect(answer.json()).toMatchObject({ status: 409, code: "caution", cautions: [{ kind: "treatment" }] });
    expect((await approve(id, { despite: "At their own vet.", saw: ["treatment"] })).statusCode).toBe(200);
  });

  test("is in what the person downloads, and is erased with the account", async () => {
    const adopter = await aUser(shelter);
    const { id } = await adoptionAt(shelter, cast, 5, adopter, await aDog());
    await approve(id, { despite: "Her leg hurts." });
    const held = (await adopter.client.get("/api/users/me/export")).json();
    expect(held.adoptions[0].history.at(-1).despite).toBe("Her leg hurts.");
    await admin.client.post(`/api/users/${adopter.id}/close`);
    const left = await rowsOf(shelter.db, "adoption_history", { adoption_id: id });
    expect(left.every(({ despite }) => despite === "")).toBe(true);
  });
});

describe("a required treatment", () => {
  test("that is overdue needs a reason, and is named with its day", async () => {
    const animal = await aCat();
    const { id } = await adoptionAt(shelter, cast, 5, await aUser(shelter), animal);
    const { treatmentId } = await plan(animal);
    const [caution] = (await read(id)).cautions;
    expect(caution).toMatchObject({ kind: "treatment", weight: "reason" });
    expect(caution.text).toBe("FVRCP vaccine: was due on 3 Nov 2026 and has not been given.");
    expect((await approve(id)).json()).toMatchObject({ code: "caution", cautions: [caution] });
    await admin.client.post("/api/treatments/give", { treatmentIds: [treatmentId], on: "2026-11-20", batch: "V1" });
    expect((await approve(id)).statusCode).toBe(200);
  });

  test.each([
    ["due today", { dueOn: "2026-11-20" }],
    ["no vaccination", { category: "antiparasitic" as const }],
    ["planned only today, of an intake that was entered late", { recordedAt: "2026-11-20T10:00:00Z" }],
  ])("is not what is %s", async (_name, given) => {
    const animal = await aCat();
    const { id } = await adoptionAt(shelter, cast, 5, await aUser(shelter), animal);
    await plan(animal, given);
    expect((await read(id)).cautions).toEqual([]);
    expect((await approve(id)).statusCode).toBe(200);
  });

  test("is none while its rule is switched off", async () => {
    const animal = await aCat();
    const { id } = await adoptionAt(shelter, cast, 5, await aUser(shelter), animal);
    const { ruleId } = await plan(animal);
    await changeRows(shelter.db, "treatment_rules", ruleId, { active_since: null });
    expect((await read(id)).cautions).toEqual([]);
  });
});

describe("all cautions", () => {
  test("stand in the adoption as staff read it: hold, walks, rivals, what is known of the person, and their age", async () => {
    const young = await aUser(shelter);
    const animal = await aDog();
    const other = await adoptionAt(shelter, cast, 1, await aUser(shelter), animal);
    const { id } = await adoptionAt(shelter, cast, 5, young, animal);
    await admin.client.post(`/api/animals/${animal}/holds`, { kind: "court", from: "2026-11-19", until: "2026-12-24" });
    await changeRows(shelter.db, "users", young.id, { date_of_birth: "2010-06-01" });
    await changeRows(shelter.db, "users", young.id, { flags: JSON.stringify([{ code: "note", words: "Was rude." }]) });
    await changeRows(shelter.db, "accounts", young.accountId, { email_confirmed_at: null });
    const adoption = await read(id);
    expect(kindsOf(adoption)).toEqual(["hold", "walks", "rivals", "flag", "unconfirmedEmail", "age"]);
    expect(adoption).toMatchObject({ adopterAge: 16, rivals: 1, warnings: ["This person was flagged: Was rude."] });
    expect(adoption.cautions[0].weight).toBe("stop");
    const held = await approve(id, { despite: "All the same." });
    expect(held.statusCode).toBe(409);
    expect(held.json().code).toBeUndefined();
    expect(held.json().message).toContain("2026-12-24");
    await admin.client.post(`/api/adoptions/${other.id}/reject`, { note: "No." });
    await admin.client.post(`/api/adoptions/${id}/reject`, { note: "No." });
    expect((await read(id)).cautions).toEqual([]);
  });
});

describe("races", () => {
  test("a walk that is noted while the contract is asked for: the step goes on or is refused, never halfway", async () => {
    for (let turn = 0; turn < 5; turn++) {
      const adopter = await aUser(shelter);
      const animal = await aDog();
      const { id } = await adoptionAt(shelter, cast, 5, adopter, animal);
      const [answer] = await Promise.all([approve(id), walk(animal, adopter.id, 2)]);
      expect([200, 409]).toContain(answer.statusCode);
      expect((await read(id)).currentStageType).toBe(answer.statusCode === 200 ? 6 : 5);
      if (answer.statusCode === 409) expect((await approve(id)).statusCode).toBe(200);
    }
  });
});

test("a home check that is still to come is asked about; one that has begun, or none, is not", async () => {
  const { id } = await adoptionAt(shelter, cast, 5, await aUser(shelter), await aCat());
  const dated = await admin.client.put(`/api/adoptions/${id}/home-check`, { startsAt: "2026-11-23T10:00" });
  expect(dated.statusCode).toBe(200);
  expect((await read(id)).cautions).toContainEqual({
    kind: "homeCheckToCome",
    text: expect.stringContaining("23 November 2026"),
    weight: "reason",
  });
  const refused = (await approve(id)).json();
  expect(refused).toMatchObject({ status: 409, code: "caution" });
  expect(kindsOf(refused)).toEqual(["homeCheckToCome"]);
  const approved = await approve(id, { despite: "They came by this morning.", saw: ["homeCheckToCome"] });
  expect(approved.json().history.at(-1)).toMatchObject({ cautions: ["homeCheckToCome"] });
  const other = await adoptionAt(shelter, cast, 5, await aUser(shelter), await aCat());
  expect((await approve(other.id)).statusCode).toBe(200);
});
