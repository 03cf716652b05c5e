import { expect, test } from "vitest";
import { startAppForFile } from "../../support/app.ts";
import { anAdmin, anEmployee, aUser, type Person } from "../../support/people.ts";

const shelter = await startAppForFile();
const admin = await anAdmin(shelter);
const employee = await anEmployee(shelter, { name: "Ewa", surname: "Mazur" });
const user = await aUser(shelter);

const path = () => `/api/users/${user.id}/notes`;
const notes = async ({ client }: Person) => (await client.get(path())).json().items;

test("staff note something about a person; only who wrote it changes or deletes it", async () => {
  const added = await employee.client.post(path(), { text: "  Calls in the evening.  " });
  expect(added.statusCode).toBe(201);
  const note = added.json();
  expect(note).toMatchObject({ text: "Calls in the evening.", writtenBy: "Ewa Mazur", actions: ["edit", "delete"] });
  await admin.client.post(path(), { text: "Has a garden." });
  expect(await notes(admin)).toMatchObject([
    { text: "Has a garden.", actions: ["edit", "delete"] },
    { text: "Calls in the evening.", actions: [], editedAt: null },
  ]);
  expect((await admin.client.get(`${path()}?page=2&pageSize=1`)).json()).toMatchObject({
    ...{ page: 2, pageSize: 1, totalCount: 2 },
    items: [{ text: "Calls in the evening." }],
  });
  const one = `${path()}/${note.id}`;
  const refused = await admin.client.put(one, { text: "No" });
  expect([refused.statusCode, refused.json().message]).toEqual([403, "Only who wrote a note changes it."]);
  expect((await admin.client.delete(one)).statusCode).toBe(403);
  const changed = (await employee.client.put(one, { text: "Calls at noon." })).json();
  expect(changed).toMatchObject({ text: "Calls at noon.", editedAt: expect.any(String) });
  for (const text of ["", " ", "x".repeat(2001), 7]) {
    expect((await employee.client.post(path(), { text })).statusCode).toBe(400);
  }
  const other = await aUser(shelter);
  expect((await employee.client.put(`/api/users/${other.id}/notes/${note.id}`, { text: "x" })).statusCode).toBe(404);
  expect((await employee.client.get("/api/users/4711/notes")).statusCode).toBe(404);
});

test("the person does not see them, but gets them with their data, and they go with the account", async () => {
  expect((await user.client.get(path())).statusCode).toBe(403);
  const { notes: held } = (await user.client.get("/api/users/me/export")).json();
  expect(held).toEqual([
    { text: "Calls at noon.", writtenAt: expect.any(String) },
    { text: "Has a garden.", writtenAt: expect.any(String) },
  ]);
  expect(JSON.stringify(held)).not.toContain("Mazur");
  await admin.client.post(`/api/users/${user.id}/close`);
  expect(await shelter.db.selectFrom("user_notes").selectAll().execute()).toEqual([]);
});
