import { shelter } from "../../../contract/platform/shelter.ts";

/** The setting MAIL_FROM: an address, with or without a name. Left out, letters come from the shelter's own address. */
export type MailFrom = string | undefined;

/** @returns the sender's address alone: of `Animal Shelter <contact@shelter.example>` the part in brackets */
export const senderAddress = (mailFrom: MailFrom): string =>
  mailFrom === undefined ? shelter().email : (/<([^<>]+)>$/.exec(mailFrom)?.[1] ?? mailFrom);

/** The sender of letters: the shelter under its present name (rules §12). */
export const senderOf = (mailFrom: MailFrom) => ({ name: shelter().name, address: senderAddress(mailFrom) });
