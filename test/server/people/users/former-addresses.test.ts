import { describe, expect, test } from "vitest";
import { PASSWORD } from "../../accounts/concurrency.ts";
import { askForLink, confirmBy, SUBJECT } from "../../accounts/links.ts";
import { newcomer as signUp } from "../../accounts/newcomer.ts";
import { buildIssueLetters } from "../../outreach/newsletters/issue-letters.ts";
import { startAppForFile } from "../../support/app.ts";
import { buildAnimal, buildSubscriber } from "../../support/builders.ts";
import { subjectsTo } from "../../support/letters.ts";
import { anAdmin } from "../../support/people.ts";

const shelter = await startAppForFile();
const admin = await anAdmin(shelter);

let count = 0;

/** A user who has confirmed the address they signed up with. */
async function newcomer(email = `first${++count}@former.test`) {
  const person = await signUp(shelter, email, { name: `Żaneta${count}` });
  expect((await confirmBy(shelter, person.client, email, SUBJECT.welcome)).statusCode).toBe(200);
  return person;
}
type Newcomer = Awaited<ReturnType<typeof newcomer>>;

/** Changes their e-mail and confirms it. */
async function moveTo({ client, accountId }: Newcomer, email: string): Promise<string> {
  const moved = await client.put(`/api/accounts/${accountId}/user`, { email, currentPassword: PASSWORD });
  expect(moved.statusCode).toBe(200);
  expect((await confirmBy(shelter, client, email)).statusCode).toBe(200);
  return email;
}

const close = async ({ client }: Newcomer) =>
  expect((await client.post("/api/users/me/close", { currentPassword: PASSWORD })).statusCode).toBe(204);

const subscribers = async () =>
  (await shelter.db.selectFrom("newsletter_subscribers").select("email_address").execute()).map(
    ({ email_address }) => email_address,
  );

describe("closing an account whose e-mail was changed", () => {
  test("erases the letters to the old addresses, sent or not", async () => {
    const person = await newcomer();
    const animalId = await buildAnimal(shelter.db, { name: "Burek" });
    const applied = await person.client.post("/api/adoptions/applications", { animalId, applicationLetter: "Please." });
    expect(applied.statusCode).toBe(201);
    await askForLink(shelter, person.email);
    await shelter.db
      .updateTable("letters")
      .set({ sent_at: new Date() })
      .where("recipient", "=", person.email)
      .where("subject", "like", "Welcome%")
      .execute();
    const second = await moveTo(person, `second${count}@former.test`);
    const third = `third${count}@former.test`;
    const account = { email: third };
    expect((await admin.client.put(`/api/users/${person.id}`, { account })).statusCode).toBe(200);
    expect(await subjectsTo(shelter, person.email)).toEqual([
      "Welcome to the Animal Shelter",
      "We have received your application for Burek",
      "Choose a new password",
      "Your email address was changed",
    ]);
    expect(await subjectsTo(shelter, second)).toEqual([
      "Please confirm your email address",
      "Your account was changed",
    ]);

    expect((await admin.client.post(`/api/users/${person.id}/close`)).statusCode).toBe(204);
    expect([await subjectsTo(shelter, person.email), await subjectsTo(shelter, second)]).toEqual([[], []]);
    expect(await subjectsTo(shelter, third)).toEqual(["Your account was closed"]);
    const { rows } = await shelter.pool.query(
      "select * from letters where to_jsonb(letters)::text like $1 and recipient <> $2",
      [`%Żaneta${count}%`, third],
    );
    expect(rows).toEqual([]);
    const kept = await shelter.db
      .selectFrom("letters")
      .select(["recipient", "subject", "text", "html"])
      .where("account_id", "=", person.accountId)
      .execute();
    expect(kept).toEqual([{ recipient: "", subject: "", text: "", html: "" }]);
  });

  test("keeps the letters of another person who has the old address now", async () => {
    const person = await newcomer();
    await moveTo(person, `moved${count}@former.test`);
    const heir = await newcomer(person.email);
    await close(person);
    expect(await subjectsTo(shelter, person.email)).toEqual(["Welcome to the Animal Shelter"]);
    const { rows } = await shelter.pool.query("select account_id from letters where recipient = $1", [heir.email]);
    expect(rows).toEqual([{ account_id: heir.accountId }]);
  });

  test("keeps the letters to somebody who had the present address before", async () => {
    const before = await newcomer();
    await moveTo(before, `moved${count}@former.test`);
    const heir = await newcomer(before.email);
    await close(heir);
    const { rows } = await shelter.pool.query(
      "select account_id from letters where subject = 'Welcome to the Animal Shelter' and recipient = $1",
      [before.email],
    );
    expect(rows).toEqual([{ account_id: before.accountId }]);
  });
});

describe("the newsletter of somebody whose e-mail was changed", () => {
  test("is still sent to the address that subscribed, and ends with the account", async () => {
    const person = await newcomer();
    const subscriber_id = await buildSubscriber(shelter.db, { email_address: person.email.toUpperCase() });
    const other = `other${count}@former.test`;
    await buildSubscriber(shelter.db, { email_address: other });
    await moveTo(person, `second${count}@former.test`);
    await moveTo(person, `third${count}@former.test`);
    expect(await subscribers()).toContain(person.email.toUpperCase());
    const letters = await buildIssueLetters(shelter, { subscriber_id, to: person.email.toUpperCase() });

    await close(person);
    expect(await subscribers()).not.toContain(person.email.toUpperCase());
    expect(await subscribers()).toContain(other);
    const kept = await shelter.db.selectFrom("letters").select("recipient").where("id", "in", letters).execute();
    expect(kept).toEqual([{ recipient: "" }]);
  });

  test("stays when somebody else has the old address now", async () => {
    const person = await newcomer();
    await buildSubscriber(shelter.db, { email_address: person.email });
    await moveTo(person, `second${count}@former.test`);
    await newcomer(person.email);
    await close(person);
    expect(await subscribers()).toContain(person.email);
  });
});
