import { shelter } from "../../contract/shelter.ts";

/** The setting MAIL_FROM: an address, alone or behind a name. Left out, letters come from the shelter's own address. */
export type MailFrom = string | undefined;

/** @returns the address that letters come from: that of `Animal Shelter <contact@shelter.example>` */
export const senderAddress = (mailFrom: MailFrom): string =>
  mailFrom === undefined ? shelter().email : (/<([^<>]+)>$/.exec(mailFrom)?.[1] ?? mailFrom);

/** Who writes: the shelter under its present name (rules §12). */
export const senderOf = (mailFrom: MailFrom) => ({ name: shelter().name, address: senderAddress(mailFrom) });
