import { expect, test } from "vitest";
import { senderOf } from "../../../../src/server/platform/settings/sender.ts";
import { adoptionAt, assembleCast } from "../../support/adoption-cast.ts";
import { startAppForFile } from "../../support/app.ts";
import { buildAnimal, buildJob, buildNews } from "../../support/builders.ts";
import { wordsOf } from "../../support/pdf-text.ts";
import { lettersTo } from "../../support/people.ts";

/** Another shelter: nothing of what is built in is left. */
const OTHERS = {
  name: "Azyl Bielik",
  legalName: "Fundacja Bielik",
  taxId: "PL 725-000-00-00",
  registerId: "KRS 0000123456",
  iban: "61109010140000071219812874",
  languages: ["en"],
  street: "ul. Dębowa 7",
  postalCode: "60-101",
  city: "Poznań",
  phone: "611 222 333",
  email: "kontakt@bielik.example",
  openingHours: [{ days: ["Monday"], opens: "07:15", closes: "08:45" }],
  exceptions: [{ on: "2026-11-27", opens: null, closes: null, note: "Cleaning" }],
  social: { facebook: "https://www.facebook.com/bielik", instagram: null, youtube: null },
  accentColour: "#2255aa",
  rules: {
    volunteerMinAge: 21,
    volunteerMinMonths: 7,
    walks: 5,
    walksFromMonths: 9,
    finalizeWithinDays: 8,
    fosterWeeks: 6,
    quarantineDays: 15,
  },
};
const PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const OLD = /Animal Shelter|Przyjazna|94-001|Łódź|420[ \u00a0]?000[ \u00a0]?012|contact@shelter\.example|11:00–18:00/;

const shelter = await startAppForFile();
const cast = await assembleCast(shelter);
const animal = await buildAnimal(shelter.db, { where_found: "Gniezno" });
const news = await buildNews(shelter.db);
await buildJob(shelter.db);
const paths = [
  "/",
  "/news",
  `/news/${news}`,
  "/animals",
  `/animal/${animal}`,
  "/adoption",
  "/help/donate",
  "/help/volunteer",
];
paths.push("/help/jobs", "/about", "/privacy", "/terms", "/payment/payu/success", "/login", "/sign_up", "/logout");
paths.push("/unauthorized", "/nowhere", "/manifest.webmanifest", "/newsletter/confirmed", "/newsletter/unsubscribed");

const get = (url: string) => shelter.app.inject(url);
const letterTo = async (recipient: string) => (await lettersTo(shelter, recipient)).at(-1);

test("whatever names the shelter follows its record at once: pages, letters, papers, manifest and the application", async () => {
  const before = await Promise.all(paths.map(async (path) => (await get(path)).body));
  expect(before.filter((page) => OLD.test(page)).length).toBe(paths.length);
  const former = await adoptionAt(shelter, cast, 6);
  const contractBefore = wordsOf((await cast.admin.client.get(`/api/adoptions/${former.id}/contract`)).rawPayload);

  const saved = await cast.admin.client.put(
    "/api/shelter",
    { ...OTHERS, logo: { base64: PNG } },
    { "if-match": '"0"' },
  );
  expect(saved.statusCode, saved.body).toBe(200);
  const { logoId } = saved.json();

  for (const path of paths) {
    const { body } = await get(path);
    expect(OLD.exec(body)?.[0], path).toBeUndefined();
    expect(body, path).toContain(OTHERS.name);
    if (path.startsWith("/manifest")) continue;
    expect(body, path).toContain('<link rel="stylesheet" href="/accent/2255aa.css"');
    expect(body, path).toContain(`src="/photos/${logoId}?w=320"`);
    // Every footer has both ways to reach the shelter.
    expect(body, path).toContain('<a href="tel:+48611222333">+48 611 222 333</a>');
    expect(body, path).toContain('<a href="mailto:kontakt@bielik.example">kontakt@bielik.example</a>');
  }
  expect((await get("/accent/2255aa.css")).body).toContain("--call:light-dark(#2255aa");

  const about = (await get("/about")).body;
  for (const text of ["Monday, 07:15–08:45", "27 November: closed (Cleaning)", "Closed today", "+48 611 222 333"]) {
    expect(about).toContain(text);
  }
  for (const text of ["Fundacja Bielik", "KRS 0000123456", "PL61 1090 1014 0000 0712 1981 2874"]) {
    expect(about).toContain(text);
  }
  expect(about).toContain('"legalName":"Fundacja Bielik"');
  expect(about).not.toContain('lang="pl"');
  expect(about).not.toContain("instagram.com");
  const adoption = (await get("/adoption")).body;
  for (const text of [
    "Dogs aged 9+ months need at least five",
    "within eight days",
    "lasts six weeks",
    "for six weeks",
  ]) {
    expect(adoption).toContain(text);
  }
  expect((await get("/")).body).toContain("at your home, for six weeks.");
  const donate = (await get("/help/donate")).body;
  for (const text of ["By bank transfer", "Fundacja Bielik", "PL61 1090 1014 0000 0712 1981 2874"]) {
    expect(donate).toContain(text);
  }
  expect((await get("/help/volunteer")).body).toContain("at least 21 years old");

  const app = (await cast.admin.client.get("/admin")).body;
  expect(OLD.test(app)).toBe(false);
  expect(app).toContain(`<title>${OTHERS.name}</title>`);

  const form = wordsOf((await get("/files/volunteer-application.pdf")).rawPayload);
  expect(OLD.exec(form)?.[0]).toBeUndefined();
  expect(form).toContain("ul. Dębowa 7");

  await cast.visitor.post("/api/contact/send", { name: "Ala", email: "ala@person.test", message: "Hello." });
  expect(await letterTo(OTHERS.email)).toMatchObject({ subject: "Message from Ala" });
  await cast.visitor.post("/api/auth/password/forgot", { email: "nobody@person.test" });
  const adoptionAfter = await adoptionAt(shelter, cast, 6);
  const letters = await shelter.db
    .selectFrom("letters")
    .select(["subject", "text", "html"])
    .orderBy("id", "desc")
    .execute();
  expect(OLD.exec(`${letters[0]?.subject} ${letters[0]?.text} ${letters[0]?.html}`)?.[0]).toBeUndefined();
  expect(letters[0]?.html).toContain(OTHERS.name);

  const contract = wordsOf((await cast.admin.client.get(`/api/adoptions/${adoptionAfter.id}/contract`)).rawPayload);
  // The adopter of the tests lives in Łódź.
  expect(OLD.exec(contract.replaceAll("Łódź", ""))?.[0]).toBeUndefined();
  expect(contract).toContain("Azyl Bielik, ul. Dębowa 7, 60-101 Poznań, +48 611 222 333");
  expect(wordsOf((await cast.admin.client.get(`/api/adoptions/${former.id}/contract`)).rawPayload)).toBe(
    contractBefore,
  );

  expect(senderOf("Letters <letters@host.test>")).toEqual({ name: OTHERS.name, address: "letters@host.test" });
  expect(senderOf(undefined)).toEqual({ name: OTHERS.name, address: OTHERS.email });
  const account = { email: OTHERS.email, password: "secret enough" };
  const person = { name: "A", surname: "B", phoneNumber: "123456789", postalCode: "00-001", city: "C", street: "D" };
  const reserved = await cast.visitor.post("/api/users", { account, ...person, dateOfBirth: "1990-01-01" });
  expect(reserved.json().errors[0].field).toBe("account.email");
});

test("an accent colour's style sheet is one of a colour, and nothing else", async () => {
  for (const path of ["/accent/2255a.css", "/accent/2255aa.css.map", "/accent/%7D%2A%7Bx.css", "/accent/ZZZZZZ.css"]) {
    expect((await get(path)).statusCode, path).toBe(404);
  }
});
