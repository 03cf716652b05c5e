import { composeLetter } from "../mail/letter.compose.ts";
import type { Letter } from "../mail/letter.queries.ts";

/** Told to the former address when staff changed how somebody signs in (decisions §11). */
export function accountChangedLetter(to: string, name: string): Letter {
  return composeLetter({
    to,
    subject: "Your account was changed",
    greeting: `Dear ${name},`,
    paragraphs: [
      "A member of our staff changed the e-mail address or the password of your account, and you were signed out everywhere.",
      "If you did not ask for this, please call us or answer this letter.",
    ],
  });
}

/** The last letter, when the account has been closed; it is forgotten as soon as it is sent (decisions §10). */
export function accountClosedLetter(to: string, name: string): Letter {
  const letter = composeLetter({
    to,
    subject: "Your account was closed",
    greeting: `Dear ${name},`,
    paragraphs: [
      "Your account was closed and your personal data were erased. Open applications were withdrawn. The contract of a completed adoption is kept for as long as the law wants it.",
      "If you did not ask for this, please call us.",
    ],
  });
  return { ...letter, forgetWhenSent: true };
}
