import { expect, test } from "vitest";
import { makeExport } from "../../../../src/server/exchange/exports/export.job.ts";
import { startAppForFile } from "../../support/app.ts";
import { anAdmin, anEmployee, aUser } from "../../support/people.ts";
import { addApp, codeOf, PASSWORD, signedIn, somebody, withApp } from "./factor-people.ts";

const shelter = await startAppForFile();
const { db, clock } = shelter;
const MINUTE_MS = 60_000;
const later = (minutes: number) => clock.set(new Date(clock.now().getTime() + minutes * MINUTE_MS));

const STAFF = { name: "Ewa", surname: "Lis", jobTitle: "Vet" };
const account = (name: string) => ({ email: `${name}@shelter.test`, password: "three blind mice", isAdmin: true });

test("who changes who may do what shows their second factor again, if they have one: a stolen session changes nothing", async () => {
  const { client, secret } = await withApp(shelter, "admin");
  const employee = await anEmployee(shelter);
  const gone = await anAdmin(shelter);
  const user = await aUser(shelter);
  const [one, other] = [
    await aUser(shelter, { phone_number: "700100200" }),
    await aUser(shelter, { phone_number: "700100200" }),
  ];
  const deeds = [
    () => client.put(`/api/employees/${employee.id}`, { account: { isAdmin: true } }),
    () => client.put(`/api/employees/${employee.id}`, { account: { email: "thief@person.test" } }),
    () => client.put(`/api/employees/${employee.id}`, { account: { password: "three blind mice" } }),
    () => client.post("/api/employees", { ...STAFF, account: account("new-admin") }),
    () => client.put(`/api/users/${user.id}`, { account: { email: "thief-too@person.test" } }),
    () => client.post("/api/api-tokens", { name: "Website", permissions: ["animals.read"] }),
    () => client.delete(`/api/employees/${gone.id}`),
    () => client.post(`/api/employees/${gone.id}/restore`),
    () => client.get(`/api/users/${user.id}/export`),
    () => client.post(`/api/users/${other.id}/merge`, { into: one.id }),
    () => client.post(`/api/users/${user.id}/close`),
    () => client.post("/api/export", { currentPassword: PASSWORD }),
  ];
  later(11);
  const before = await db.selectFrom("accounts").selectAll().orderBy("id").execute();
  for (const deed of deeds) expect((await deed()).json()).toMatchObject({ status: 403, code: "confirm" });
  expect(await db.selectFrom("accounts").selectAll().orderBy("id").execute()).toEqual(before);
  // What has nothing to do with it is as before.
  expect((await client.put(`/api/employees/${employee.id}`, { jobTitle: "Vet" })).statusCode).toBe(200);

  expect((await client.post("/api/auth/confirm", { code: codeOf(shelter, secret) })).statusCode).toBe(204);
  for (const deed of deeds) expect((await deed()).statusCode).toBeLessThan(300);
});

test("who has no second factor is asked for none", async () => {
  const admin = await anAdmin(shelter);
  const employee = await anEmployee(shelter);
  later(11);
  const made = await admin.client.put(`/api/employees/${employee.id}`, { account: { isAdmin: true } });
  expect(made.json()).toMatchObject({ isAdmin: true });
});

test("the file of an export is loaded by whoever shows their second factor, and the browser asks before it follows the link", async () => {
  const { client, secret } = await withApp(shelter, "admin");
  const { id } = (await client.post("/api/export", { currentPassword: PASSWORD })).json();
  await makeExport(shelter.deps, id);
  later(11);
  for (const answer of [await client.post(`/api/export/${id}/download`), await client.get(`/api/export/${id}/file`)])
    expect(answer.json()).toMatchObject({ status: 403, code: "confirm" });
  expect((await client.post("/api/auth/confirm", { code: codeOf(shelter, secret) })).statusCode).toBe(204);
  expect((await client.post(`/api/export/${id}/download`)).json()).toMatchObject({ state: "done" });
  expect((await client.get(`/api/export/${id}/file`)).statusCode).toBe(200);
});

test("a user's own data and account are theirs after their second factor alone", async () => {
  const { client, secret } = await withApp(shelter, "user");
  later(11);
  const close = () => client.post("/api/users/me/close", { currentPassword: PASSWORD });
  for (const answer of [await client.get("/api/users/me/export"), await close()])
    expect(answer.json()).toMatchObject({ status: 403, code: "confirm" });
  expect((await client.post("/api/auth/confirm", { code: codeOf(shelter, secret) })).statusCode).toBe(204);
  expect((await client.get("/api/users/me/export")).statusCode).toBe(200);
  expect((await close()).statusCode).toBe(204);
});

test("whoever becomes an admin where that asks for a second factor sets one up before anything else", async () => {
  const admin = await anAdmin(shelter);
  expect((await admin.client.put("/api/shelter", { secondFactor: "admins" }, { "if-match": "*" })).statusCode).toBe(
    200,
  );
  const person = await somebody(shelter, "employee");
  const client = await signedIn(shelter, person);
  await admin.client.put(`/api/employees/${person.id}`, { account: { isAdmin: true } });
  expect((await client.get("/api/audit")).json()).toMatchObject({ status: 403, code: "secondFactor" });
  await addApp(shelter, client, person);
  expect((await client.get("/api/audit")).statusCode).toBe(200);
});
