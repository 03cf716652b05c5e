import type { ContractTerms } from "../../../contract/platform/contract-terms.ts";
import { shelter } from "../../../contract/platform/shelter.ts";
import { animals } from "../../../contract/texts/en/animals.ts";
import { LOCALE } from "../../../contract/texts/language.ts";
import { storedWord } from "../../../contract/texts/stored-word.ts";

/** @returns `22 November 2026 at 12:04:05 CET` */
const moment = (at: Date): string =>
  at.toLocaleString(LOCALE.en, { dateStyle: "long", timeStyle: "long", timeZone: shelter().timeZone });

/** The adoption contract (rules §4), and what every paper has. An issued contract keeps the words that it was issued with. */
export const contract = {
  title: (number: string) => `Adoption contract ${number}`,
  parties: {
    heading: "The parties",
    /** @param contact its address, telephone number and e-mail */
    shelter: (name: string, contact: string) => `${name}, ${contact} (the shelter)`,
    adopter: ({ name, dateOfBirth, address, phone, email }: ContractTerms["adopter"]) =>
      `${name}, born ${dateOfBirth}, ${address}, telephone ${phone}, ${email} (the adopter)`,
    issued: (number: string, day: string) => `Contract ${number}, issued on ${day}.`,
  },
  animal: {
    heading: "The animal",
    /** @param young the age in months, under two years */
    described: (
      { name, type, breed, sex, age, weight, isChipped, chips }: ContractTerms["animal"],
      young: string | undefined,
    ) =>
      `${name}: ${storedWord(animals.types, type).toLowerCase()}, ${breed === null ? "breed not known" : breed}, ${storedWord(animals.sexes, sex).toLowerCase()}, age ${young ?? age}, ${weight === null ? "weight not known" : `${weight} kg`}, ${chips.length > 0 ? `microchip ${chips.join(", ")}` : isChipped ? "chipped" : "not chipped yet"}.`,
    given:
      "The shelter gives the animal to the adopter as it is known to the shelter, with its papers and everything the shelter knows of its health and character.",
  },
  adopterPromises: {
    heading: "What the adopter promises",
    text: [
      "To give the animal food, water, a warm place to sleep, movement, company and a vet's care for as long as it lives.",
      "To keep it safe from harm, never to breed from it, sell it or give it away without the shelter's word.",
      "To tell the shelter when the animal is lost, ill beyond help, or can stay no longer; the shelter will always take it back.",
    ],
  },
  shelterPromises: {
    heading: "What the shelter promises",
    text: [
      "To answer questions and to help with advice for as long as the animal lives.",
      "To take the animal back at any time, without reproach.",
    ],
  },
  acceptance: {
    heading: "Acceptance",
    open: "Not accepted yet. The adopter accepts this contract in their area of the shelter's pages.",
    accepted: (adopter: string, at: Date, address: string) =>
      `Accepted by ${adopter} on ${moment(at)} from the address ${address}.`,
    hash: (sha256: string) => `SHA-256 of the accepted text: ${sha256}`,
  },
  /** @param page number, or the place where it is put in */
  page: (page: string, of: string) => `Page ${page} of ${of}`,
};
