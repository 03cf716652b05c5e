import { shelter } from "../../contract/shelter.ts";
import { composeLetter, greetingTo } from "../mail/letter.compose.ts";
import type { Letter } from "../mail/letter.queries.ts";

const CONFIRM = "Confirm my address";

/** The welcome after sign-up, with a link that confirms the address. @param url works once, for three days */
export function welcomeLetter(to: string, url: string): Letter {
  return composeLetter({
    to,
    subject: `Welcome to the ${shelter().name}`,
    greeting: "Hello,",
    paragraphs: [
      "An account has been created with this address. Please confirm with the link below that it is yours; the link works once, for three days. You can log in, meet our animals and apply to adopt one in the meantime.",
      "If it was not you, nothing needs to be done: please do not open the link.",
    ],
    action: { text: CONFIRM, url },
  });
}

/** Asks to confirm a new or still unconfirmed address. @param url works once, for three days */
export function confirmEmailLetter(to: string, url: string): Letter {
  return composeLetter({
    to,
    subject: "Please confirm your email address",
    greeting: "Hello,",
    paragraphs: [
      `This address is the one of an account with the ${shelter().name}. Please confirm with the link below that it is yours; the link works once, for three days.`,
      "If you have no account with us, nothing needs to be done: please do not open the link.",
    ],
    action: { text: CONFIRM, url },
  });
}

/** The link for a new password. @param url works once, for one hour */
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

/** The recipient of a letter about a changed account: the old address, and whether it was confirmed. */
type OldAddress = { email: string; emailConfirmed: boolean; name: string };

const IF_NOT_YOU = "please call us or answer this letter.";

/** To the old address, when staff changed the e-mail or password (rules §11). */
export function accountChangedLetter(oldAddress: OldAddress): Letter {
  return composeLetter({
    to: oldAddress.email,
    subject: "Your account was changed",
    greeting: greetingTo(oldAddress),
    paragraphs: [
      "A member of our staff changed the email address or the password of your account, and you were signed out everywhere.",
      `If you did not ask for this, ${IF_NOT_YOU}`,
    ],
  });
}

/** To the old address, when somebody changed their own e-mail (rules §16). */
export function emailChangedLetter(oldAddress: OldAddress): Letter {
  return composeLetter({
    to: oldAddress.email,
    subject: "Your email address was changed",
    greeting: greetingTo(oldAddress),
    paragraphs: [
      "Your account has another email address now: you log in with it, and our letters go there. Every other device was signed out.",
      `If it was not you who changed it, ${IF_NOT_YOU}`,
    ],
  });
}
