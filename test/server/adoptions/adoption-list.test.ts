import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "../support/app.ts";
import { adoptionAt, assembleCast, type Cast } from "./adoption-cast.ts";

let shelter: TestApp;
let cast: Cast;
beforeAll(async () => {
  shelter = await startApp();
  cast = await assembleCast(shelter);
  for (const stage of [3, 1, 2] as const) await adoptionAt(shelter, cast, stage);
});
afterAll(() => shelter.close());

const listed = async (query: string) => {
  const response = await cast.admin.client.get(`/api/adoptions?${query}`);
  return { status: response.statusCode, body: response.json() };
};
const stages = async (query: string) =>
  (await listed(query)).body.items.map(({ currentStageType }: { currentStageType: number }) => currentStageType);

test("Adoptions are listed newest first, or by stage in both directions", async () => {
  expect(await stages("")).toEqual([2, 1, 3]);
  expect(await stages("sort=stage")).toEqual([1, 2, 3]);
  expect(await stages("sort=-stage")).toEqual([3, 2, 1]);
});

test("An unknown sort is refused with a field error", async () => {
  const { status, body } = await listed("sort=letter");
  expect(status).toBe(400);
  expect(body.errors[0].field).toBe("sort");
});
