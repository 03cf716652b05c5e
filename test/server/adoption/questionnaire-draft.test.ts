import { describe, expect, test } from "vitest";
import { adoptionAt, assembleCast, bodyOf, questionCount } from "../support/adoption-cast.ts";
import { startAppForFile } from "../support/app.ts";
import { signedInAs } from "../support/client.ts";
import { aUser } from "../support/people.ts";

const shelter = await startAppForFile();
const cast = await assembleCast(shelter);
const questions = await questionCount(shelter);

const pathOf = (id: number) => `/api/adoptions/${id}/questionnaire/draft`;
const answers = (first: string) => [first, ...Array(questions - 1).fill("")];
const storedDraft = async (id: number) => {
  const row = shelter.db.selectFrom("adoption_questionnaires").select("draft").where("adoption_id", "=", id);
  return (await row.executeTakeFirstOrThrow()).draft;
};

describe("the draft of a questionnaire", () => {
  test("belongs to the account: another browser that signs in later reads what one tab saved, and the export has it", async () => {
    const adopter = await aUser(shelter);
    const { id } = await adoptionAt(shelter, cast, 2, adopter);
    expect((await adopter.client.get(pathOf(id))).json()).toEqual({ answers: answers(""), version: 0 });
    const saved = await adopter.client.put(pathOf(id), { answers: answers(" A garden, "), version: 0 });
    expect(saved.json()).toEqual({ answers: answers(" A garden, "), version: 1 });
    const phone = await signedInAs(shelter, adopter.accountId);
    expect((await phone.get(pathOf(id))).json()).toEqual(saved.json());
    const held = (await adopter.client.get("/api/users/me/export")).json();
    expect(held.adoptions[0].questionnaire.draft).toEqual(answers(" A garden, "));
  });

  test("has, before anything is typed, what this person answered to the same questions before; nobody else's answers", async () => {
    const adopter = await aUser(shelter);
    const first = await adoptionAt(shelter, cast, 3, adopter);
    const second = await adoptionAt(shelter, cast, 2, adopter);
    const given = bodyOf("questionnaire/submit", questions) as { answers: string[] };
    expect((await adopter.client.get(pathOf(second.id))).json()).toEqual({
      answers: answers(""),
      version: 0,
      answeredBefore: given.answers,
    });
    expect(await storedDraft(second.id)).toBeNull();
    await adopter.client.put(pathOf(second.id), { answers: answers("New."), version: 0 });
    expect((await adopter.client.get(pathOf(second.id))).json()).toEqual({ answers: answers("New."), version: 1 });
    const other = await aUser(shelter);
    const theirs = await adoptionAt(shelter, cast, 2, other, first.animalId);
    expect((await other.client.get(pathOf(theirs.id))).json()).toEqual({ answers: answers(""), version: 0 });
  });

  test("is never overwritten by a tab that has not read it: of ten at once one is saved and nine are refused", async () => {
    const adopter = await aUser(shelter);
    const { id } = await adoptionAt(shelter, cast, 2, adopter);
    await adopter.client.get(pathOf(id));
    const tried = await Promise.all(
      Array.from({ length: 10 }, (_, at) => adopter.client.put(pathOf(id), { answers: answers(`${at}`), version: 0 })),
    );
    expect(tried.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(409)]);
    const refused = tried.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json().message).toBe("Your answers were changed in another tab or on another device.");
    const kept = tried.find(({ statusCode }) => statusCode === 200)?.json();
    expect((await adopter.client.get(pathOf(id))).json()).toEqual(kept);
  });

  test("has a limited size: answers are no longer and no more than can be submitted", async () => {
    const { client, ...adopter } = await aUser(shelter);
    const { id } = await adoptionAt(shelter, cast, 2, { ...adopter, client });
    for (const body of [
      { answers: ["x".repeat(5001)], version: 0 },
      { answers: Array(questions + 1).fill("x"), version: 0 },
      { answers: [1], version: 0 },
      { answers: [] },
    ]) {
      expect((await client.put(pathOf(id), body)).statusCode).toBe(400);
    }
    expect(await storedDraft(id)).toBeNull();
  });

  test.each([
    ["questionnaire/submit", "adopter"],
    ["withdraw", "adopter"],
    ["reject", "admin"],
  ] as const)("is gone after %s, and takes no more", async (action, by) => {
    const adopter = await aUser(shelter);
    const { id } = await adoptionAt(shelter, cast, 2, adopter);
    await adopter.client.put(pathOf(id), { answers: answers("A garden."), version: 0 });
    const client = by === "admin" ? cast.admin.client : adopter.client;
    const write = () => adopter.client.put(pathOf(id), { answers: answers("Late."), version: 1 });
    const [ended] = await Promise.all([
      client.post(`/api/adoptions/${id}/${action}`, bodyOf(action, questions)),
      write(),
    ]);
    expect(ended.statusCode).toBe(200);
    expect(await storedDraft(id)).toBeNull();
    const late = await write();
    expect(late.statusCode).toBe(409);
    expect(late.json().present).toBeDefined();
    expect((await adopter.client.get(pathOf(id))).statusCode).toBe(409);
  });
});
