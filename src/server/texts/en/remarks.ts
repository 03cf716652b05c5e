import { plural } from "../../../contract/texts/plural.ts";

/** What staff are told before they decide about an application (rules §4). */
const warnings = {
  otherApplications: (count: number) =>
    plural.en(count, {
      one: "This person has 1 other open application.",
      other: `This person has ${count} other open applications.`,
    }),
  rejections: (count: number) => `This person was rejected before (${count}).`,
  /** @param day as YYYY-MM-DD */
  cameBack: (day: string) => `An animal that this person adopted came back on ${day}.`,
  flagged: (note: string) => `This person was flagged: ${note}`,
};

/** What staff look at before an adoption goes on (rules §4). Days are written out. */
const cautions = {
  walks: (done: number, needed: number) => `Walks before the adoption: ${done} of ${needed} have taken place.`,
  /** @param when day and time */
  homeCheckToCome: (when: string) => `The visit at home is still to come: ${when}.`,
  treatment: (vaccine: string, day: string) => `${vaccine}: was due on ${day} and has not been given.`,
  unconfirmedEmail: "The e-mail address is not confirmed: letters may not arrive.",
  age: (years: number, least: number) =>
    `The adopter is ${years} years old. The contract is for an adult of the household, ${least} or older.`,
  rivals: (count: number) =>
    plural.en(count, {
      one: "1 other person has an open application for this animal.",
      other: `${count} other people have an open application for this animal.`,
    }),
};

/** Why a letter was given up. Stored in English; shown to each reader in their own language (`remarkFor`). */
const letters = {
  linkExpired: "The link in this letter is no longer good. Somebody has to ask for a new one.",
  uncertain:
    "The connection or this server broke off while the letter was being handed to the mail server. It may have arrived, so it is not sent a second time by itself.",
};

/** What is odd about a donation; stored and shown in the same way. */
const donations = {
  contradicted: "The provider says COMPLETED after it had said CANCELED; please look at its panel.",
  neverOrdered: "The provider's answer to the order never came; nobody was sent to pay.",
  noEnd: "The provider told of no end within a day.",
  different: "The provider knows the order with another amount, currency or id.",
};

/**
 * What went wrong with the payment provider, with a detail: a status, a reason of the network. Stored and shown in the same
 * way; a text that is the beginning of another one stands after it.
 */
const payu = {
  silent: (seconds: string) => `PayU cannot be reached: no answer within ${seconds} s`,
  unreachable: (reason: string) => `PayU cannot be reached: ${reason}`,
  noToken: (status: string) => `PayU gives no token: ${status}`,
  notUnderstood: (place: string) => `PayU's answer is not understood at ${place}`,
  refused: (status: string) => `PayU refused the order: ${status}`,
  notTold: (status: string) => `PayU does not tell of the order: ${status}`,
  noCards: (status: string) => `PayU does not tell of the kept card: ${status}`,
  cardStays: (status: string) => `PayU does not delete the kept card: ${status}`,
};

/** What staff read beside a record. */
export const remarks = { warnings, cautions, letters, donations, payu };
