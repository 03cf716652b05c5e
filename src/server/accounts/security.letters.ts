import { sql } from "kysely";
import { SECURITY_PATH } from "../../contract/platform/panels.ts";
import { currentLanguage, type Language, LOCALE, languageOf } from "../../contract/texts/language.ts";
import type { System, WithSettings } from "../database/context.ts";
import { composeLetter, greetingTo } from "../platform/mail/letter.compose.ts";
import { queueCounted } from "../platform/mail/letter.limits.ts";
import { serverTexts } from "../texts/texts.ts";
import { deviceOf } from "./sessions/device.ts";

type Texts = ReturnType<typeof serverTexts>["securityLetters"];

/** What of how somebody signs in was changed. */
export type Change = keyof Texts["changed"]["what"];

/** Where a request came from, as the browser and the network say. */
export type From = { userAgent: string | undefined; address: string };

/**
 * Queues a letter about the safety of an account to its person. Nobody can switch these off, and they have no word that
 * somebody typed: the address may be a stranger's. In the transaction of what it tells.
 * @param kind of which a mailbox gets few a day
 * @param write gives its words in the person's language
 */
async function queue(
  { settings, ...system }: System & WithSettings,
  accountId: number,
  kind: string,
  write: (texts: Texts) => { subject: string; text: readonly string[] },
): Promise<void> {
  const to = await system.db
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
  await queueCounted(system, kind, { ...letter, accountId });
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
  queue(system, accountId, "new device", (texts) => ({
    subject: texts.newDevice.subject,
    text: texts.newDevice.text(placeIn(texts, system, from)),
  }));

/** Somebody gave the right password and then too many wrong codes. */
export const tellOfWrongCodes = (system: System & WithSettings, accountId: number, from: From): Promise<void> =>
  queue(system, accountId, "wrong codes", (texts) => ({
    subject: texts.wrongCodes.subject,
    text: texts.wrongCodes.text(placeIn(texts, system, from)),
  }));

/** How the person signs in was changed, by themselves or by somebody at their place. @param what has changed */
export const tellOfChange = (system: System & WithSettings, accountId: number, what: Change): Promise<void> =>
  queue(system, accountId, `changed ${what}`, ({ changed }) => ({
    subject: changed.subject,
    text: [changed.what[what], changed.ifNotYou],
  }));

export const tellOfUsedCode = (system: System & WithSettings, accountId: number, left: number): Promise<void> =>
  queue(system, accountId, "code used", ({ codeUsed }) => ({ subject: codeUsed.subject, text: codeUsed.text(left) }));

export const tellOfReset = (system: System & WithSettings, accountId: number): Promise<void> =>
  queue(system, accountId, "factor reset", ({ reset }) => reset);
