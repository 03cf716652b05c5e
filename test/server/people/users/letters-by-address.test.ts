import { expect, test } from "vitest";
import { PASSWORD } from "../../accounts/concurrency.ts";
import { confirmBy, SUBJECT } from "../../accounts/links.ts";
import { newcomer } from "../../accounts/newcomer.ts";
import { startAppForFile } from "../../support/app.ts";
import { buildJob, buildJobApplication } from "../../support/builders.ts";
import { Client } from "../../support/client.ts";
import { anAdmin } from "../../support/people.ts";

/** A stranger without an account, who applied on paper and gets the newsletter. */
const STRANGER = "stranger@person.test";

const shelter = await startAppForFile();
const admin = await anAdmin(shelter);
const jobId = await buildJob(shelter.db, { name: "Dog walker" });
const onPaper = await buildJobApplication(shelter.db, { job_id: jobId, email_address: STRANGER });
expect((await admin.client.post(`/api/job-applications/${onPaper}/accept`, {})).statusCode).toBe(200);
const visitor = new Client(shelter);
expect((await visitor.post("/api/newsletters", { emailAddress: STRANGER })).statusCode).toBe(201);
const message = { name: "Ala", email: STRANGER, message: "My secret" };
expect((await visitor.post("/api/contact/send", message)).statusCode).toBe(201);

const strangersLetters = () =>
  shelter.db
    .selectFrom("letters")
    .select(["subject", "text", "account_id"])
    .where("subject", "in", ["Your application for Dog walker", "Please confirm your newsletter", "Message from Ala"])
    .orderBy("id")
    .execute();
const subscriptions = () =>
  shelter.db.selectFrom("newsletter_subscribers").select(["email_address", "account_id"]).execute();

async function expectNothingOfTheStranger(client: Client): Promise<void> {
  const data = (await client.get("/api/users/me/export")).json();
  expect(data.newsletter).toBeNull();
  expect(data.contactMessages).toEqual([]);
  expect(JSON.stringify(data)).not.toMatch(/Dog walker|newsletter.*token|My secret/i);
}

test("a person who signs up with a stranger's address cannot read, take over or erase anything of theirs", async () => {
  const before = await strangersLetters();
  expect(before).toHaveLength(3);
  const thief = await newcomer(shelter, STRANGER.toUpperCase());
  await expectNothingOfTheStranger(thief.client);
  await thief.client.post("/api/users/me/close", { currentPassword: PASSWORD });
  expect(await strangersLetters()).toEqual(before);
  expect(await subscriptions()).toEqual([{ email_address: STRANGER, account_id: null }]);
});

test("nor can a person who changes their e-mail to it and then to another", async () => {
  const before = await strangersLetters();
  const thief = await newcomer(shelter, "thief@person.test");
  await confirmBy(shelter, thief.client, thief.email, SUBJECT.welcome);
  for (const email of [STRANGER, "away@person.test"]) {
    const moved = await thief.client.put(`/api/accounts/${thief.accountId}/user`, { email, currentPassword: PASSWORD });
    expect(moved.statusCode).toBe(200);
    await expectNothingOfTheStranger(thief.client);
  }
  await thief.client.post("/api/users/me/close", { currentPassword: PASSWORD });
  expect(await strangersLetters()).toEqual(before);
  expect(await subscriptions()).toEqual([{ email_address: STRANGER, account_id: null }]);
});

test("after the address is confirmed earlier letters still belong to nobody, but its newsletter belongs to the account", async () => {
  const before = await strangersLetters();
  const owner = await newcomer(shelter, STRANGER);
  await confirmBy(shelter, owner.client, STRANGER, SUBJECT.welcome);
  const data = (await owner.client.get("/api/users/me/export")).json();
  expect(data.newsletter).toMatchObject({ confirmedAt: null });
  expect(JSON.stringify(data)).not.toMatch(/Dog walker|My secret/);
  await owner.client.post("/api/users/me/close", { currentPassword: PASSWORD });
  expect(await strangersLetters()).toEqual(
    before.filter(({ subject }) => subject !== "Please confirm your newsletter"),
  );
  expect(await subscriptions()).toEqual([]);
});
