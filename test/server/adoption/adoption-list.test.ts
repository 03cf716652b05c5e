import { expect, test } from "vitest";
import { adoptionAt, assembleCast, type Cast } from "../support/adoption-cast.ts";
import { startAppForFile } from "../support/app.ts";
import { buildAnimal } from "../support/builders.ts";
import { aUser } from "../support/people.ts";

const shelter = await startAppForFile();
const cast = await assembleCast(shelter);
for (const stage of [3, 1, 2] as const) await adoptionAt(shelter, cast, stage);

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

const board = async (client: Cast["admin"]["client"], query = "") => {
  const response = await client.get(`/api/adoptions/board${query}`);
  return { status: response.statusCode, ...response.json() };
};
type Column = { type: number; totalCount: number; items: { id: number; next: object | null; stageSince: string }[] };

test("The board has the open adoptions by stage, the oldest first, page by page, and apart those that ended last", async () => {
  const second = await adoptionAt(shelter, cast, 1);
  const ended = await adoptionAt(shelter, cast, 1);
  await cast.admin.client.post(`/api/adoptions/${ended.id}/reject`, { note: "Moved." });
  const { stages: columns, ended: last } = await board(cast.admin.client);
  expect(columns.map(({ type, totalCount }: Column) => [type, totalCount])).toEqual([
    [1, 2],
    [2, 1],
    [3, 1],
    [4, 0],
    [5, 0],
    [6, 0],
  ]);
  const [applications, , review]: Column[] = columns;
  expect(applications?.items[1]?.id).toBe(second.id);
  expect(applications?.items[0]?.next).toEqual({ action: "questionnaire/send", to: 2 });
  // A review asks for a score: it is no matter of a drag.
  expect(review?.items[0]?.next).toBeNull();
  expect(review?.items[0]?.stageSince).toBe("2026-11-20T11:00:00.000Z");
  expect(last.map(({ id }: { id: number }) => id)).toEqual([ended.id]);
  const next = await board(cast.admin.client, "?stage=1&pageSize=1&page=2");
  expect(next.stages).toMatchObject([{ type: 1, totalCount: 2, items: [{ id: second.id }] }]);
});

test("The board is staff's: employees see what is assigned to them, adopters and visitors nothing; a wrong stage is refused", async () => {
  const count = (columns: Column[]) => columns.reduce((sum, { totalCount }) => sum + totalCount, 0);
  expect(count((await board(cast.mainCaretaker.client)).stages)).toBe(4);
  const others = await board(cast.outsider.client);
  expect([count(others.stages), others.ended]).toEqual([0, []]);
  expect((await board(cast.adopter.client)).status).toBe(403);
  expect((await board(cast.visitor)).status).toBe(401);
  for (const query of ["?stage=7", "?stage=x", "?page=0", "?pageSize=101"]) {
    expect((await board(cast.admin.client, query)).status).toBe(400);
  }
});

test("The adoptions of one adopter are listed apart, also those that are open; a wrong adopter is refused", async () => {
  const other = await adoptionAt(shelter, cast, 1, cast.stranger);
  const ids = async (query: string) => (await listed(query)).body.items.map(({ id }: { id: number }) => id);
  expect(await ids(`userId=${cast.stranger.id}`)).toEqual([other.id]);
  expect(await ids(`userId=${cast.adopter.id}&open=true`)).toHaveLength(4);
  expect(await ids("userId=999999")).toEqual([]);
  expect((await listed("userId=me")).body.errors[0].field).toBe("userId");
});

test("staff see how many people want an animal, and those applications that they may read", async () => {
  const animal = await buildAnimal(shelter.db, { animal_group_id: cast.group });
  const of = async (client: Cast["visitor"]) => (await client.get(`/api/animals/${animal}/applications`)).json();
  expect(await of(cast.admin.client)).toEqual({ total: 0, items: [] });
  const first = await adoptionAt(shelter, cast, 1, await aUser(shelter), animal);
  const second = await adoptionAt(shelter, cast, 2, await aUser(shelter), animal);
  const all = await of(cast.admin.client);
  expect(all.total).toBe(2);
  expect(all.items).toMatchObject([
    { id: first.id, currentStageType: 1, outcome: null },
    { id: second.id, currentStageType: 2, outcome: null },
  ]);
  expect(await of(cast.outsider.client)).toEqual({ total: 2, items: [] });
  await cast.admin.client.post(`/api/adoptions/${first.id}/reject`, { note: "No garden." });
  expect(await of(cast.admin.client)).toMatchObject({ total: 1, items: [{ id: second.id }] });
  expect((await cast.admin.client.get("/api/animals/999999/applications")).statusCode).toBe(404);
});
