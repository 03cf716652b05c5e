import { expect, vi } from "vitest";
import { fillLink } from "../../../src/server/platform/mail/letter.links.ts";
import type { TestApp } from "../support/app.ts";
import { Client } from "../support/client.ts";
import { rowsOf } from "../support/rows.ts";

/** The newest letter to an address with a subject, as it would be sent now; undefined when its link is invalid. */
export async function letterAsSent(shelter: TestApp, to: string, subject: string) {
  const letter = await shelter.db
    .selectFrom("letters")
    .select(["text", "html", "recipient", "link_id as linkId"])
    .where("recipient", "=", to)
    .where("subject", "=", subject)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return fillLink(shelter.deps, letter);
}

/** The token of that letter's link; blank when the link is invalid. */
export async function tokenIn(shelter: TestApp, to: string, subject: string): Promise<string> {
  const letter = await letterAsSent(shelter, to, subject);
  return /token=([\w-]{43})/.exec(letter?.text ?? "")?.[1] ?? "";
}

/** The subjects of the letters to a new address and after a forgotten password. */
export const SUBJECT = {
  welcome: "Welcome to the Animal Shelter",
  confirm: "Please confirm your email address",
  reset: "Choose a new password",
} as const;

const PATIENCE_MS = 30_000;

/** Requests a link for a new password; its letter is queued after the answer. */
export async function askForLink(shelter: TestApp, email: string): Promise<void> {
  const written = () => rowsOf(shelter.db, "letters", { recipient: email, subject: SUBJECT.reset });
  const before = await written();
  const asked = await new Client(shelter).post("/api/auth/password/forgot", { email });
  expect(asked.statusCode).toBe(200);
  await vi.waitFor(async () => expect(await written()).toHaveLength(before.length + 1), PATIENCE_MS);
}

/** Opens the link of the letter that asks to confirm this address. @returns the answer */
export const confirmBy = async (shelter: TestApp, client: Client, email: string, subject: string = SUBJECT.confirm) =>
  client.post("/api/auth/email/confirm", { token: await tokenIn(shelter, email, subject) });
