import { shelter } from "../../../contract/platform/shelter.ts";
import { beginningOf } from "../../../contract/platform/whole-text.ts";
import type { LetterTest } from "../../../contract/settings/first-steps.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { conflict } from "../../base/errors.ts";
import { type Context, inTransaction } from "../../database/context.ts";
import { saveFact } from "../../database/installation.commands.ts";
import type { Deps } from "../../platform/deps.ts";
import { countUse } from "../../platform/http/throttle.ts";
import { composeLetter } from "../../platform/mail/letter.compose.ts";
import { smtpSender } from "../../platform/mail/smtp.ts";
import { serverTexts } from "../../texts/texts.ts";
import { LETTER_TAKEN, mailServerName } from "./first-steps.queries.ts";

/** The longest words of a mail server that are passed on. */
const MAX_ANSWER_LENGTH = 500;

const oneLine = (words: string) => beginningOf(words.replace(/\s+/g, " ").trim(), MAX_ANSWER_LENGTH);

/**
 * Sends a letter to the admin's own address at once, past the outbox, to see whether the mail server takes it.
 * @param address the client's network address, by which tests are limited
 * @returns what the mail server said, also when it refused
 * @throws HttpProblem 409 without a mail server, 429 after ten in an hour
 */
export async function sendTestLetter(context: Context & Pick<Deps, "settings">, address: string): Promise<LetterTest> {
  const { db, clock, actor, settings } = context;
  const { smtpUrl, mailFrom } = settings;
  if (!smtpUrl) throw conflict(recordTexts().firstSteps.noMailServer);
  const { email: recipient } = await db
    .selectFrom("accounts")
    .select("email")
    .where("id", "=", actor.accountId)
    .executeTakeFirstOrThrow();
  await inTransaction(context, (within) => countUse(within, { kind: "test letter", address, email: recipient }));
  const letter = composeLetter(actor.language, () => {
    const { testLetter, frame } = serverTexts().letters;
    const subject = testLetter.subject(shelter().name);
    return { to: recipient, subject, greeting: frame.hello, paragraphs: testLetter.text };
  });
  const now = clock.now();
  try {
    const answer = await smtpSender(smtpUrl, mailFrom)({ ...NOT_IN_OUTBOX, ...letter, recipient, createdAt: now });
    await saveFact(db, LETTER_TAKEN, { value: mailServerName(smtpUrl), at: now });
    return { isTaken: true, recipient, answer: oneLine(answer) };
  } catch (error) {
    return { isTaken: false, recipient, answer: oneLine((error as Error).message) };
  }
}

/** What a letter has that was never written down. */
const NOT_IN_OUTBOX = {
  id: 0,
  replyTo: null,
  unsubscribeUrl: null,
  calendar: null,
  atMostOnce: false,
  linkId: null,
  handedOverAt: null,
} as const;
