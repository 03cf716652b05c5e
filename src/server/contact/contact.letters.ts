import type { ContactMessage } from "../../contract/contact.ts";
import { shelter, shelterLanguage } from "../../contract/shelter.ts";
import type { Language } from "../../contract/texts/language.ts";
import { composeLetter, paragraphsOf } from "../mail/letter.compose.ts";
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
