import { letterSample, type Samples } from "../parts/text-samples.ts";
import * as account from "./account.letters.ts";

/** Letters about accounts. What all letters have in common is shown in two of them. */
export const ACCOUNTS_SAMPLES = {
  "letter.frame": letterSample((person, { path }, url) =>
    path.at(-1) === "dear" ? account.emailChangedLetter(person) : account.passwordResetLetter(person, url),
  ),
  "letter.welcome": letterSample((person, _text, url) => account.welcomeLetter(person, url)),
  "letter.confirmEmail": letterSample((person, _text, url) => account.confirmEmailLetter(person, url)),
  "letter.passwordReset": letterSample((person, _text, url) => account.passwordResetLetter(person, url)),
  "letter.accountChanged": letterSample((person) => account.accountChangedLetter(person)),
  "letter.emailChanged": letterSample((person) => account.emailChangedLetter(person)),
} satisfies Samples;
