import { describe, expect, test } from "vitest";
import type { ShelterText } from "../../../../src/contract/platform/shelter-texts.ts";
import { watchContent } from "../../../../src/server/database/content-changes.ts";
import { openShelter } from "../../../../src/server/platform/shelter/shelter.source.ts";
import { adoptionAt, assembleCast } from "../../support/adoption-cast.ts";
import { startAppForFile } from "../../support/app.ts";
import { wordsOf } from "../../support/pdf-text.ts";
import { anEmployee } from "../../support/people.ts";
import { addRows, changeRows } from "../../support/rows.ts";
import { until } from "../../support/until.ts";

const shelter = await startAppForFile();
const cast = await assembleCast(shelter);
const admin = cast.admin.client;

const all = async (): Promise<ShelterText[]> => (await admin.get("/api/shelter/texts")).json().items;
const one = async (key: string) => (await all()).find((text) => text.key === key) as ShelterText;
const page = async (path: string) => (await shelter.app.inject(path)).body;
const save = (key: string, texts: object, version = "*") =>
  admin.put(`/api/shelter/texts/${key}`, texts, { "if-match": version });
const preview = (key: string, texts: object) => admin.post(`/api/shelter/texts/${key}/preview`, texts);

async function saved(key: string, texts: object): Promise<ShelterText> {
  const response = await save(key, texts);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

async function refused(key: string, texts: object): Promise<Record<string, string[]>> {
  const response = await save(key, texts);
  expect(response.statusCode, response.body).toBe(400);
  expect((await preview(key, texts)).statusCode).toBe(400);
  const errors: { field: string; errors: string[] }[] = response.json().errors;
  return Object.fromEntries(errors.map(({ field, errors }) => [field, errors]));
}

const BOLD = "<b>Ours</b> & only ours";
const ESCAPED = "&lt;b&gt;Ours&lt;/b&gt; &amp; only ours";

describe("what may be edited", () => {
  test("every text is built in at first, fits its own limits, and can be previewed in each language", async () => {
    const texts = await all();
    const keys = texts.map(({ key }) => key);
    for (const key of [
      "page.landing.welcome.text",
      "page.about.education.text",
      "page.adoption.steps.5.text",
      "page.donate.tiers.Legendary.benefits",
      "page.volunteer.requirements.others",
      "page.privacy.kept.list",
      "page.terms.others.6.text",
      "letter.adoption.steps.questionnaire-send.subject",
      "contract.adopterPromises.text",
    ]) {
      expect(keys).toContain(key);
    }
    expect(new Set(keys).size).toBe(keys.length);
    for (const { key, builtIn, limit, en, pl, version } of texts) {
      expect({ key, en, pl, version }).toEqual({ key, en: null, pl: null, version: 0 });
      for (const language of ["en", "pl"] as const) {
        expect(builtIn[language].length, key).toBeLessThanOrEqual(limit);
        // What is built in is a text that a shelter could have written; an answer of a page or letter is its HTML.
        if (key.startsWith("contract.")) continue;
        const { statusCode, body } = await preview(key, { ...builtIn, language });
        expect(statusCode, `${key} ${body.slice(0, 200)}`).toBe(200);
        expect(body, key).toContain(`<html lang="${language}"`);
      }
    }
  });

  test("a text that takes values shows them as placeholders, and a word after a number with its forms", async () => {
    const { builtIn, placeholders } = await one("page.volunteer.requirements.months");
    expect(builtIn.en).toContain("at least {months} months");
    expect(builtIn.pl).toContain("co najmniej {months} {months|miesiąc|miesiące|miesięcy}:");
    expect(placeholders.find(({ name }) => name === "months")).toEqual({
      name: "months",
      isNumber: true,
      neededIn: ["en", "pl"],
    });
  });

  test("is not every text of a catalog", async () => {
    for (const key of ["page.about.address", "page.nothing", "contract.acceptance.hash", "__proto__"]) {
      expect((await save(key, { en: "Mine" })).statusCode).toBe(404);
    }
  });
});

describe("a page", () => {
  test("shows the text at once, as text; the other language keeps what is built in; DELETE goes back", async () => {
    const key = "page.about.work";
    const before = await page("/about");
    const polish = await page("/pl/about");
    await saved(key, { en: `${BOLD}, see https://shelter.example/work?a=1&b=2. Call {phone}.` });
    const after = await page("/about");
    expect(after).toContain(`${ESCAPED}, see <a href="https://shelter.example/work?a=1&amp;b=2" rel="noopener">`);
    expect(after).toContain("</a>. Call +48 420 000 012.");
    expect(after).not.toContain("Our work is done");
    expect(await page("/pl/about")).toBe(polish);
    expect((await admin.delete(`/api/shelter/texts/${key}`)).statusCode).toBe(204);
    expect(await page("/about")).toBe(before);
    expect(await one(key)).toMatchObject({ en: null, pl: null, version: 2 });
  });

  test("a heading in its title and in the data for search engines cannot break out of them", async () => {
    await saved("page.about.title", { en: "</title></script>{shelter}" });
    await saved("page.about.description", { en: '"><script>alert(1)</script> {shelter} {city}' });
    const html = await page("/about");
    expect(html).not.toContain("<script>alert");
    expect(html).toContain("<h1>&lt;/title&gt;&lt;/script&gt;Animal Shelter</h1>");
    await admin.delete("/api/shelter/texts/page.about.title");
    await admin.delete("/api/shelter/texts/page.about.description");
  });

  test("counts in words, takes the word's form from the number, and follows the record", async () => {
    await saved("page.adoption.rules.foster.rule", {
      en: "Ours takes {weeks} {weeks|week|weeks} in {city}",
      pl: "U nas trwa to {weeks} {weeks|tydzień|tygodnie|tygodni}",
    });
    expect(await page("/adoption")).toContain("Ours takes two weeks in Łódź");
    expect(await page("/pl/adoption")).toContain("U nas trwa to 2 tygodnie");
    const { rules, version } = (await admin.get("/api/shelter")).json();
    const change = { rules: { ...rules, fosterWeeks: 5 }, city: "Opole" };
    await admin.put("/api/shelter", change, { "if-match": `"${version}"` });
    expect(await page("/adoption")).toContain("Ours takes five weeks in Opole");
    expect(await page("/pl/adoption")).toContain("U nas trwa to 5 tygodni");
    await saved("page.footer.motto", { en: "In {city}" });
    await admin.put("/api/shelter", { city: "Kielce" }, { "if-match": "*" });
    expect(await page("/terms")).toContain("In Kielce");
  });

  test("a list has one entry a line, and may get longer or shorter", async () => {
    await saved("page.donate.tiers.Bronze.benefits", { en: " One bowl \r\n\r\n\tTwo bowls\nThree bowls" });
    const html = await page("/help/donate");
    for (const bowls of ["One bowl", "Two bowls", "Three bowls"]) expect(html).toContain(`<span>${bowls}</span>`);
    expect(html).not.toContain("Dry food");
  });

  test("has its parts in the shelter's order, without hidden ones and with its own, and all again when it wants them", async () => {
    const before = await page("/adoption");
    const polish = await page("/pl/adoption");
    const key = "page.adoption.parts.steps";
    const { builtIn, role } = await one(key);
    expect(role).toBe("parts");
    const own = "A seventh step, {shelter} | Come back and tell us. <b>Please</b> | https://example.org/?a=1&b=2";
    const lines = builtIn.en.split("\n");
    await saved(key, { en: [lines[1], lines[0], ...lines.slice(3), own].join("\n") });
    const after = await page("/adoption");
    const list = after.slice(after.indexOf('<ol class="step-list">'), after.indexOf("</ol>"));
    const headings = [...list.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, name]) => name);
    expect(headings.slice(0, 2)).toEqual(["Questionnaire", "Application"]);
    expect(headings).toHaveLength(6);
    expect(list).not.toContain("Staff review");
    expect(headings.at(-1)).toMatch(
      /^<a href="https:\/\/example.org\/\?a=1&amp;b=2" rel="noopener">A seventh step, .+<\/a>$/,
    );
    expect(list).toContain("<p>Come back and tell us. &lt;b&gt;Please&lt;/b&gt;</p>");
    expect(await page("/pl/adoption")).toBe(polish);
    for (const [part, address] of [
      ["page.adoption.parts.types", "/adoption"],
      ["page.adoption.parts.rules", "/adoption"],
      ["page.landing.parts.help", "/"],
      ["page.about.parts.values", "/about"],
      ["page.volunteer.parts.tasks", "/help/volunteer"],
      ["page.volunteer.parts.steps", "/help/volunteer"],
    ] as const) {
      const whole = await page(address);
      await saved(part, { en: `One more | Of our own.\n${(await one(part)).builtIn.en}` });
      expect(await page(address), part).toContain("One more");
      expect((await admin.delete(`/api/shelter/texts/${part}`)).statusCode).toBe(204);
      expect(await page(address), part).toBe(whole);
    }
    expect((await admin.delete(`/api/shelter/texts/${key}`)).statusCode).toBe(204);
    expect(await page("/adoption")).toBe(before);
  });

  test("gives each of the shelter's own ways to help a picture that no other card has", async () => {
    const key = "page.landing.parts.help";
    await saved(key, {
      en: "Walking | With a dog.\n{adoption}\nKnitting | Blankets.\n{fostering}\nBaking | For the fair.",
    });
    const [, help = ""] = (await page("/")).split('aria-labelledby="how-can-you-help"');
    const pictures = [...help.matchAll(/help-card is-(\w+)"/g)].map(([, name]) => name);
    expect(pictures).toEqual(["about", "adoption", "donating", "fostering", "volunteering"]);
    expect((await admin.delete(`/api/shelter/texts/${key}`)).statusCode).toBe(204);
  });

  test("refuses lines that are no parts", async () => {
    const key = "page.adoption.parts.steps";
    const long = "x".repeat(601);
    const wrong: [string, string][] = [
      ["A title alone", "is no part"],
      ["Title | Text | javascript:alert(1)", "is no part"],
      ["Title | Text | //example.org", "is no part"],
      ["Title | Text | https://example.org | more", "is no part"],
      [`Title | ${long}`, "is no part"],
      ["{application}\n{application}", "is there twice"],
      ["See {application} | Text", "stands alone on its line"],
      ["{dogWalks}", "is no placeholder"],
      [Array.from({ length: 13 }, (_, at) => `Title ${at} | Text`).join("\n"), "at most 12"],
    ];
    for (const [typed, said] of wrong) {
      expect((await refused(key, { en: typed })).en?.[0], typed).toContain(said);
    }
  });

  test("a legal page tells the day of the change", async () => {
    await saved("page.terms.others.0.text", { en: "Be kind." });
    // The later day counts: this one is after the last change of the built-in texts.
    await changeRows(
      shelter.db,
      "shelter_texts",
      { key: "page.terms.others.0.text" },
      { changed_at: new Date("2030-01-07T11:00:00Z") },
    );
    await until(async () => (await page("/terms")).includes('<time dateTime="2030-01-07">'));
    expect(await page("/privacy")).toContain('<time dateTime="2026-11-28">');
  });

  test("another server shows it as soon as it hears of it", async () => {
    const changes = watchContent(shelter.where);
    await until(() => changes.listening);
    const other = await openShelter(shelter.db, changes, "Europe/Warsaw");
    await saved("page.landing.hero.lead", { pl: "Czekamy." });
    await until(async () => {
      await other.current();
      return other.texts.pl?.pages.landing.hero.lead === "Czekamy.";
    });
    await changes.stop();
  });
});

describe("a letter and the contract", () => {
  const lastLetter = async () =>
    shelter.db.selectFrom("letters").selectAll().orderBy("id", "desc").executeTakeFirstOrThrow();

  test("carry the text in the recipient's language; HTML in it is text", async () => {
    await saved("letter.adoption.steps.home-check-complete.subject", { en: "Ours: {animal}" });
    await saved("letter.adoption.steps.home-check-complete.text", {
      en: `${BOLD}\nhttps://shelter.example/x, {animal}`,
    });
    await saved("letter.frame.regards", { en: "Yours," });
    await saved("contract.adopterPromises.text", { en: `${BOLD}\nTo be kind.`, pl: "Być dobrym." });
    const adoption = await adoptionAt(shelter, cast, 6);
    const letter = await lastLetter();
    expect(letter.subject).toMatch(/^Ours: \w+/);
    expect(letter.html).toContain(`<p>${ESCAPED}</p>`);
    expect(letter.html).toContain('<a href="https://shelter.example/x">https://shelter.example/x</a>, ');
    expect(letter.text).toContain(`${BOLD}\n\nhttps://shelter.example/x, `);
    expect(letter.text).toContain("Yours,");
    const contract = `/api/adoptions/${adoption.id}/contract`;
    const issued = wordsOf((await admin.get(contract)).rawPayload);
    expect(issued).toContain(BOLD);
    expect(issued).not.toContain("To give the animal food");
    // A contract keeps the words that were issued.
    await admin.delete("/api/shelter/texts/contract.adopterPromises.text");
    expect(wordsOf((await admin.get(contract)).rawPayload)).toBe(issued);
  });

  test("are previewed as they are typed, in the chosen language, and nothing is saved by that", async () => {
    const letter = await preview("letter.jobDecision.reject", { pl: `${BOLD} {job}`, language: "pl" });
    expect(letter.headers["content-type"]).toContain("text/html");
    expect(letter.body).toContain(`${ESCAPED} Opiekun zwierząt`);
    const paper = await preview("contract.animal.given", { en: BOLD, language: "en" });
    expect(paper.headers["content-type"]).toBe("application/pdf");
    expect(wordsOf(paper.rawPayload)).toContain(BOLD);
    const html = (await preview("page.landing.welcome.text", { en: BOLD })).body;
    expect(html).toContain(ESCAPED);
    expect(await page("/")).not.toContain(ESCAPED);
    expect((await one("page.landing.welcome.text")).version).toBe(0);
  });
});

describe("a save", () => {
  const key = "letter.message.sender";

  test("refuses unknown and missing placeholders by their names, and forms that are no forms", async () => {
    expect(await refused(key, { en: "{sender} {animal} {}", pl: "{senderEmail} wrote" })).toEqual({
      en: [
        "{animal} is no placeholder of this text.",
        "{} is no placeholder of this text.",
        "{senderEmail} must be in this text.",
      ],
      pl: ["{sender} must be in this text."],
    });
    expect(await refused("page.adoption.rules.foster.rule", { en: "{weeks} {weeks|week}", pl: "{weeks} {" })).toEqual({
      en: ["{weeks|week}: in English a word has a form each for 1 and 2, as {weeks|week|weeks}."],
      pl: ["A brace must open and close a placeholder, as {shelter}."],
    });
    expect(await refused("page.about.work", { en: "In {city|a|b}" })).toEqual({
      en: ["{city} is no number, so no forms of a word can follow it."],
    });
    expect(await refused("page.terms.whoWeAre.text", { en: "{shelter}, {email}" })).toEqual({
      en: ["{address} must be in this text."],
    });
  });

  test("refuses what would empty a heading, what cannot be seen, and what is too long", async () => {
    const blank = ["Please write something here, or go back to the built-in text."];
    expect(await refused("page.about.title", { en: "", pl: " \u200b\n" })).toEqual({ en: blank, pl: blank });
    const unseen = ["This text has characters that cannot be seen. Please type it again instead of pasting it."];
    expect(await refused("page.about.work", { en: "a\u0007b", pl: "a\u202eb" })).toEqual({ en: unseen, pl: unseen });
    expect(await refused("page.about.title", { en: "x".repeat(121) })).toEqual({
      en: ["Use at most 120 characters."],
    });
    expect(await refused("page.terms.others.1.text", { en: "x\n".repeat(41) })).toEqual({
      en: ["Use at most 40 lines."],
    });
    expect((await save("page.about.title", { en: 7 })).statusCode).toBe(400);
  });

  test("needs the version: without it 428, with an old one 412 that says who saved and when; of twenty one wins", async () => {
    expect((await admin.put(`/api/shelter/texts/${key}`, { en: "x" })).statusCode).toBe(428);
    const { client: other } = await anEmployee(shelter, { is_admin: true, name: "Zofia", surname: "Lis" });
    const texts = { en: "{sender}, {senderEmail}:" };
    const first = await other.put(`/api/shelter/texts/${key}`, texts, { "if-match": '"0"' });
    expect(first.headers.etag).toBe('"1"');
    expect(first.json()).toMatchObject({ version: 1, changedBy: "Zofia Lis", changedAt: "2026-11-20T11:00:00.000Z" });
    const stale = await save(key, { en: "{sender} ({senderEmail})" }, '"0"');
    expect(stale.statusCode).toBe(412);
    expect(stale.json().message).toContain("Zofia Lis saved other changes on 20 November 2026 at 12:00");
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => save(key, { en: `{sender} {senderEmail} ${at}` }, '"1"')),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(19).fill(412)]);
    const { items } = (await admin.get(`/api/shelter/texts/${key}/history`)).json();
    expect(items.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
    expect(items[1]).toEqual({ version: 1, en: texts.en, pl: null, at: "2026-11-20T11:00:00.000Z", by: "Zofia Lis" });
    expect((await admin.get("/api/audit?subject=shelter%20text")).json().items[0]).toMatchObject({
      action: "edit",
      details: { key, version: 2 },
    });
  });

  test("of the same words is no change, and the built-in words are no edit", async () => {
    const text = await saved("page.about.lead", { en: "Ours." });
    expect((await saved("page.about.lead", { en: " Ours. " })).version).toBe(text.version);
    expect(await saved("page.about.lead", { en: text.builtIn.en })).toMatchObject({ en: null, version: 2 });
  });
});

describe("an update of the product", () => {
  const key = "page.volunteer.lead";
  const asIf = (version: number, texts: object, builtIn: object) =>
    addRows(shelter.db, "shelter_texts", {
      key,
      version,
      texts: JSON.stringify(texts),
      built_in: JSON.stringify(builtIn),
      changed_at: new Date(),
      changed_by: null,
    });

  test("keeps the shelter's text and tells that the built-in one has changed; a save of the same settles it", async () => {
    await asIf(1, { en: "Ours.", pl: null }, { en: "As it was built in before." });
    const text = await one(key);
    expect(text).toMatchObject({ en: "Ours.", builtInAtEdit: { en: "As it was built in before.", pl: null } });
    await until(async () => (await page("/help/volunteer")).includes("Ours."));
    expect(await saved(key, { en: "Ours." })).toMatchObject({ version: 2, builtInAtEdit: { en: null } });
  });

  test("that takes a placeholder away shows the built-in text and tells why", async () => {
    await asIf(3, { en: "Ours in {planet}.", pl: null }, { en: (await one(key)).builtIn.en });
    expect((await one(key)).unusable.en).toEqual(["{planet} is no placeholder of this text."]);
    await until(async () => (await page("/help/volunteer")).includes("A walk, a brush"));
  });
});
