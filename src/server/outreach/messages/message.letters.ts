import type { SentMessage } from "../../../contract/outreach/message-form.ts";
import { shelter, shelterLanguage } from "../../../contract/platform/shelter.ts";
import { currentLanguage, isLanguage, type Language, LOCALE } from "../../../contract/texts/language.ts";
import { composeLetter, greetingTo, paragraphsOf } from "../../platform/mail/letter.compose.ts";
import type { Letter } from "../../platform/mail/letter.queue.ts";
import { serverTexts } from "../../texts/texts.ts";

/** The letter to the shelter's mailbox with a message, in the shelter's language; replies go to the sender (rules §6). */
export function messageLetter(
  { name, email, message }: SentMessage,
  url: string,
  language: Language = shelterLanguage(),
): Letter {
  const letter = composeLetter(language, () => {
    const { subject, sender, button, closing } = serverTexts().letters.message;
    return {
      to: shelter().email,
      subject: subject(name),
      greeting: sender(name, email),
      paragraphs: paragraphsOf(message),
      action: { text: button, url },
      closing: closing(name),
    };
  });
  return { ...letter, replyTo: email };
}

type StoredMessage = {
  name: string;
  email: string;
  message: string;
  language: string | null;
  createdAt: Date;
  /** Whether the address is known to be the sender's. */
  isConfirmed: boolean;
};

/** The language of the form that the sender filled in; for messages that do not store it, the shelter's. */
export const sendersLanguage = (language: string | null): Language =>
  language !== null && isLanguage(language) ? language : shelterLanguage();

/** Date and time as they are written in the reader's language, in the shelter's zone. */
const moment = (at: Date): string =>
  new Intl.DateTimeFormat(LOCALE[currentLanguage()], {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: shelter().timeZone,
  }).format(at);

/** A text as mail programs quote it. */
const quoted = (text: string): string =>
  text
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join("\n");

/**
 * The letter to the sender of a message: the reply, and below it what was written before, the latest first. It is in the
 * language of the form, and its recipient answers to the shelter's mailbox. If the address is not confirmed, the letter
 * contains nothing that the sender typed (docs/decisions/0021).
 * @param before the replies that were sent already, the oldest first
 */
export function replyLetter(
  to: StoredMessage,
  before: readonly { text: string; sentAt: Date }[],
  text: string,
): Letter {
  const letter = composeLetter(sendersLanguage(to.language), () => {
    const { replySubject, youWrote, weWrote, someoneWrote } = serverTexts().letters.message;
    const at = moment(to.createdAt);
    const earlier = before.map((reply) => [weWrote(moment(reply.sentAt)), quoted(reply.text)]).reverse();
    return {
      to: to.email,
      subject: replySubject(shelter().name),
      greeting: greetingTo({ name: to.name, emailConfirmed: to.isConfirmed }),
      paragraphs: [
        ...paragraphsOf(text),
        ...earlier.flat(),
        ...(to.isConfirmed ? [youWrote(at), quoted(to.message)] : [someoneWrote(at)]),
      ],
    };
  });
  return { ...letter, replyTo: shelter().email };
}
