import { expect, test } from "vitest";
import { adoptionAt, assembleCast } from "../../support/adoption-cast.ts";
import { startAppForFile } from "../../support/app.ts";
import { buildAnimal } from "../../support/builders.ts";
import { anAdmin, aUser, aVisitor } from "../../support/people.ts";
import { rowOf } from "../../support/rows.ts";

const shelter = await startAppForFile();
const admin = await anAdmin(shelter);

const offer = async (...languages: string[]) => {
  const saved = await admin.client.put("/api/shelter", { languages }, { "if-match": "*" });
  expect(saved.json().languages).toEqual(languages);
};
const page = (url: string) => shelter.app.inject(url);

/** Each single language: where its pages are, and pages of the other one with where they lead. */
const ALONE = [
  {
    language: "en",
    home: "/",
    moved: [
      ["/pl", "/"],
      ["/pl/animals?page=2", "/animals?page=2"],
      ["/pl/login", "/login"],
      ["/pl/nowhere", "/nowhere"],
      ["/pl//other.site", "/other.site"],
    ],
  },
  {
    language: "pl",
    home: "/pl",
    moved: [
      ["/", "/pl"],
      ["/animals?page=2", "/pl/animals?page=2"],
      ["/sign_up", "/pl/sign_up"],
      ["/nowhere", "/pl/nowhere"],
    ],
  },
];

test.each(ALONE)("a shelter that offers $language alone has its pages in it, and leads to them", async (one) => {
  const { language, home, moved } = one;
  await offer(language);
  for (const [from = "", to] of moved) {
    const answer = await page(from);
    expect([from, answer.statusCode, answer.headers.location]).toEqual([from, 302, to]);
  }
  const { statusCode, body } = await page(home);
  expect(statusCode).toBe(200);
  expect(body.match(/hrefLang="[\w-]+"/g)).toEqual([`hrefLang="${language}"`, 'hrefLang="x-default"']);
  expect(body).toContain(`hrefLang="x-default" href="http://shelter.test${home}"`);
  expect(body).not.toContain('class="languages"');
  expect(body).not.toContain("og:locale:alternate");
  const sitemap = (await page("/sitemap.xml")).body;
  expect(sitemap.includes("shelter.test/pl/animals")).toBe(language === "pl");
  expect(sitemap.includes("shelter.test/animals")).toBe(language === "en");
  expect(sitemap).toContain(`hreflang="x-default" href="http://shelter.test${home}"`);
  for (const file of ["/robots.txt", "/api/animals", "/healthz", "/manifest.webmanifest"]) {
    expect([file, (await page(file)).statusCode]).toEqual([file, 200]);
  }
  expect((await page("/pl/nowhere")).statusCode).toBe(language === "pl" ? 404 : 302);
  expect((await page("/api/nowhere")).statusCode).toBe(404);
});

test("people get letters and contracts in an offered language, and choose among those", async () => {
  await offer("en", "pl");
  const cast = await assembleCast(shelter);
  const adopter = await aUser(shelter);
  await adopter.client.put("/api/users/me", { language: "pl" });
  await offer("en");
  const { id } = await adoptionAt(shelter, cast, 6, adopter);
  const contract = await rowOf(shelter.db, "adoption_contracts", { adoption_id: id });
  expect(contract.paper).toMatchObject({ language: "en" });
  const letters = await shelter.db.selectFrom("letters").select("subject").orderBy("id", "desc").limit(1).execute();
  expect(letters[0]?.subject).toMatch(/contract/i);
  const refused = await adopter.client.put("/api/users/me", { language: "pl" });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().errors).toEqual([{ field: "language", errors: ["We do not offer this language."] }]);
  await offer("pl", "en");
  const added = await admin.client.post("/api/employees", {
    account: { email: "new@shelter.test", password: "longer than eleven" },
    name: "New",
    surname: "Colleague",
    jobTitle: "Vet",
  });
  const { language } = await rowOf(shelter.db, "accounts", { email: "new@shelter.test" });
  expect([added.statusCode, language]).toEqual([201, "pl"]);
});

test("texts are only missing in languages that are offered", async () => {
  const id = await buildAnimal(shelter.db, { description: "A dog" });
  const missing = async () =>
    (await admin.client.get("/api/animals")).json().items.find((animal: { id: number }) => animal.id === id)
      .missingLanguages;
  await offer("en", "pl");
  expect(await missing()).toEqual(["pl"]);
  await offer("en");
  expect(await missing()).toEqual([]);
});

test("a visitor of the application is sent to a page in no guessed language", async () => {
  await offer("en", "pl");
  const visitor = aVisitor(shelter);
  visitor.language = "pl";
  expect((await visitor.get("/user_page")).headers.location).toBe("/");
  expect((await visitor.get("/user_page/adoptions")).headers.location).toMatch(/^\/login/);
  await offer("pl");
  expect((await visitor.get("/")).headers.location).toBe("/pl");
});
