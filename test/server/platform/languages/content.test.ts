import { describe, expect, test } from "vitest";
import { animalBody } from "../../support/animal-bodies.ts";
import { startAppForFile } from "../../support/app.ts";
import { buildGroup, buildNews } from "../../support/builders.ts";
import type { Client } from "../../support/client.ts";
import { anAdmin, aVisitor } from "../../support/people.ts";

/** An admin who reads and writes Polish. */
let visitors: { en: Client; pl: Client };
const shelter = await startAppForFile();
const admin = await anAdmin(shelter);
const reader = await anAdmin(shelter);
await shelter.db.updateTable("accounts").set({ language: "pl" }).where("id", "=", reader.accountId).execute();
const polish = reader.client;
visitors = { en: aVisitor(shelter), pl: aVisitor(shelter) };
visitors.pl.language = "pl";

/** Each record with texts: where it is, what else its body needs, and which text has to be there. */
const RECORDS = [
  { path: "news", required: "title", other: "content", body: () => ({ employeeId: admin.id }) },
  { path: "jobs", required: "name", other: "description", body: () => ({ minSalary: 4000, maxSalary: 5000 }) },
  { path: "animal-groups", required: "name", other: "description", body: () => ({}) },
] as const;

let added = 0;
/** @returns texts that no other record has */
const texts = (text: string) => ({ en: `${text} ${++added}`, pl: `${text} po polsku ${added}` });

describe.each(RECORDS)("$path", ({ path, required, other, body }) => {
  const add = async (sent: object, client = admin.client) =>
    (await client.post(`/api/${path}`, { ...body(), ...sent })).json();
  const change = (id: number, sent: object, client = admin.client) => client.put(`/api/${path}/${id}`, sent);

  test("written in both languages is read in each", async () => {
    const [first, second] = [texts("Open day"), texts("Come")];
    const { id } = await add({ [`${required}s`]: first, [`${other}s`]: second });
    for (const language of ["en", "pl"] as const) {
      const record = (await visitors[language].get(`/api/${path}/${id}`)).json();
      expect(record).toMatchObject({ [required]: first[language], [other]: second[language], languages: null });
      expect(record).not.toHaveProperty(`${required}s`);
    }
    const record = (await admin.client.get(`/api/${path}/${id}`)).json();
    expect(record).toMatchObject({ [`${required}s`]: first, [`${other}s`]: second });
  });

  test("written in one language is shown in it to everybody, with its language", async () => {
    const [first, second] = [texts("Hay").pl, texts("Straw").pl];
    const { id } = await add({ [required]: first, [other]: second }, polish);
    const seen = async (client: Client) => (await client.get(`/api/${path}/${id}`)).json();
    expect(await seen(visitors.pl)).toMatchObject({ [required]: first, languages: null });
    expect(await seen(visitors.en)).toMatchObject({
      [required]: first,
      languages: { [required]: "pl", [other]: "pl" },
    });
    expect(await seen(admin.client)).toMatchObject({ [`${required}s`]: { en: "", pl: first } });
    expect((await change(id, { [required]: "Hay bales" })).json()).toMatchObject({
      [required]: "Hay bales",
      [other]: second,
      [`${required}s`]: { en: "Hay bales", pl: first },
      languages: { [other]: "pl" },
    });
  });

  test("keeps what is left out, and loses a language that is sent blank", async () => {
    const [first, second] = [texts("Bread"), texts("Butter")];
    const { id } = await add({ [`${required}s`]: first, [`${other}s`]: second });
    const one = (await change(id, { [`${other}s`]: { pl: "Masło" } })).json();
    expect(one).toMatchObject({ [`${required}s`]: first, [`${other}s`]: { en: second.en, pl: "Masło" } });
    const none = (await change(id, { [`${required}s`]: { en: " " } })).json();
    expect(none).toMatchObject({ [required]: first.pl, languages: { [required]: "pl" } });
  });

  test("has to have its text in some language, before and after a change", async () => {
    const refusal = async (sent: object, id?: number) => {
      const client = admin.client;
      const whole = { ...body(), [other]: "Text.", ...sent };
      const answer = await (id ? change(id, sent) : client.post(`/api/${path}`, whole));
      return [answer.statusCode, answer.json().errors?.map(({ field }: { field: string }) => field)];
    };
    for (const sent of [{}, { [required]: " " }, { [`${required}s`]: {} }, { [`${required}s`]: { en: "", pl: " " } }])
      expect(await refusal(sent)).toEqual([400, [required]]);
    const { id } = await add({ [`${required}s`]: { pl: texts("Sen").pl }, [other]: "Text." });
    expect(await refusal({ [`${required}s`]: { pl: "" } }, id)).toEqual([400, [required]]);
    expect(await refusal({ [`${required}s`]: { pl: "x".repeat(201) } }, id)).toEqual([400, [`${required}s.pl`]]);
    expect(await refusal({ [`${required}s`]: { de: "Tag" } }, id)).toEqual([200, undefined]);
  });

  test("is found and sorted by either language", async () => {
    const { id } = await add({ [`${required}s`]: { en: `Zebra ${path}`, pl: `Źrebię ${path}` }, [other]: "Text." });
    for (const q of [`zebra ${path}`, `ZREBIE ${path}`])
      expect((await visitors.en.get(`/api/${path}?q=${encodeURIComponent(q)}`)).json().items).toMatchObject([{ id }]);
    const last = async (client: Client) => (await client.get(`/api/${path}?sort=-${required}`)).json().items[0];
    expect(await last(visitors.pl)).toMatchObject({ id, [required]: `Źrebię ${path}` });
  });
});

test("an animal's description is the reader's, with its language otherwise, and staff have it in each", async () => {
  const created = await admin.client.post("/api/animals", await animalBody(shelter, { description: "A calm dog." }));
  const { id } = created.json();
  expect((await visitors.pl.get(`/api/animals/${id}`)).json()).toMatchObject({
    description: "A calm dog.",
    languages: { description: "en" },
  });
  const changed = await polish.put(`/api/animals/${id}`, { description: "Spokojny pies." });
  expect(changed.json()).toMatchObject({
    description: "Spokojny pies.",
    descriptions: { en: "A calm dog.", pl: "Spokojny pies." },
    languages: null,
  });
  for (const [language, description] of [["en", "A calm dog."] as const, ["pl", "Spokojny pies."] as const]) {
    const listed = (await visitors[language].get("/api/animals")).json().items[0];
    expect(listed).toMatchObject({ id, description, languages: null });
    expect(listed).not.toHaveProperty("descriptions");
  }
  const missing = async () => (await admin.client.get("/api/animals")).json().items[0].missingLanguages;
  expect(await missing()).toEqual([]);
  await admin.client.put(`/api/animals/${id}`, { descriptions: { pl: "" } });
  expect(await missing()).toEqual(["pl"]);
  expect((await admin.client.put(`/api/animals/${id}`, { descriptions: { en: "", pl: "" } })).json().description).toBe(
    "",
  );
});

test("a known breed is stored by one name, in whatever language it is typed", async () => {
  const { id } = (await polish.post("/api/animals", await animalBody(shelter, { breed: "Owczarek niemiecki" }))).json();
  expect((await visitors.en.get(`/api/animals/${id}`)).json().breed).toBe("German Shepherd");
  expect((await polish.put(`/api/animals/${id}`, { breed: "kundel z Łodzi" })).json().breed).toBe("kundel z Łodzi");
  expect((await shelter.app.inject("/pl/animals")).body).toContain("kundel z Łodzi");
  await polish.put(`/api/animals/${id}`, { breed: "mieszaniec" });
  expect((await shelter.app.inject(`/pl/animal/${id}`)).body).toContain("<dd>mieszaniec</dd>");
  expect((await shelter.app.inject(`/animal/${id}`)).body).toContain("<dd>Mixed breed</dd>");
});

test("an animal tells the name of its group, and what it is scored for, in the reader's language", async () => {
  const group = await buildGroup(shelter.db, { name: "Shy dogs", names: JSON.stringify({ pl: "Nieśmiałe psy" }) });
  const { id } = (await admin.client.post("/api/animals", await animalBody(shelter))).json();
  await admin.client.put(`/api/animal-groups/${group}`, { animalIds: [id] });
  const animal = (await visitors.pl.get(`/api/animals/${id}`)).json();
  expect(animal).toMatchObject({ animalGroupName: "Nieśmiałe psy", languages: null });
  expect(animal.attributeScores[0].attributeTypeName).toBe("Energia");
  expect((await visitors.en.get("/api/animal-attribute-types")).json()[0].name).toBe("Energy");
  const services = (await polish.get("/api/appointments/service-types")).json();
  expect(services.map(({ name }: { name: string }) => name)).toContain("Szczepienie");
});

test("a group's name is taken in each language by itself", async () => {
  const names = { en: "Night owls", pl: "Nocne sowy" };
  await admin.client.post("/api/animal-groups", { names });
  for (const taken of [{ en: "NIGHT OWLS" }, { pl: "nocne sowy" }]) {
    const answer = await admin.client.post("/api/animal-groups", { names: { en: "Others", pl: "Inne", ...taken } });
    expect([answer.statusCode, answer.json().errors[0].field]).toEqual([409, "name"]);
  }
});

test("a public page says in which language a text is that is written in another one only", async () => {
  const id = await buildNews(shelter.db, { title: "", titles: JSON.stringify({ pl: "Dzień otwarty" }) });
  expect((await shelter.app.inject(`/news/${id}`)).body).toContain('<h1 lang="pl">Dzień otwarty</h1>');
});

describe("the questionnaire", () => {
  const path = "/api/adoptions/questionnaire/template";
  const put = (body: object, client = admin.client) => client.put(path, body);

  test("is kept in each language; a question that is sent in one language keeps the others", async () => {
    const both = { en: "Why?", pl: "Dlaczego?" };
    await put({ translations: [both, { pl: "Gdzie?" }] });
    expect((await polish.get(path)).json()).toMatchObject({
      questions: ["Dlaczego?", "Gdzie?"],
      translations: [both, { en: "", pl: "Gdzie?" }],
    });
    const reordered = await put({ questions: ["When?", "Why?"] });
    expect(reordered.json()).toMatchObject({
      questions: ["When?", "Why?"],
      translations: [{ en: "When?", pl: "" }, both],
    });
  });

  test("refuses a question that is blank in every language", async () => {
    const answer = await put({ translations: [{ en: "Why?" }, { en: " ", pl: "" }] });
    expect(answer.json().errors).toEqual([{ field: "translations.1", errors: ["A question cannot be blank."] }]);
  });
});
