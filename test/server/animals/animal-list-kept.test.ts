import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, expect, test, vi } from "vitest";
import { startAppForFile } from "../support/app.ts";
import { buildAnimal } from "../support/builders.ts";
import { anAdmin, anEmployee, aUser } from "../support/people.ts";

const shelter = await startAppForFile();
const statements = vi.spyOn(shelter.db.getExecutor(), "executeQuery");
afterEach(() => statements.mockClear());

const list = (query = "") => shelter.app.inject(`/api/animals?${query}`);
const names = async (query = "") =>
  (await list(query)).json().items.map(({ name }: { name: string }) => name) as string[];

test("a visitor's list is read once for every way to ask for it, until something that pages show is changed", async () => {
  await buildAnimal(shelter.db, { name: "Azor", type: "Dog" });
  expect(await names("type=Dog&page=1")).toEqual(["Azor"]);
  statements.mockClear();
  expect(await names("page=1&type=Dog&utm_source=letter")).toEqual(["Azor"]);
  expect(statements).not.toHaveBeenCalled();
  const admin = await anAdmin(shelter);
  const id = (await list()).json().items[0].id;
  for (const name of ["Burek", "Ciapek"]) {
    expect((await admin.client.put(`/api/animals/${id}`, { name })).statusCode).toBe(200);
    expect(await names("type=Dog&page=1")).toEqual([name]);
  }
});

test("a list is kept for each language, and shared by everybody who sees the same animals", async () => {
  const ask = (language: string) =>
    shelter.app.inject({ url: "/api/animals", headers: { "accept-language": language } });
  expect((await ask("pl")).headers["content-type"]).toBe("application/json; charset=utf-8");
  statements.mockClear();
  await ask("pl");
  expect(statements).not.toHaveBeenCalled();
  await ask("en");
  expect(statements).toHaveBeenCalledTimes(1);
  const user = await aUser(shelter);
  statements.mockClear();
  await user.client.get("/api/animals");
  expect(statements).toHaveBeenCalledTimes(1); // who it is
});

test("staff's list is kept apart from the visitors', until an animal, a picture, an appointment or a stay is changed", async () => {
  const admin = await anAdmin(shelter);
  const employee = await anEmployee(shelter);
  const id = await buildAnimal(shelter.db, { name: "Dusia", status: "InCare" });
  const first = async (client = admin.client) => (await client.get("/api/animals?q=Dusia")).json().items[0];
  expect(await first()).toMatchObject({ name: "Dusia", stay: { outcomeType: null } });
  expect(await names("q=Dusia")).toEqual([]);
  statements.mockClear();
  expect(await first(employee.client)).toMatchObject({ name: "Dusia" });
  expect(statements).toHaveBeenCalledTimes(1); // who it is
  await shelter.db.updateTable("stays").set({ intake_on: "2020-02-01" }).where("animal_id", "=", id).execute();
  await expect.poll(() => first()).toMatchObject({ stay: { intakeOn: "2020-02-01" } });
});

test("a list by chip, by unit or of archived animals, and a whole one, is read anew each time", async () => {
  const admin = await anAdmin(shelter);
  for (const query of ["chip=616093900000001", "sort=unit", "sort=-due", "archived=true"]) {
    await admin.client.get(`/api/animals?${query}`);
    statements.mockClear();
    await admin.client.get(`/api/animals?${query}`);
    expect(statements, query).toHaveBeenCalledTimes(2); // who it is, and the list
  }
});

test("a kept list is sent as the browser accepts it, and says so", async () => {
  const plain = await list("pageSize=50");
  for (const [encoding, decode] of [
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const) {
    const answer = await shelter.app.inject({
      url: "/api/animals?pageSize=50",
      headers: { "accept-encoding": encoding },
    });
    expect(answer.headers).toMatchObject({ "content-encoding": encoding, vary: "accept-encoding" });
    expect(decode(answer.rawPayload).toString()).toBe(plain.body);
  }
});
