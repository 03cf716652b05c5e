import { describe, expect, test } from "vitest";
import { ADOPTION_ACTIONS, type AdoptionAction } from "../../../src/contract/adoption/adoptions.ts";
import { adoptionAt, assembleCast, bodyOf, questionCount } from "../support/adoption-cast.ts";
import { startAppForFile } from "../support/app.ts";
import { buildAnimal, monthsOld } from "../support/builders.ts";
import { aUser, lettersTo } from "../support/people.ts";
import { rowsOf } from "../support/rows.ts";

const shelter = await startAppForFile();
const cast = await assembleCast(shelter);
const questions = await questionCount(shelter);

/** The process as the specification and the decisions have it, repeated here on purpose: who, from which stage, to which state. */
type Expected = {
  who: "staff" | "adopter";
  from: readonly number[];
  becomes: (stage: number) => [number, number, string | null];
};
const LAW: Readonly<Record<AdoptionAction, Expected>> = {
  "questionnaire/send": { who: "staff", from: [1], becomes: () => [2, 0, null] },
  "questionnaire/submit": { who: "adopter", from: [2], becomes: () => [3, 1, null] },
  "questionnaire/staff-review": { who: "staff", from: [3], becomes: () => [4, 1, null] },
  "main-caretaker/decision": { who: "staff", from: [4], becomes: () => [5, 1, null] },
  "home-check/complete": { who: "staff", from: [5], becomes: () => [6, 1, null] },
  "contract/issue": { who: "staff", from: [6], becomes: () => [6, 1, null] },
  "contract/accept": { who: "adopter", from: [6], becomes: () => [6, 2, "completed"] },
  "contract/withdraw": { who: "staff", from: [6], becomes: () => [5, 1, null] },
  withdraw: { who: "adopter", from: [1, 2, 3, 4, 5, 6], becomes: (stage) => [stage, 3, "withdrawn"] },
  reject: { who: "staff", from: [1, 2, 3, 4, 5, 6], becomes: (stage) => [stage, 3, "rejected"] },
};
const STAGES = [1, 2, 3, 4, 5, 6] as const;
type Role = "visitor" | "adopter" | "stranger" | "outsider" | "mainCaretaker" | "admin";
const ROLES: readonly Role[] = ["visitor", "adopter", "stranger", "outsider", "mainCaretaker", "admin"];

const clientOf = (role: Role) => (role === "visitor" ? cast.visitor : cast[role].client);

const mayTake = (role: Role, who: "staff" | "adopter") =>
  who === "adopter" ? role === "adopter" : role === "admin" || role === "mainCaretaker";

/** The status that this call must answer according to the specification. */
function expectedStatus(role: Role, action: AdoptionAction, stage: number): number {
  if (role === "visitor") return 401;
  if (role === "stranger" || role === "outsider") return 404;
  if (!mayTake(role, LAW[action].who)) return 403;
  return LAW[action].from.includes(stage) ? 200 : 409;
}

const stateOf = (id: number) =>
  shelter.db
    .selectFrom("adoptions")
    .select(["stage_type", "stage_status", "outcome"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

describe.each(STAGES)("at stage %i", (stage) => {
  test.each(ADOPTION_ACTIONS)(
    "%s is answered to everybody as the process says, and changes nothing when refused",
    async (action) => {
      const { id } = await adoptionAt(shelter, cast, stage);
      const before = await stateOf(id);
      for (const role of ROLES) {
        const status = expectedStatus(role, action, stage);
        if (status === 200) continue;
        const response = await clientOf(role).post(`/api/adoptions/${id}/${action}`, bodyOf(action, questions));
        expect([role, response.statusCode]).toEqual([role, status]);
        expect(await stateOf(id)).toEqual(before);
      }
      const movers = ROLES.filter((role) => expectedStatus(role, action, stage) === 200);
      for (const role of movers) {
        const fresh = await adoptionAt(shelter, cast, stage);
        const offered = (await clientOf(role).get(`/api/adoptions/${fresh.id}`)).json().actions;
        expect(offered).toContain(action);
        const response = await clientOf(role).post(`/api/adoptions/${fresh.id}/${action}`, bodyOf(action, questions));
        expect([role, response.statusCode]).toEqual([role, 200]);
        const [type, reached, outcome] = LAW[action].becomes(stage);
        expect(response.json()).toMatchObject({ currentStageType: type, currentStageStatus: reached, outcome });
      }
    },
  );

  test("`actions` has exactly the steps that each person may take", async () => {
    const { id } = await adoptionAt(shelter, cast, stage);
    for (const role of ["adopter", "mainCaretaker", "admin"] as const) {
      const { actions } = (await clientOf(role).get(`/api/adoptions/${id}`)).json();
      const allowed = ADOPTION_ACTIONS.filter((action) => expectedStatus(role, action, stage) === 200);
      expect([role, actions]).toEqual([role, allowed]);
    }
  });
});

describe("an adoption that has ended", () => {
  test.each([
    ["completed", "adopter", "contract/accept"],
    ["withdrawn", "adopter", "withdraw"],
    ["rejected", "admin", "reject"],
  ] as const)("(%s) takes no step any more and answers 409 with its state", async (outcome, role, last) => {
    const { id } = await adoptionAt(shelter, cast, 6);
    expect((await clientOf(role).post(`/api/adoptions/${id}/${last}`, bodyOf(last, questions))).statusCode).toBe(200);
    for (const action of ADOPTION_ACTIONS) {
      const by = LAW[action].who === "adopter" ? "adopter" : "admin";
      const response = await clientOf(by).post(`/api/adoptions/${id}/${action}`, bodyOf(action, questions));
      expect([action, response.statusCode]).toEqual([action, 409]);
      expect(response.json().present).toMatchObject({ currentStageType: 6, outcome });
    }
    expect((await cast.admin.client.get(`/api/adoptions/${id}`)).json().actions).toEqual([]);
  });
});

describe("a rejection", () => {
  test.each([
    ["questionnaire/staff-review", 3, "admin", { score: 10, note: "No.", approved: false }],
    ["main-caretaker/decision", 4, "admin", { approved: false, note: "No." }],
    ["home-check/complete", 5, "admin", { approved: false }],
    ["contract/accept", 6, "adopter", { accepted: false }],
  ] as const)("to %s ends the adoption at stage %i and leaves the animal free", async (action, stage, role, body) => {
    const { id, animalId } = await adoptionAt(shelter, cast, stage);
    const response = await clientOf(role).post(`/api/adoptions/${id}/${action}`, body);
    expect(response.json()).toMatchObject({ currentStageType: stage, currentStageStatus: 3, outcome: "rejected" });
    expect((await cast.visitor.get(`/api/animals/${animalId}`)).json().status).toBe("Available");
  });
});

describe("a kind no", () => {
  const MESSAGE = "Thank you. Rex needs a garden, and we would like to help you find another friend.";
  const proposed = async (id: number) => (await cast.adopter.client.get(`/api/adoptions/${id}`)).json().proposals;

  test.each([
    [1, "reject", { note: "Fourth floor.", messageToAdopter: ` ${MESSAGE} ` }],
    [3, "questionnaire/staff-review", { score: 10, note: "Fourth floor.", approved: false, messageToAdopter: MESSAGE }],
    [4, "main-caretaker/decision", { approved: false, note: "Fourth floor.", messageToAdopter: MESSAGE }],
    [5, "home-check/complete", { approved: false, note: "Fourth floor.", messageToAdopter: MESSAGE }],
  ] as const)(
    "at stage %i says the sentence on the page and in the letter, and names nobody",
    async (stage, step, body) => {
      const { id } = await adoptionAt(shelter, cast, stage);
      const before = (await cast.admin.client.get(`/api/adoptions/${id}`)).json();
      expect(before.offeredMessage).toContain(before.animalName);
      const staff = (await cast.admin.client.post(`/api/adoptions/${id}/${step}`, body)).json();
      expect(staff.history.at(-1)).toMatchObject({ note: "Fourth floor.", message: MESSAGE });
      expect(staff.offeredMessage).toBeUndefined();
      const response = await cast.adopter.client.get(`/api/adoptions/${id}`);
      const adopters = response.json();
      expect(adopters.history.at(-1)).toMatchObject({ note: "", message: MESSAGE, actorFullName: "" });
      const staffNames = adopters.stages.flatMap((one: { assignees: object[] }) => one.assignees);
      expect(staffNames).toEqual(staffNames.map((one: object) => ({ ...one, name: "", surname: "" })));
      expect(adopters.offeredMessage).toBeUndefined();
      const text = (await lettersTo(shelter, cast.adopter)).at(-1)?.text;
      expect(text).toContain(MESSAGE);
      expect(text).not.toContain("Fourth floor.");
    },
  );

  test("proposes two living animals that are available, of the same kind first, never one applied for; the same each time", async () => {
    const adopter = await aUser(shelter);
    const large = { animal_group_id: null, type: "Cat", weight_kg: 8 } as const;
    const wanted = await buildAnimal(shelter.db, large);
    const young = { ...large, ...monthsOld(shelter.clock, 5) };
    const fitting = [await buildAnimal(shelter.db, young), await buildAnimal(shelter.db, large)];
    const taken = await buildAnimal(shelter.db, large);
    await adoptionAt(shelter, cast, 5, cast.stranger, taken);
    await buildAnimal(shelter.db, { ...large, archived_at: new Date() });
    const { id } = await adoptionAt(shelter, cast, 1, adopter, wanted);
    await adoptionAt(shelter, cast, 1, adopter, await buildAnimal(shelter.db, large));
    expect((await adopter.client.get(`/api/adoptions/${id}`)).json().proposals).toBeUndefined();
    await cast.admin.client.post(`/api/adoptions/${id}/reject`, bodyOf("reject", questions));
    const read = async () => (await adopter.client.get(`/api/adoptions/${id}`)).json().proposals;
    const proposals: { id: number }[] = await read();
    expect(proposals.map((animal) => animal.id)).toEqual(fitting);
    expect(proposals[0]).toMatchObject({ age: 0, ageMonths: 5 });
    expect(await read()).toEqual(proposals);
    const text = (await lettersTo(shelter, adopter)).at(-1)?.text;
    for (const animal of fitting) expect(text).toContain(`/animal/${animal}`);
    expect((await cast.admin.client.get(`/api/adoptions/${id}`)).json().proposals).toBeUndefined();
  });

  test("a message is refused when it is too long, left out with a yes, exported, and erased with the account", async () => {
    const adopter = await aUser(shelter);
    const { id } = await adoptionAt(shelter, cast, 4, adopter);
    const decide = (body: object) => cast.admin.client.post(`/api/adoptions/${id}/main-caretaker/decision`, body);
    const long = await decide({ approved: false, messageToAdopter: "x".repeat(1001) });
    expect(long.statusCode).toBe(400);
    expect(long.json().errors).toEqual([{ field: "messageToAdopter", errors: ["Use at most 1000 characters."] }]);
    const yes = (await decide({ approved: true, messageToAdopter: MESSAGE })).json();
    expect(yes.history.at(-1).message).toBe("");
    await cast.admin.client.post(`/api/adoptions/${id}/reject`, { note: "No.", messageToAdopter: MESSAGE });
    const held = (await adopter.client.get("/api/users/me/export")).json();
    expect(held.adoptions[0].history.at(-1).message).toBe(MESSAGE);
    await cast.admin.client.post(`/api/users/${adopter.id}/close`);
    const left = await rowsOf(shelter.db, "adoption_history", { adoption_id: id });
    expect(left.every(({ message }) => message === "")).toBe(true);
  });

  test("a withdrawal names the staff who were there, and proposes nothing", async () => {
    const { id } = await adoptionAt(shelter, cast, 2);
    await cast.adopter.client.post(`/api/adoptions/${id}/withdraw`);
    expect(await proposed(id)).toBeUndefined();
  });
});
