import { beforeEach, describe, expect, test } from "vitest";
import { cleanUp } from "../../../../src/server/app/clean-up.ts";
import { composeLetter } from "../../../../src/server/platform/mail/letter.compose.ts";
import { queueLetter } from "../../../../src/server/platform/mail/letter.queue.ts";
import { signedInUser } from "../../accounts/concurrency.ts";
import { startAppForFile } from "../../support/app.ts";
import { anAdmin, type Person } from "../../support/people.ts";

const DAY = 24 * 60 * 60_000;

let admin: Person;
const shelter = await startAppForFile();

const WRITTEN = new Date("2026-11-20T11:00:00Z");
beforeEach(async () => {
  shelter.clock.set(WRITTEN);
  admin = await anAdmin(shelter);
});

let count = 0;
/** Closes somebody's account. @returns the address that their last letter goes to */
async function closeSomebodys(): Promise<string> {
  const person = await signedInUser(shelter, `gone${++count}@person.test`);
  expect((await admin.client.post(`/api/users/${person.id}/close`)).statusCode).toBe(204);
  await shelter.db.updateTable("letters").set({ created_at: WRITTEN }).where("recipient", "=", person.email).execute();
  return person.email;
}

async function cleanUpAfter(days: number): Promise<void> {
  shelter.clock.set(new Date(WRITTEN.getTime() + days * DAY + 1));
  await cleanUp(shelter);
}

const lettersTo = (email: string) =>
  shelter.db.selectFrom("letters").select("subject").where("recipient", "=", email).execute();

describe("the last letter to a closed account, which no mail server takes", () => {
  test("can be read in the outbox for 30 days, and is gone after them", async () => {
    const email = await closeSomebodys();
    await cleanUpAfter(29);
    expect(await lettersTo(email)).toEqual([{ subject: "Your account was closed" }]);
    await cleanUpAfter(30);
    expect(await lettersTo(email)).toEqual([]);
  });

  test("is gone as well when it was given up", async () => {
    const email = await closeSomebodys();
    await shelter.db.updateTable("letters").set({ given_up_at: WRITTEN }).where("recipient", "=", email).execute();
    await cleanUpAfter(30);
    expect(await lettersTo(email)).toEqual([]);
  });

  test("takes no other letter with it, nor the dates of one that was sent", async () => {
    const draft = { to: "other@person.test", subject: "Hello", greeting: "Hello,", paragraphs: ["Still here."] };
    const other = await queueLetter(
      shelter.db,
      composeLetter("en", () => draft),
    );
    const sent = await queueLetter(shelter.db, {
      ...composeLetter("en", () => ({ ...draft, to: "" })),
      forgetWhenSent: true,
    });
    await shelter.db.updateTable("letters").set({ created_at: WRITTEN }).where("id", "in", [other, sent]).execute();
    await shelter.db.updateTable("letters").set({ sent_at: WRITTEN }).where("id", "=", sent).execute();
    await cleanUpAfter(30);
    const left = await shelter.db.selectFrom("letters").select("id").where("id", "in", [other, sent]).execute();
    expect(left).toHaveLength(2);
  });
});
