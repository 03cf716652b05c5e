import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ADOPTION_ACTIONS, type AdoptionAction } from "../../../src/contract/adoptions.ts";
import { startApp, type TestApp } from "../support/app.ts";
import { adoptionAt, assembleCast, bodyOf, type Cast, questionCount } from "./adoption-cast.ts";

let shelter: TestApp;
let cast: Cast;
let questions: number;
beforeAll(async () => {
  shelter = await startApp();
  cast = await assembleCast(shelter);
  questions = await questionCount(shelter);
});
afterAll(() => shelter.close());

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
