import { describe, expect, test } from "vitest";
import { AnimalQuery } from "../../../../src/contract/animals/animals.ts";
import { cleanUp } from "../../../../src/server/app/clean-up.ts";
import { writeNewAnimalLetters } from "../../../../src/server/outreach/saved-searches/saved-search.sending.ts";
import { rowTokens } from "../../../../src/server/platform/mail/link.tokens.ts";
import { PUBLIC_URL, startAppForFile } from "../../support/app.ts";
import { buildAnimal } from "../../support/builders.ts";
import { lettersTo, postFrom, press as pressLink } from "../../support/letterbox.ts";
import { subjectsTo } from "../../support/letters.ts";
import { anEmployee, aUser, aVisitor } from "../../support/people.ts";
import { changeRows, rowOf, rowsOf } from "../../support/rows.ts";

const DAY_MS = 24 * 60 * 60_000;

const shelter = await startAppForFile();
// The database notes by its own clock since when an animal is available.
shelter.clock.set(new Date());

let count = 0;
const someEmail = () => `searcher${++count}@person.test`;
const later = (days: number) => shelter.clock.set(new Date(shelter.clock.now().getTime() + days * DAY_MS));

/** Saves a search as a visitor does, each from an own network address unless one is given. */
const save = (
  emailAddress: unknown,
  query: unknown = "",
  remoteAddress = `10.0.${count}.${++count % 200}`,
  language = "en",
) => postFrom(shelter, "/api/saved-searches", { emailAddress, query }, { remoteAddress, language });

const linksIn = ({ text }: { text: string }, call: "confirm" | "end"): string[] =>
  [...text.matchAll(new RegExp(`${PUBLIC_URL}(/api/saved-searches/${call}\\?\\S+)`, "g"))].map(([, link = ""]) => link);
const latestTo = async (email: string) =>
  (await lettersTo(shelter, email)).at(-1) ?? { text: "", html: "", subject: "", unsubscribeUrl: null };
const open = (link = "") => aVisitor(shelter).get(link);
const press = (link?: string) => pressLink(shelter, link);
const subjects = (email: string) => subjectsTo(shelter, email);

/** Saves a search and opens the link of its letter. */
async function saveWhole(email: string, query = "", language = "en") {
  await save(email, query, undefined, language);
  return press(linksIn(await latestTo(email), "confirm")[0]);
}

const write = () => writeNewAnimalLetters({ ...shelter, publicUrl: PUBLIC_URL });
const mailboxes = async (email: string) =>
  (await shelter.db.selectFrom("search_mailboxes").select("email_address").execute()).filter(
    ({ email_address }) => email_address === email,
  ).length;

describe("saving a search", () => {
  test("sends a letter with a link, and nothing more before it is opened", async () => {
    const email = someEmail();
    const answer = await save(email, "?type=Cat&size=small&page=3&nonsense=1&sex=");
    expect([answer.statusCode, answer.json()]).toEqual([200, { emailAddress: email }]);
    const letter = await latestTo(email);
    expect(letter.subject).toBe("Please confirm your search");
    expect(letter.text).toContain(`${PUBLIC_URL}/animals?type=Cat&size=small\n`);
    await buildAnimal(shelter.db, { type: "Cat", weight_kg: 4 });
    await write();
    expect(await subjects(email)).toHaveLength(1);

    await shelter.app.inject({ method: "HEAD", url: linksIn(letter, "confirm")[0] ?? "" });
    const [link = ""] = linksIn(letter, "confirm");
    expect((await press(`${link}x`)).headers.location).toBe("/searches/confirmed");
    const page = (await open(link)).headers.location as string;
    expect(page).toMatch(/^\/searches\/confirm\?token=/);
    expect((await open(page)).body).toContain(`action="${link}"`);
    await write();
    const isConfirmed = async () =>
      (await rowsOf(shelter.db, "saved_searches", { query: "type=Cat&size=small" })).some(
        ({ confirmed_at }) => confirmed_at !== null,
      );
    expect([await subjects(email), await isConfirmed()]).toEqual([[letter.subject], false]);
    expect((await press(link)).headers.location).toBe("/searches/confirmed");
    expect(await isConfirmed()).toBe(true);
    expect((await open("/searches/confirmed")).body).toContain("We will write to you");
  });

  test("sends a stranger no words that were typed, in whichever filter", async () => {
    const email = someEmail();
    const words = "evil.example/a b";
    const typed = Object.keys(AnimalQuery.shape).map((name) => [name, words]);
    await save(
      email,
      new URLSearchParams([
        ...typed.filter(([name]) => name !== "type" && name !== "size"),
        ["type", "Dog"],
        ["size", "small"],
      ]).toString(),
    );
    const { subject, text, html } = await latestTo(email);
    expect(subject).toBe("Please confirm your search");
    expect(text).toContain(`${PUBLIC_URL}/animals?type=Dog&size=small\n`);
    expect(text).toContain("It also asks for a breed.");
    expect(decodeURIComponent(text + html)).not.toMatch(/evil/);
    const { query } = await shelter.db
      .selectFrom("saved_searches")
      .select("query")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    expect(query).toContain("breed=evil");
  });

  test.each([
    ["", "", "emailAddress", "Email is required"],
    ["ola at person.test", "", "emailAddress", "Please enter a valid email address"],
    ["ola@person.test", 7, "query", /./],
    ["ola@person.test", "x".repeat(1001), "query", /./],
  ])("is refused for %j and %j at %s", async (typed, query, field, text) => {
    const answer = await save(typed, query);
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      [{ field, errors: [expect.stringMatching(text)] }],
    ]);
  });

  test("answers alike whatever is known of the mailbox, which alone reads what is the matter", async () => {
    const email = someEmail();
    const first = await save(email, "type=Dog");
    await press(linksIn(await latestTo(email), "confirm")[0]);
    const again = await save(email.toUpperCase(), "type=Dog");
    expect([again.statusCode, again.json()]).toEqual([first.statusCode, { emailAddress: email.toUpperCase() }]);
    expect(Object.keys(again.headers).sort()).toEqual(Object.keys(first.headers).sort());
    expect(await subjects(email)).toEqual(["Please confirm your search", "Your search runs already"]);
    expect(await mailboxes(email)).toBe(1);
  });

  test("writes no more than five letters a day to one mailbox, also at once, and says so to nobody", async () => {
    const email = someEmail();
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => save(email, `type=Dog&breed=B${n}`)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await subjects(email)).toHaveLength(5);
    later(1);
    await save(email, "type=Cat");
    expect(await subjects(email)).toHaveLength(6);
  });

  test("is refused to a network address after thirty in an hour, whoever they are for", async () => {
    const answers = await Promise.all(Array.from({ length: 32 }, () => save(someEmail(), "", "203.0.113.9")));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(2);
    expect(refused[0]?.headers["retry-after"]).toBe("3600");
  });

  test("is possible ten times for a mailbox; links of further ones confirm nothing", async () => {
    const email = someEmail();
    for (let n = 0; n < 10; n++) {
      await saveWhole(email, `breed=B${n}`);
      if (n % 5 === 4) later(1);
    }
    await save(email, "breed=B10");
    expect(await latestTo(email)).toMatchObject({ subject: "You have ten searches" });
    expect(linksIn(await latestTo(email), "end")).toHaveLength(1);
  });

  test("that nobody confirms is forgotten after a week, with its mailbox; a confirmed one stays", async () => {
    const [stranger, both] = [someEmail(), someEmail()];
    await save(stranger);
    await saveWhole(both, "type=Dog");
    await save(both, "type=Cat");
    later(6);
    await cleanUp(shelter);
    expect(await mailboxes(stranger)).toBe(1);
    later(2);
    await cleanUp(shelter);
    expect([await mailboxes(stranger), await mailboxes(both)]).toEqual([0, 1]);
    const left = await shelter.db.selectFrom("saved_searches").select("query").execute();
    expect(left.filter(({ query }) => query === "type=Cat")).toEqual([]);
    expect(await subjects(stranger)).toEqual([]);
    shelter.clock.set(new Date());
  });
});

describe("a day's letter", () => {
  test("names all new animals of all searches once, and none that came before, does not fit or cannot be adopted", async () => {
    const email = someEmail();
    await buildAnimal(shelter.db, { name: "Before", type: "Dog", weight_kg: 5 });
    shelter.clock.set(new Date());
    await saveWhole(email, "type=Dog&size=small");
    await saveWhole(email, "sex=Male&size=small", "pl");
    const rex = await buildAnimal(shelter.db, { name: "Rex the Brave", type: "Dog", weight_kg: 5 });
    await buildAnimal(shelter.db, { name: "Mruk", type: "Cat", weight_kg: 4 });
    const held = await buildAnimal(shelter.db, { name: "Held", weight_kg: 5, status: "InCare" });
    await buildAnimal(shelter.db, { name: "Large", type: "Dog", weight_kg: 30 });
    await buildAnimal(shelter.db, { name: "Hidden", type: "Dog", weight_kg: 5, archived_at: new Date() });
    const unknown = await buildAnimal(shelter.db, { name: "Unweighed", type: "Dog", weight_kg: null });
    const [one, two] = await Promise.all([write(), write()]);
    expect(one + two).toBeGreaterThan(0);
    const letter = await latestTo(email);
    expect(letter.subject).toBe("Do Twojego wyszukiwania pasują 2 nowe zwierzęta");
    expect(letter.text).toContain(`${PUBLIC_URL}/pl/animal/${rex}`);
    for (const name of ["Before", "Held", "Large", "Hidden", "Unweighed"]) expect(letter.text).not.toContain(name);
    const sent = (await subjects(email)).length;

    // Somebody has weighed one of them, and another's hold has ended; but there was a letter today.
    await changeRows(shelter.db, "animals", unknown, { weight_kg: 6 });
    await changeRows(shelter.db, "animals", held, { status: "Available" });
    await write();
    expect(await subjects(email)).toHaveLength(sent);
    later(1);
    await write();
    const next = await latestTo(email);
    for (const name of ["Held", "Unweighed"]) expect(next.text).toContain(name);
    expect(next.text).not.toContain("Rex the Brave");

    // One that was reserved and is free again is new to nobody who had a letter about it.
    for (const status of ["Reserved", "Available"] as const) await changeRows(shelter.db, "animals", rex, { status });
    later(1);
    await write();
    expect(await subjects(email)).toHaveLength(sent + 1);
    shelter.clock.set(new Date());
  });

  test("names twelve of many, and says how many more there are", async () => {
    const email = someEmail();
    await saveWhole(email, "breed=Twelve");
    for (let n = 0; n < 14; n++) await buildAnimal(shelter.db, { breed: "Twelve" });
    await write();
    const { subject, text } = await latestTo(email);
    expect(subject).toBe("14 new animals fit your search");
    expect(text.match(/\/animal\/\d+/g)).toHaveLength(12);
    expect(text).toContain("And 2 more in our list.");
    expect(text).toContain(`See the animals: ${PUBLIC_URL}/animals?breed=Twelve`);
    later(1);
    await write();
    expect(await subjects(email)).toHaveLength(2);
    shelter.clock.set(new Date());
  });

  test("is written whole or not at all; one that fails holds up no other", async () => {
    const [email, other] = [someEmail(), someEmail()];
    for (const one of [email, other]) await saveWhole(one, "breed=Whole");
    await buildAnimal(shelter.db, { breed: "Whole" });
    // What is lost at the last statement is lost as at a kill: nothing of it was committed.
    await shelter.pool.query(
      `alter table search_mailboxes add constraint killed
        check (last_letter_on is null or email_address <> '${email}') not valid`,
    );
    await expect(write()).rejects.toThrow("killed");
    await shelter.pool.query("alter table search_mailboxes drop constraint killed");
    expect([await subjects(email), await subjects(other)].map(({ length }) => length)).toEqual([1, 2]);
    await write();
    await write();
    expect(await subjects(email)).toHaveLength(2);
  });

  test("is not written for a filter that the list does not know any more", async () => {
    const email = someEmail();
    await saveWhole(email, "breed=Gone");
    await changeRows(shelter.db, "saved_searches", { query: "breed=Gone" }, { query: "breed=Gone&wings=two" });
    await buildAnimal(shelter.db, { breed: "Gone" });
    await write();
    expect(await subjects(email)).toHaveLength(1);
  });
});

describe("ending", () => {
  test("is one button on the page of a letter's link, or on a mail program's button, for all searches or one, as often as one likes", async () => {
    const email = someEmail();
    await saveWhole(email, "breed=EndA");
    await saveWhole(email, "breed=EndB");
    await buildAnimal(shelter.db, { breed: "EndA" });
    await write();
    const letter = await latestTo(email);
    const [endA, endB, all] = linksIn(letter, "end");
    expect(letter.unsubscribeUrl).toBe(`${PUBLIC_URL}${all}`);
    const left = async () =>
      (await shelter.db.selectFrom("saved_searches").select("query").execute()).filter(({ query }) =>
        query.startsWith("breed=End"),
      );
    await shelter.app.inject({ method: "HEAD", url: all ?? "" });
    await press(`${endA}x`);
    await press(endA?.replace(/search=\d+/, "search=nonsense"));
    const page = (await open(endA)).headers.location as string;
    expect(page).toBe(endA?.replace("/api/saved-searches/end", "/searches/end"));
    expect((await open(page)).body).toContain(`action="${endA?.replace("&", "&amp;")}"`);
    expect(await left()).toHaveLength(2);
    for (let n = 0; n < 2; n++) expect((await press(endA)).headers.location).toBe("/searches/ended");
    expect(await left()).toEqual([{ query: "breed=EndB" }]);
    const button = {
      method: "POST",
      url: all ?? "",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    } as const;
    expect((await shelter.app.inject({ ...button, payload: "List-Unsubscribe=One-Click" })).statusCode).toBe(200);
    expect([await left(), await mailboxes(email)]).toEqual([[], 0]);
    expect(await subjects(email)).toEqual([]);
    expect((await press(endB)).headers.location).toBe("/searches/ended");
    expect((await open("/searches/ended")).body).toContain("No more letters");

    // The link of an old letter ends a later search, too: it belongs to the address.
    await saveWhole(email, "breed=EndC");
    await press(all);
    expect(await mailboxes(email)).toBe(0);
  });

  test("of one search works by the link of an old letter, which named it with a signature", async () => {
    const email = someEmail();
    await saveWhole(email, "breed=Old");
    const { id } = await rowOf(shelter.db, "saved_searches", { query: "breed=Old" });
    const { make } = rowTokens("saved search end");
    await press(`/api/saved-searches/end?token=${make("another key", id)}`);
    expect(await mailboxes(email)).toBe(1);
    await press(`/api/saved-searches/end?token=${make(shelter.deps.signingKey, id)}`);
    expect(await mailboxes(email)).toBe(0);
  });

  test("comes with the account, whose export has them, as long as the address is confirmed", async () => {
    const [owner, pretender] = [await aUser(shelter), await aUser(shelter)];
    const emails = await shelter.db
      .selectFrom("accounts")
      .select(["id", "email"])
      .where("id", "in", [owner.accountId, pretender.accountId])
      .orderBy("id")
      .execute();
    await changeRows(shelter.db, "accounts", pretender.accountId, { email_confirmed_at: null });
    for (const { email } of emails) await saveWhole(email, "type=Cat");
    const exported = async ({ client }: typeof owner) =>
      (await client.get("/api/users/me/export")).json().savedSearches;
    expect(await exported(owner)).toMatchObject([{ query: "type=Cat", confirmedAt: expect.any(String) }]);
    expect(await exported(pretender)).toEqual([]);
    const admin = await anEmployee(shelter, { is_admin: true });
    for (const { id } of [owner, pretender])
      expect((await admin.client.post(`/api/users/${id}/close`)).statusCode).toBe(204);
    expect(await Promise.all(emails.map(({ email }) => mailboxes(email)))).toEqual([0, 1]);
  });
});

test("the list has the form with its own filters, and staff see how many searches there are", async () => {
  const { body } = await open("/animals?type=Cat&size=small&page=1");
  expect(body).toContain('name="query" value="type=Cat&amp;size=small"');
  expect(body).toContain("Write to me when a new animal fits");
  const employee = await anEmployee(shelter);
  const audience = async () => (await employee.client.get("/api/newsletters/subscribers")).json().savedSearchCount;
  const before = await audience();
  const email = someEmail();
  await save(email);
  expect(await audience()).toBe(before);
  await saveWhole(email);
  expect(await audience()).toBe(before + 1);
});
