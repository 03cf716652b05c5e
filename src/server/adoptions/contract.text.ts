import { createHash } from "node:crypto";
import { inLanguage } from "../language.ts";
import type { Letterhead } from "../papers/letterhead.ts";
import { serverTexts } from "../texts/texts.ts";
import type { ContractTerms } from "./contract.terms.ts";

/** The shelter in contracts that do not name one themselves: their words, which were signed, must stay. */
const FIRST_SHELTER: Letterhead = {
  name: "Animal Shelter",
  address: "ul. Przyjazna 12, 94-001 Łódź",
  phone: "+48 420 000 012",
  email: "contact@shelter.example",
};

/** Who the shelter was when a contract was issued. */
export const shelterIn = ({ shelter = FIRST_SHELTER }: Pick<ContractTerms, "shelter">): Letterhead => shelter;

/** A section of the contract. */
export type ContractSection = { heading: string; paragraphs: readonly string[] };

/** Writes or draws a contract in its own language, whoever reads it. */
export const inContractLanguage = <R>({ language = "en" }: ContractTerms, write: () => R): R =>
  inLanguage(language, write);

/** The contract's text by sections, in the reader's language: it is printed and signed. */
export function contractSections(terms: ContractTerms): ContractSection[] {
  const { number, issuedOn, adopter, animal } = terms;
  const text = serverTexts().contract;
  const shelter = shelterIn(terms);
  const contact = `${shelter.address}, ${shelter.phone}, ${shelter.email}`;
  return [
    {
      heading: text.parties.heading,
      paragraphs: [
        text.parties.shelter(shelter.name, contact),
        text.parties.adopter(adopter),
        text.parties.issued(number, issuedOn),
      ],
    },
    { heading: text.animal.heading, paragraphs: [text.animal.described(animal), text.animal.given] },
    { heading: text.adopterPromises.heading, paragraphs: text.adopterPromises.text },
    { heading: text.shelterPromises.heading, paragraphs: text.shelterPromises.text },
  ];
}

/** The whole contract as one text; its SHA-256 is what the adopter signs. */
export const contractText = (terms: ContractTerms): string =>
  inContractLanguage(terms, () => {
    const parts = contractSections(terms).map(({ heading, paragraphs }) => [heading, ...paragraphs].join("\n"));
    return [serverTexts().contract.title(terms.number), ...parts].join("\n\n");
  });

/** @returns the SHA-256 of a contract's text, in hexadecimal; the browser sends it back with the answer (rules §16) */
export const contractHash = (text: string): string => createHash("sha256").update(text).digest("hex");
