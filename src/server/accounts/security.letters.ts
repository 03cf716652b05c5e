import { sql } from "kysely";
import { SECURITY_PATH } from "../../contract/platform/panels.ts";
import { currentLanguage, type Language, LOCALE, languageOf } from "../../contract/texts/language.ts";
import type { System, WithSettings } from "../platform/context.ts";
import { composeLetter, greetingTo } from "../platform/mail/letter.compose.ts";
import { queueLetter } from "../platform/mail/letter.queue.ts";
import { serverTexts } from "../platform/texts/texts.ts";
import { deviceOf } from "./sessions/device.ts";

type Texts = ReturnType<typeof serverTexts>["securityLetters"];

/** Where a request came from, as the browser and the network say. */
export type From = { userAgent: string | undefined; address: string };

/**
 * Queues a letter about the safety of an account to its person. Nobody can switch these off. In the transaction of what it
 * tells.
 * @param write gives its words in the person's language
 */
async function queue(
  { db, settings }: System & WithSettings,
  accountId: number,
  write: (texts: Texts) => { subject: string; text: readonly string[] },
): Promise<void> {
  const to = await db
    .selectFrom("accounts as a")
    .leftJoin("employees as e", "e.account_id", "a.id")
    .leftJoin("users as u", "u.account_id", "a.id")
    .where("a.id", "=", accountId)
    .select(["a.email", "a.language", sql<string>`coalesce(e.name, u.name, '')`.as("name")])
    .select(sql<boolean>`a.email_confirmed_at is not null`.as("emailConfirmed"))
    .executeTakeFirstOrThrow();
  const letter = composeLetter(languageOf(to.language) as Language, () => {
    const texts = serverTexts().securityLetters;
    const { subject, text } = write(texts);
    const action = { text: texts.button, url: settings.publicUrl + SECURITY_PATH };
    return { to: to.email, subject, greeting: greetingTo(to), paragraphs: text, action };
  });
  await queueLetter(db, { ...letter, accountId });
}

/** The place of a sign-in in the reader's language. */
function placeIn(texts: Texts, { clock }: System, { userAgent, address }: From) {
  const { browser, system } = deviceOf(userAgent ?? null);
  const when = clock.now().toLocaleString(LOCALE[currentLanguage()], {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: clock.zone,
  });
  return { when, device: texts.device(browser, system), address };
}

/** Somebody signed in with a browser that was never used for this account. */
export const tellOfNewDevice = (system: System & WithSettings, accountId: number, from: From): Promise<void> =>
  queue(system, accountId, (texts) => ({
    subject: texts.newDevice.subject,
    text: texts.newDevice.text(placeIn(texts, system, from)),
  }));

/** Somebody gave the right password and then too many wrong codes. */
export const tellOfWrongCodes = (system: System & WithSettings, accountId: number, from: From): Promise<void> =>
  queue(system, accountId, (texts) => ({
    subject: texts.wrongCodes.subject,
    text: texts.wrongCodes.text(placeIn(texts, system, from)),
  }));

/** How the person signs in was changed, by themselves or by somebody at their place. @param what the sentence that says so */
export const tellOfChange = (
  system: System & WithSettings,
  accountId: number,
  what: (sentences: Texts["changed"]["what"]) => string,
): Promise<void> =>
  queue(system, accountId, ({ changed }) => ({
    subject: changed.subject,
    text: [what(changed.what), changed.ifNotYou],
  }));

export const tellOfUsedCode = (system: System & WithSettings, accountId: number, left: number): Promise<void> =>
  queue(system, accountId, ({ codeUsed }) => ({ subject: codeUsed.subject, text: codeUsed.text(left) }));

export const tellOfReset = (system: System & WithSettings, accountId: number): Promise<void> =>
  queue(system, accountId, ({ reset }) => reset);
