import { SHELTER } from "../../contract/shelter.ts";
import { composeLetter } from "../mail/letter.compose.ts";
import type { Letter } from "../mail/letter.queries.ts";

/** The welcome after signing up. */
export function welcomeLetter(to: string, name: string, publicUrl: string): Letter {
  return composeLetter({
    to,
    subject: `Welcome to the ${SHELTER.name}`,
    greeting: `Dear ${name},`,
    paragraphs: ["Your account has been created. You can log in now, meet our animals and apply to adopt one."],
    action: { text: "Meet the animals", url: `${publicUrl}/animals` },
  });
}

/** The link for a new password. @param url good once, for an hour */
export function passwordResetLetter(to: string, url: string): Letter {
  return composeLetter({
    to,
    subject: "Choose a new password",
    greeting: "Hello,",
    paragraphs: [
      "Somebody, most likely you, asked for a new password for this address. The link works once, for one hour.",
      "If it was not you, nothing needs to be done: your password stays as it is.",
    ],
    action: { text: "Choose a new password", url },
  });
}

/** Told to the former address when staff changed how somebody signs in (decisions §11). */
export function accountChangedLetter(to: string, name: string): Letter {
  return composeLetter({
    to,
    subject: "Your account was changed",
    greeting: `Dear ${name},`,
    paragraphs: [
      "A member of our staff changed the email address or the password of your account, and you were signed out everywhere.",
      "If you did not ask for this, please call us or answer this letter.",
    ],
  });
}
