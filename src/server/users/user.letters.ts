import { composeLetter, greetingTo } from "../mail/letter.compose.ts";
import type { Letter } from "../mail/letter.queries.ts";

/** The last letter, after an account was closed; it is deleted as soon as it is sent (rules §10). */
export function accountClosedLetter(person: { email: string; emailConfirmed: boolean; name: string }): Letter {
  const letter = composeLetter({
    to: person.email,
    subject: "Your account was closed",
    greeting: greetingTo(person),
    paragraphs: [
      "Your account was closed and your personal data were erased. Open applications were withdrawn. The contract of a completed adoption is kept for as long as the law wants it.",
      "If you did not ask for this, please call us.",
    ],
  });
  return { ...letter, forgetWhenSent: true };
}
