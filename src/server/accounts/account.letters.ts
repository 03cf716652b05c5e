import { shelter } from "../../contract/platform/shelter.ts";
import type { Language } from "../../contract/texts/language.ts";
import { composeLetter, greetingTo } from "../platform/mail/letter.compose.ts";
import type { Letter } from "../platform/mail/letter.queue.ts";
import { serverTexts } from "../texts/texts.ts";

/** Whom a letter with a link is written to. */
export type LinkRecipient = { email: string; language: Language };

/** The welcome after sign-up, with a link that confirms the address. @param url works once, for three days */
export const welcomeLetter = ({ email: to, language }: LinkRecipient, url: string): Letter =>
  composeLetter(language, () => {
    const { letters } = serverTexts();
    const { subject, text, button } = letters.welcome;
    const greeting = letters.frame.hello;
    return { to, subject: subject(shelter().name), greeting, paragraphs: text, action: { text: button, url } };
  });

/** Asks to confirm a new or still unconfirmed address. @param url works once, for three days */
export const confirmEmailLetter = ({ email: to, language }: LinkRecipient, url: string): Letter =>
  composeLetter(language, () => {
    const { letters } = serverTexts();
    const { subject, text, button } = letters.confirmEmail;
    const greeting = letters.frame.hello;
    return { to, subject, greeting, paragraphs: text(shelter().name), action: { text: button, url } };
  });

/** The link for a new password. @param url works once, for one hour */
export const passwordResetLetter = ({ email: to, language }: LinkRecipient, url: string): Letter =>
  composeLetter(language, () => {
    const { letters } = serverTexts();
    const { subject, text, button } = letters.passwordReset;
    return { to, subject, greeting: letters.frame.hello, paragraphs: text, action: { text: button, url } };
  });

/** The recipient of a letter about a changed account: the old address, and whether it was confirmed. */
type OldAddress = { email: string; emailConfirmed: boolean; name: string; language: Language };

const letterAbout = (change: "accountChanged" | "emailChanged", oldAddress: OldAddress): Letter =>
  composeLetter(oldAddress.language, () => {
    const { subject, text } = serverTexts().letters[change];
    return { to: oldAddress.email, subject, greeting: greetingTo(oldAddress), paragraphs: text };
  });

/** To the old address, when staff changed the e-mail or password (rules §11). */
export const accountChangedLetter = (oldAddress: OldAddress): Letter => letterAbout("accountChanged", oldAddress);

/** To the old address, when somebody changed their own e-mail (rules §16). */
export const emailChangedLetter = (oldAddress: OldAddress): Letter => letterAbout("emailChanged", oldAddress);
