import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { makeSetupCode } from "../../../../src/server/settings/setup/setup.code.ts";
import { startApp, type TestApp } from "../../support/app.ts";
import { buildAnimal } from "../../support/builders.ts";
import { wordsOf } from "../../support/pdf-text.ts";
import { aUser, aVisitor } from "../../support/people.ts";

let shelter: TestApp;
let code: string;

beforeEach(async () => {
  shelter = await startApp({ awaitsSetup: true });
  code = await makeSetupCode(shelter);
});
afterEach(() => shelter.close());

const get = (url: string) => shelter.app.inject(url);
const request = (given: object = {}) => ({
  code,
  admin: { email: "ola@person.test", password: "secret enough", name: "Ola", surname: "Wójcik" },
  shelter: {
    name: "Azyl Bielik",
    street: "ul. Dębowa 7",
    postalCode: "60-101",
    city: "Poznań",
    phone: "611222333",
    email: "",
  },
  language: "pl",
  ...given,
});
const setUp = (given: object = {}) => aVisitor(shelter).post("/api/setup", request(given));

describe("the first start of an own shelter", () => {
  test("every page leads to the setup, in its language, and the setup's files are there", async () => {
    for (const path of ["/", "/animals", "/login", "/nowhere/at/all", "/admin"]) {
      const response = await get(path);
      expect([response.statusCode, response.headers.location], path).toEqual([302, "/setup"]);
    }
    expect((await get("/pl/news")).headers.location).toBe("/pl/setup");
    const polish = { url: "/animals", headers: { "accept-language": "pl-PL,en;q=0.5" } };
    expect((await shelter.app.inject(polish)).headers.location).toBe("/pl/setup");
    const page = await get("/setup");
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain("<h1>Set up your shelter</h1>");
    expect(page.body).toMatch(/<input id="field-code"[^>]* autofocus=""/);
    expect(page.body).toContain('<a href="/pl/setup"');
    expect(page.body).not.toMatch(/<footer|<nav|href="\/(pl\/)?(login|animals)?"/);
    expect((await get("/pl/setup")).body).toContain("<h1>Załóż swoje schronisko</h1>");
    expect((await get("/manifest.webmanifest")).statusCode).toBe(200);
    expect((await get("/api/shelter")).statusCode).toBe(200);
  });

  test("makes the first admin, who is signed in, and the shelter's record; then it is closed for ever", async () => {
    const browser = aVisitor(shelter);
    const done = await browser.post("/api/setup", request({ code: ` ${code.toLowerCase()} ` }));
    expect(done.statusCode, done.body).toBe(201);
    expect(done.json()).toMatchObject({ name: "Ola", isAdmin: true, isEmployee: true, language: "pl" });
    expect((await browser.get("/api/auth/me")).json()).toMatchObject({ name: "Ola" });
    expect((await get("/api/shelter")).json()).toMatchObject({
      name: "Azyl Bielik",
      email: "ola@person.test",
      languages: ["pl", "en"],
      openingHours: [],
      social: { facebook: null },
      version: 1,
    });
    expect((await get("/")).body).toContain("Azyl Bielik");
    expect((await get("/about")).body).not.toMatch(/Przyjazna|Animal Shelter|11:00/);
    expect((await get("/setup")).statusCode).toBe(404);
    expect((await setUp()).statusCode).toBe(404);
    const login = { email: "ola@person.test", password: "secret enough" };
    expect((await aVisitor(shelter).post("/api/auth/login", login)).statusCode).toBe(200);
  });

  test("a shelter without address and telephone has no sentence that ends in nothing", async () => {
    const browser = aVisitor(shelter);
    await browser.post("/api/setup", request({ shelter: { name: "Azyl Bielik", email: "" } }));
    const hours = [{ days: ["Saturday"], opens: "10:00", closes: "13:00" }];
    const plan = { minutes: 60, atOnce: 2, noticeHours: 1, daysAhead: 21, daysOff: [], hours };
    expect((await browser.put("/api/visit-plan", plan, { "if-match": "*" })).statusCode).toBe(200);
    const [animalId, person] = [await buildAnimal(shelter.db), await aUser(shelter)];
    await person.client.post("/api/visits", { animalId, startsAt: "2026-11-21T09:00:00.000Z" });
    const placement = { kind: "foster", userId: person.id, from: "2026-11-20" };
    expect((await browser.post(`/api/animals/${animalId}/placements`, placement)).statusCode).toBe(201);
    const letters = await shelter.db.selectFrom("letters").select("text").execute();
    expect(letters.length).toBeGreaterThanOrEqual(2);
    const pages = await Promise.all(
      ["/visit?token=none", "/pl/visit?token=none", "/privacy", "/pl/terms", "/about", "/pl/about"].map(get),
    );
    const form = wordsOf((await get("/files/volunteer-application.pdf")).rawPayload);
    for (const text of [form, ...pages.map(({ body }) => body), ...letters.map(({ text }) => text)]) {
      expect(text).not.toMatch(/: *\.(?!\w)|, *[,.]( |<|$)|\( *\)|\bin [,.:]|· ·|<p> –/m);
    }
  });

  test("a wrong code is 403, and after five of them 429, also for the right one, until the product starts again", async () => {
    for (let n = 0; n < 5; n++) expect((await setUp({ code: `AAAA-AAAA-AAA${n}` })).statusCode).toBe(403);
    const refused = await setUp();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    code = await makeSetupCode(shelter);
    expect((await setUp()).statusCode).toBe(201);
  });

  test("twenty guesses at once are five guesses", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => setUp({ code: `GUESS-${n}` })));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 403)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  test("the code works once: of two at the same time one makes the shelter theirs", async () => {
    const one = { email: "one@person.test", password: "secret enough", name: "One", surname: "First" };
    const two = { ...one, email: "two@person.test", name: "Two" };
    const answers = await Promise.all([setUp({ admin: one }), setUp({ admin: two })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 404]);
    expect(await shelter.db.selectFrom("accounts").select("id").execute()).toHaveLength(1);
  });

  test("the code works for a day, and an older one than the last not at all", async () => {
    const former = code;
    code = await makeSetupCode(shelter);
    expect((await setUp({ code: former })).statusCode).toBe(403);
    shelter.clock.set(new Date(shelter.clock.now().getTime() + 25 * 60 * 60_000));
    expect((await setUp()).statusCode).toBe(403);
  });

  test("without a telephone number no page offers one to be called", async () => {
    expect((await setUp({ shelter: { name: "Azyl Bielik" } })).statusCode).toBe(201);
    for (const path of ["/", "/about"]) {
      const { body } = await get(path);
      expect(body, path).not.toMatch(/href="tel:|\+48/);
      expect(body, path).toContain('href="mailto:ola@person.test"');
    }
  });

  test("names every wrong field, and uses no code for it", async () => {
    const refused = await setUp({
      code: "",
      admin: { email: "ola", password: "abc", name: "" },
      shelter: { name: " ", postalCode: "60101" },
    });
    expect(refused.statusCode).toBe(400);
    const fields = refused.json().errors.map(({ field }: { field: string }) => field);
    expect(fields.sort()).toEqual([
      "admin.email",
      "admin.name",
      "admin.password",
      "admin.surname",
      "code",
      "shelter.name",
      "shelter.postalCode",
    ]);
    expect((await setUp()).statusCode).toBe(201);
  });
});

test("a shelter that does not await it has no setup", async () => {
  const usual = await startApp();
  expect((await usual.app.inject("/setup")).statusCode).toBe(404);
  expect((await usual.app.inject("/")).statusCode).toBe(200);
  expect((await aVisitor(usual).post("/api/setup", request())).statusCode).toBe(404);
  await usual.close();
});
