import { describe, expect, test } from "vitest";
import { adoptionAt, assembleCast, bodyOf, questionCount, WAY } from "../support/adoption-cast.ts";
import { startAppForFile } from "../support/app.ts";
import { buildAnimal } from "../support/builders.ts";
import { aUser, lettersTo } from "../support/people.ts";
import { rowOf } from "../support/rows.ts";

const shelter = await startAppForFile();
const cast = await assembleCast(shelter);
const questions = await questionCount(shelter);

const animalStatus = async (id: number) => (await rowOf(shelter.db, "animals", id)).status;
const adoption = (id: number) => rowOf(shelter.db, "adoptions", id);

describe("twenty identical steps at once", () => {
  test.each([
    [1, "questionnaire/send"],
    [2, "questionnaire/submit"],
    [3, "questionnaire/staff-review"],
    [4, "main-caretaker/decision"],
    [5, "home-check/complete"],
    [6, "contract/accept"],
    [6, "contract/withdraw"],
    [3, "reject"],
    [5, "withdraw"],
  ] as const)("at stage %i, %s: one goes through, nineteen are 409, and it happened once", async (stage, action) => {
    const adopter = await aUser(shelter);
    const { id } = await adoptionAt(shelter, cast, stage, adopter);
    const history = () =>
      shelter.db.selectFrom("adoption_history").select("id").where("adoption_id", "=", id).execute();
    const before = (await history()).length;
    const letters = (await lettersTo(shelter, adopter)).length;
    const isAdopters = ["questionnaire/submit", "contract/accept", "withdraw"].includes(action);
    const { client } = isAdopters ? adopter : cast.admin;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => client.post(`/api/adoptions/${id}/${action}`, bodyOf(action, questions))),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, ...Array(19).fill(409)]);
    expect((await history()).length).toBe(before + 1);
    expect((await lettersTo(shelter, adopter)).length).toBe(letters + 1);
  });

  test("applying: one application is created, nineteen are 409", async () => {
    const animalId = await buildAnimal(shelter.db);
    const body = { animalId, applicationLetter: "Please." };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => cast.adopter.client.post("/api/adoptions/applications", body)),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, ...Array(19).fill(409)]);
  });
});

describe("two adoptions of one animal", () => {
  test("race to stage 5: one reserves the animal, the other is refused because it is taken", async () => {
    const animalId = await buildAnimal(shelter.db, { animal_group_id: cast.group });
    const first = await adoptionAt(shelter, cast, 4, await aUser(shelter), animalId);
    const second = await adoptionAt(shelter, cast, 4, await aUser(shelter), animalId);
    const decide = (id: number) =>
      cast.admin.client.post(`/api/adoptions/${id}/main-caretaker/decision`, { approved: true });
    const answers = await Promise.all([first.id, second.id, first.id, second.id].map(decide));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409, 409]);
    expect(await animalStatus(animalId)).toBe("Reserved");
    const stages = (await Promise.all([adoption(first.id), adoption(second.id)])).map((row) => row.stage_type);
    expect(stages.sort()).toEqual([4, 5]);
  });

  test("end together when one is completed: the rival is rejected, and its adopter gets a letter", async () => {
    const loser = await aUser(shelter);
    const winner = await aUser(shelter);
    const { id, animalId } = await adoptionAt(shelter, cast, 1, winner);
    const rival = await adoptionAt(shelter, cast, 4, loser, animalId);
    const other = await adoptionAt(shelter, cast, 1, await aUser(shelter), animalId);
    for (const [action, by] of WAY) {
      const { client } = by === "admin" ? cast.admin : winner;
      expect((await client.post(`/api/adoptions/${id}/${action}`, bodyOf(action, questions))).statusCode).toBe(200);
    }
    expect(await animalStatus(animalId)).toBe("Adopted");
    expect(await adoption(rival.id)).toMatchObject({ stage_type: 4, stage_status: 3, outcome: "rejected" });
    expect(await adoption(other.id)).toMatchObject({ stage_type: 1, stage_status: 3, outcome: "rejected" });
    expect((await lettersTo(shelter, loser)).at(-1)?.subject).toContain("has found a home");
    const applied = await loser.client.post("/api/adoptions/applications", { animalId, applicationLetter: "Again." });
    expect(applied.statusCode).toBe(409);
  });

  test("acceptance and withdrawal at the same time: one of them succeeds, and the animal's status fits", async () => {
    for (let turn = 0; turn < 8; turn++) {
      const adopter = await aUser(shelter);
      const { id, animalId } = await adoptionAt(shelter, cast, 6, adopter);
      const answers = await Promise.all([
        adopter.client.post(`/api/adoptions/${id}/contract/accept`, { accepted: true }),
        adopter.client.post(`/api/adoptions/${id}/withdraw`),
      ]);
      expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
      const { outcome } = await adoption(id);
      expect(await animalStatus(animalId)).toBe(outcome === "completed" ? "Adopted" : "Available");
    }
  });
});
