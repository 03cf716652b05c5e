import { beforeEach, describe, expect, test } from "vitest";
import { buildApp } from "../../../../src/server/app/app.ts";
import { NOON, startAppForFile } from "../../support/app.ts";
import { Client, visitor } from "../../support/client.ts";
import { anAdmin, anEmployee, aUser, type Person } from "../../support/people.ts";

const shelter = await startAppForFile();
const admin = await anAdmin(shelter);
beforeEach(() => shelter.clock.set(NOON));

type Entry = { action: string; actorAccountId: number | null; subject: string; subjectId: number | null };
const log = async (query: string) => (await admin.client.get(`/api/audit?pageSize=500&${query}`)).json();
const refusals = async (of: Person): Promise<string[]> =>
  (await log(`action=refused&actorAccountId=${of.accountId}`)).items.map(({ subject }: Entry) => subject);

describe("a refused call of a signed-in person", () => {
  test("has one entry for each operation, however often it is tried and with whatever record", async () => {
    const user = await aUser(shelter);
    const employee = await anEmployee(shelter);
    for (let n = 1; n <= 20; n += 1) expect((await user.client.delete(`/api/animals/${n}`)).statusCode).toBe(403);
    expect((await user.client.get("/api/users")).statusCode).toBe(403);
    expect((await employee.client.get("/api/audit?q=somebody")).statusCode).toBe(403);
    expect((await refusals(user)).sort()).toEqual(["DELETE /api/animals/:id", "GET /api/users"]);
    expect(await refusals(employee)).toEqual(["GET /api/audit"]);
  });

  test("has another entry after ten minutes", async () => {
    const user = await aUser(shelter);
    await user.client.get("/api/users");
    shelter.clock.set(new Date(NOON.getTime() + 11 * 60_000));
    await user.client.get("/api/users");
    expect(await refusals(user)).toHaveLength(2);
  });

  test("through two servers at the same time has one entry", async () => {
    const user = await aUser(shelter);
    const other = { ...shelter, app: await buildApp(shelter.deps) };
    const clients = [user.client, new Client(other, user.client.cookies)];
    await Promise.all(Array.from({ length: 20 }, (_, n) => clients[n % 2]?.get("/api/users")));
    await other.app.close();
    expect(await refusals(user)).toEqual(["GET /api/users"]);
  });

  test("has an entry where only some records are theirs, and where the refusal has its own text", async () => {
    const [user, employee] = [await aUser(shelter), await anEmployee(shelter)];
    expect((await user.client.get(`/api/users/${user.id + 1}`)).statusCode).toBe(403);
    expect((await employee.client.delete(`/api/employees/${employee.id}`)).statusCode).toBe(403);
    expect(await refusals(user)).toEqual(["GET /api/users/:id"]);
    expect(await refusals(employee)).toEqual(["DELETE /api/employees/:id"]);
  });

  test("has an entry where the call itself refuses what somebody else has written", async () => {
    const [user, author, other] = [await aUser(shelter), await anEmployee(shelter), await anEmployee(shelter)];
    const notes = `/api/users/${user.id}/notes`;
    const note = (await author.client.post(notes, { text: "Calls in the evening." })).json();
    expect((await other.client.put(`${notes}/${note.id}`, { text: "No" })).statusCode).toBe(403);
    expect((await other.client.delete(`${notes}/${note.id}`)).statusCode).toBe(403);
    expect((await refusals(other)).sort()).toEqual([
      "DELETE /api/users/:id/notes/:noteId",
      "PUT /api/users/:id/notes/:noteId",
    ]);
  });

  test("is found by the words of its operation and by its kind, and counted correctly", async () => {
    const user = await aUser(shelter);
    await user.client.put("/api/news/1", {});
    expect(await log("q=refused PUT /api/news")).toMatchObject({ totalCount: 1 });
    const ofKind = await log("action=refused");
    expect(ofKind.totalCount).toBe(ofKind.items.length);
  });

  test("has none when another site sent it, or for a visitor", async () => {
    const user = await aUser(shelter);
    const { totalCount } = await log("action=refused");
    const forged = { method: "DELETE", url: "/api/animals/1", cookies: user.client.cookies } as const;
    await visitor(shelter).get("/api/users");
    await visitor(shelter).delete("/api/animals/1");
    const post = await shelter.app.inject({ ...forged, method: "POST", url: "/api/auth/logout" });
    expect(post.statusCode).toBe(403);
    expect((await log("action=refused")).totalCount).toBe(totalCount);
  });
});

test("a change of the questionnaire's template is audited", async () => {
  const before = (await log("subject=questionnaire template")).totalCount;
  const questions = ["Why this animal?"];
  expect((await admin.client.put("/api/adoptions/questionnaire/template", { questions })).statusCode).toBe(200);
  const { items, totalCount } = await log("subject=questionnaire template");
  expect(totalCount).toBe(before + 1);
  expect(items[0]).toMatchObject({ action: "edit", actorAccountId: admin.accountId });
  expect((await admin.client.put("/api/adoptions/questionnaire/template", { questions: [] })).statusCode).toBe(400);
  expect((await log("subject=questionnaire template")).totalCount).toBe(before + 1);
});
