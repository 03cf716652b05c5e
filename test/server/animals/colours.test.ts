import { expect, test } from "vitest";
import { animalBody } from "../support/animal-bodies.ts";
import { startAppForFile } from "../support/app.ts";
import { buildAnimal } from "../support/builders.ts";
import { anAdmin, aVisitor } from "../support/people.ts";
import { changeRows } from "../support/rows.ts";

const shelter = await startAppForFile();
const admin = await anAdmin(shelter);
const polish = await anAdmin(shelter);
await changeRows(shelter.db, "accounts", polish.accountId, { language: "pl" });
const visitor = aVisitor(shelter);

const LOOKS = { colours: ["Grey", "White", "Pepper"], markings: "a white paw, front left" };

async function added(change: object = LOOKS): Promise<number> {
  const answer = await admin.client.post("/api/animals", await animalBody(shelter, change));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().id;
}
const put = (id: number, body: object) => admin.client.put(`/api/animals/${id}`, body);
const found = async (q: string, { client } = admin): Promise<number[]> =>
  (await client.get(`/api/search?q=${encodeURIComponent(q)}`)).json().animals.map(({ id }: { id: number }) => id);

test("an animal has colours and markings; everybody reads those of the shelter's list in their own language", async () => {
  const id = await added();
  expect((await visitor.get(`/api/animals/${id}`)).json()).toMatchObject(LOOKS);
  const { colours } = (await polish.client.get(`/api/animals/${id}`)).json();
  expect(colours).toEqual(["Szary", "Biały", "Pepper"]);
  const page = async (path: string) => (await visitor.get(path)).body;
  expect(await page(`/animal/${id}`)).toMatch(/<dt>Colours<\/dt><dd>Grey, White, Pepper<\/dd>/);
  expect(await page(`/pl/animal/${id}`)).toMatch(/<dt>Umaszczenie<\/dt><dd>Szary, Biały, Pepper<\/dd>/);
  expect(await page(`/animal/${await added({})}`)).not.toContain("Markings");
});

test("what a change leaves out stays; empty values take colours and markings away", async () => {
  const id = await added();
  expect((await put(id, { name: "Same" })).json()).toMatchObject(LOOKS);
  expect((await put(id, { colours: [], markings: "" })).json()).toMatchObject({ colours: [], markings: "" });
  for (const colours of ["Grey", ["a", "b", "c", "d", "e", "f", "g"], [" "], ["x".repeat(41)]]) {
    const refused = await put(id, { colours });
    expect(refused.statusCode, String(colours)).toBe(400);
    expect(refused.json().errors[0].field).toMatch(/^colours/);
  }
});

test("staff choose from the shelter's list in their language, and see it changed on every animal", async () => {
  const offered = async ({ client } = admin) => (await client.get("/api/animals/meta")).json().colours;
  expect(await offered()).toContain("Grey");
  expect(await offered(polish)).toContain("Szary");
  expect((await visitor.get("/api/animals/meta")).json()).not.toHaveProperty("colours");
  const id = await added({ colours: ["Brązowy", "Cream"] });
  const values = (await admin.client.get("/api/shelter/lists/colours")).json();
  const brown = values.find(({ name }: { name: string }) => name === "Brown");
  expect(brown).toMatchObject({ uses: 1 });
  const value = `/api/shelter/lists/colours/${brown.id}`;
  expect((await admin.client.delete(value)).json().message).toContain("1 animal has it");
  const renamed = await admin.client.put(value, { names: { en: "Liver", pl: "Wątrobiany" } });
  expect(renamed.json()).toMatchObject({ name: "Liver", uses: 1 });
  expect((await polish.client.get(`/api/animals/${id}`)).json().colours).toEqual(["Wątrobiany", "Kremowy"]);
  await admin.client.post(`${value}/retire`);
  expect(await offered()).not.toContain("Liver");
  expect((await admin.client.get(`/api/animals/${id}`)).json().colours).toEqual(["Liver", "Cream"]);
});

test("the search finds an animal by its colour in each language, and by its markings", async () => {
  const [dog, cat] = [await added({ colours: ["Fawn"], markings: "torn ear" }), await added({ colours: ["Płowy"] })];
  expect(await found("fawn")).toEqual(expect.arrayContaining([dog, cat]));
  expect(await found("płowy", polish)).toEqual(expect.arrayContaining([dog, cat]));
  expect(await found("torn ear")).toEqual([dog]);
});

test("an intake says what it looks like, and a merge has both to choose from", async () => {
  const intake = { name: "Found", type: "Dog", whereFound: "Łódź", arrivalDate: "2026-11-19", ...LOOKS };
  const here = (await admin.client.post("/api/intakes", intake)).json();
  expect(here).toMatchObject({ markings: LOOKS.markings });
  const past = await buildAnimal(shelter.db, {
    name: "Found",
    status: "Left",
    arrival_date: "2024-03-01",
    markings: "none",
  });
  const { fields } = (await admin.client.get(`/api/animals/${here.id}/merge?into=${past}`)).json();
  expect(fields).toContainEqual({ field: "colours", gone: "Grey, White, Pepper", kept: null, takes: "gone" });
  expect(fields).toContainEqual({ field: "markings", gone: LOOKS.markings, kept: "none", takes: "kept" });
  const merged = await admin.client.post(`/api/animals/${here.id}/merge`, { into: past });
  expect(merged.statusCode, merged.body).toBe(200);
  expect((await admin.client.get(`/api/animals/${past}`)).json()).toMatchObject({ markings: "none" });
  expect((await shelter.db.selectFrom("animals").select("colours").where("id", "=", past).execute())[0]).toEqual({
    colours: LOOKS.colours,
  });
});
