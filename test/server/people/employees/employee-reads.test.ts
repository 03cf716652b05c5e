import { expect, test } from "vitest";
import { startAppForFile } from "../../support/app.ts";
import { anAdmin, anEmployee, type Person } from "../../support/people.ts";

const shelter = await startAppForFile();
const admin = await anAdmin(shelter);
const zofia = await anEmployee(shelter, { name: "Zofia", surname: "Żak", job_title: "Vet", description: "Cats" });
const lukasz = await anEmployee(shelter, { name: "Łukasz", surname: "Ćwik" });
await anEmployee(shelter, { name: "Gone", surname: "Away", archived_at: new Date() });

test("admins get whole records by surname, without deleted employees", async () => {
  const page = (await admin.client.get("/api/employees")).json();
  expect(page).toMatchObject({ page: 1, pageSize: 16, totalCount: 3 });
  expect(page.items.map(({ surname }: { surname: string }) => surname.split(" ")[0])).toEqual([
    "Ćwik",
    "Kowalska",
    "Żak",
  ]);
  expect(page.items[2]).toEqual({
    id: zofia.id,
    accountId: zofia.accountId,
    name: "Zofia",
    surname: "Żak",
    jobTitle: "Vet",
    description: "Cats",
    email: expect.stringContaining("@shelter.test"),
    isAdmin: false,
    photoId: null,
    language: "en",
    actions: ["edit", "delete"],
  });
});

test("other employees get only names", async () => {
  const page = (await lukasz.client.get("/api/employees?pageSize=500")).json();
  expect(page.totalCount).toBe(3);
  expect(page.items[2]).toEqual({ id: zofia.id, name: "Zofia", surname: "Żak" });
});

test("the search box finds the beginning of the name, without Polish letters too", async () => {
  const found = async (q: string) =>
    (await admin.client.get(`/api/employees?q=${encodeURIComponent(q)}`)).json().items.map(({ id }: Person) => id);
  expect(await found("luk")).toEqual([lukasz.id]);
  expect(await found(" ŁUKASZ ć ")).toEqual([lukasz.id]);
  expect(await found("Żak")).toEqual([]);
});

test("an admin's read of another record is audited, one's own is not", async () => {
  await zofia.client.get(`/api/employees/${zofia.id}`);
  await admin.client.get(`/api/employees/${zofia.id}`);
  const log = (await admin.client.get("/api/audit?subject=employee")).json().items;
  expect(log[0]).toMatchObject({ action: "read", subjectId: zofia.id, actorAccountId: admin.accountId });
  expect(log.every(({ actorAccountId }: { actorAccountId: number }) => actorAccountId === admin.accountId)).toBe(true);
});
