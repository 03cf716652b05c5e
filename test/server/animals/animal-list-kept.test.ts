import { afterEach, expect, test, vi } from "vitest";
import { startAppForFile } from "../support/app.ts";
import { buildAnimal } from "../support/builders.ts";
import { anAdmin } from "../support/people.ts";

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

test("a list is kept for each language, and never for people who are signed in", async () => {
  const admin = await anAdmin(shelter);
  const ask = (language: string) =>
    shelter.app.inject({ url: "/api/animals", headers: { "accept-language": language } });
  expect((await ask("pl")).headers["content-type"]).toBe("application/json; charset=utf-8");
  statements.mockClear();
  await ask("pl");
  expect(statements).not.toHaveBeenCalled();
  await ask("en");
  expect(statements).toHaveBeenCalledTimes(1);
  await admin.client.get("/api/animals");
  statements.mockClear();
  await admin.client.get("/api/animals");
  expect(statements).toHaveBeenCalledTimes(2); // who it is, and the list
});
