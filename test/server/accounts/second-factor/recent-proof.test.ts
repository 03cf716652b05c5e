import { expect, test } from "vitest";
import { startAppForFile } from "../../support/app.ts";
import { anAdmin, anEmployee, aUser } from "../../support/people.ts";
import { codeOf, withApp } from "./factor-people.ts";

const shelter = await startAppForFile();
const { db, clock } = shelter;
const MINUTE_MS = 60_000;
const later = (minutes: number) => clock.set(new Date(clock.now().getTime() + minutes * MINUTE_MS));

const STAFF = { name: "Ewa", surname: "Lis", jobTitle: "Vet" };
const account = (name: string) => ({ email: `${name}@shelter.test`, password: "three blind mice", isAdmin: true });

test("who changes who may do what shows their second factor again, if they have one: a stolen session changes nothing", async () => {
  const { client, secret } = await withApp(shelter, "admin");
  const employee = await anEmployee(shelter);
  const user = await aUser(shelter);
  const deeds = [
    () => client.put(`/api/employees/${employee.id}`, { account: { isAdmin: true } }),
    () => client.put(`/api/employees/${employee.id}`, { account: { email: "thief@person.test" } }),
    () => client.put(`/api/employees/${employee.id}`, { account: { password: "three blind mice" } }),
    () => client.post("/api/employees", { ...STAFF, account: account("new-admin") }),
    () => client.put(`/api/users/${user.id}`, { account: { email: "thief-too@person.test" } }),
    () => client.post("/api/api-tokens", { name: "Website", permissions: ["animals.read"] }),
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
