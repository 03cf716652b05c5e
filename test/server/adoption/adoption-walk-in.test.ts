import { expect, test } from "vitest";
import { startAppForFile } from "../support/app.ts";
import { buildAnimal } from "../support/builders.ts";
import { assembleCast } from "./adoption-cast.ts";

const shelter = await startAppForFile();
const cast = await assembleCast(shelter);

test("the employee who enters a walk-in gets the whole adoption, also when its stage is assigned to somebody else", async () => {
  const animalId = await buildAnimal(shelter.db, { animal_group_id: cast.group });
  const { client } = cast.outsider;
  const body = { animalId, userId: cast.stranger.id, applicationLetter: "They came by on Saturday." };
  const entered = await client.post("/api/adoptions/applications", body);
  expect(entered.statusCode).toBe(201);
  expect(entered.json()).toMatchObject({ animalId, userId: cast.stranger.id, currentStageType: 1, actions: [] });
  expect(entered.json().stages[0].assignees).toMatchObject([{ employeeId: cast.mainCaretaker.id }]);
  expect((await client.get(`/api/adoptions/${entered.json().id}`)).statusCode).toBe(404);

  const twice = await client.post("/api/adoptions/applications", body);
  expect(twice.statusCode).toBe(409);
  expect(twice.json().message).toBe("This person already has an open application for this animal.");
});

test("a walk-in needs an adopter who exists", async () => {
  const animalId = await buildAnimal(shelter.db);
  for (const userId of [undefined, 2_147_483_647]) {
    const answer = await cast.admin.client.post("/api/adoptions/applications", {
      animalId,
      userId,
      applicationLetter: "Please.",
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([{ field: "userId", errors: ["Please select an adopter."] }]);
  }
});
