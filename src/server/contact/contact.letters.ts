import type { ContactMessage } from "../../contract/contact.ts";
import { shelter, shelterLanguage } from "../../contract/shelter.ts";
import { currentLanguage, isLanguage, type Language, LOCALE } from "../../contract/texts/language.ts";
import { composeLetter, greetingTo, paragraphsOf } from "../mail/letter.compose.ts";
import type { Letter } from "../mail/letter.queries.ts";
import { serverTexts } from "../texts/texts.ts";

/** The letter to the shelter's mailbox with a message, in the shelter's language; its reply goes to the sender (rules §6). */
export function messageLetter(
  { name, email, message }: ContactMessage,
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

type Written = {
  name: string;
  email: string;
  message: string;
  language: string | null;
  createdAt: Date;
  /** Whether the address is known to be the writer's. */
  isConfirmed: boolean;
};

/** The language of the form that was filled in; old messages do not say it. */
export const writersLanguage = (language: string | null): Language =>
  language !== null && isLanguage(language) ? language : shelterLanguage();

/** When something was written, in the shelter's zone. */
const moment = (at: Date): string =>
  new Intl.DateTimeFormat(LOCALE[currentLanguage()], {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: shelter().timeZone,
  }).format(at);

/** Earlier words, as mail programs quote them. */
const quoted = (text: string): string =>
  text
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join("\n");

/**
 * The letter to who wrote a message: the reply, and below it what was written before, the latest first. Its frame is in the
 * language in which the form was read, and an answer to it goes to the shelter's mailbox. To an address that nobody has
 * confirmed it carries nothing that the writer typed (docs/decisions/0021).
 * @param before the replies that were sent already, the oldest first
 */
export function replyLetter(to: Written, before: readonly { text: string; sentAt: Date }[], text: string): Letter {
  const letter = composeLetter(writersLanguage(to.language), () => {
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
