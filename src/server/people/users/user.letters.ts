import type { Language } from "../../../contract/texts/language.ts";
import { composeLetter, greetingTo } from "../../platform/mail/letter.compose.ts";
import type { Letter } from "../../platform/mail/letter.queue.ts";
import { serverTexts } from "../../texts/texts.ts";

type Person = { email: string; emailConfirmed: boolean; name: string; language: Language };

/** The last letter, after an account was closed; it is deleted as soon as it is sent (rules §10). */
export function accountClosedLetter(person: Person): Letter {
  const letter = composeLetter(person.language, () => {
    const { subject, text } = serverTexts().letters.accountClosed;
    return { to: person.email, subject, greeting: greetingTo(person), paragraphs: text };
  });
  return { ...letter, forgetWhenSent: true };
}
