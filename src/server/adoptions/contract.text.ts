import { createHash } from "node:crypto";
import type { Letterhead } from "../papers/paper.ts";

/** The data of a contract, as they were when it was issued. */
export type ContractTerms = {
  /** Left out by contracts that were issued before a shelter could change its record. */
  shelter?: Letterhead;
  number: string;
  /** YYYY-MM-DD, at the shelter */
  issuedOn: string;
  adopter: { name: string; address: string; phone: string; email: string; dateOfBirth: string };
  animal: { name: string; type: string; breed: string; sex: string; age: number; weight: number; isChipped: boolean };
};

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

/** The contract's text by sections: it is printed and signed. */
export function contractSections({ number, issuedOn, adopter, animal, ...terms }: ContractTerms): ContractSection[] {
  const shelter = shelterIn(terms);
  return [
    {
      heading: "The parties",
      paragraphs: [
        `${shelter.name}, ${shelter.address}, ${shelter.phone}, ${shelter.email} (the shelter)`,
        `${adopter.name}, born ${adopter.dateOfBirth}, ${adopter.address}, telephone ${adopter.phone}, ${adopter.email} (the adopter)`,
        `Contract ${number}, issued on ${issuedOn}.`,
      ],
    },
    {
      heading: "The animal",
      paragraphs: [
        `${animal.name}: ${animal.type.toLowerCase()}, ${animal.breed}, ${animal.sex.toLowerCase()}, age ${animal.age}, ${animal.weight} kg, ${animal.isChipped ? "chipped" : "not chipped yet"}.`,
        "The shelter gives the animal to the adopter as it is known to the shelter, with its papers and everything the shelter knows of its health and character.",
      ],
    },
    {
      heading: "What the adopter promises",
      paragraphs: [
        "To give the animal food, water, a warm place to sleep, movement, company and a vet's care for as long as it lives.",
        "To keep it safe from harm, never to breed from it, sell it or give it away without the shelter's word.",
        "To tell the shelter when the animal is lost, ill beyond help, or can stay no longer; the shelter will always take it back.",
      ],
    },
    {
      heading: "What the shelter promises",
      paragraphs: [
        "To answer questions and to help with advice for as long as the animal lives.",
        "To take the animal back at any time, without reproach.",
      ],
    },
  ];
}

/** The whole contract as one text; its SHA-256 is what the adopter signs. */
export function contractText(terms: ContractTerms): string {
  const parts = contractSections(terms).map(({ heading, paragraphs }) => [heading, ...paragraphs].join("\n"));
  return [`Adoption contract ${terms.number}`, ...parts].join("\n\n");
}

/** @returns the SHA-256 of a contract's text, in hexadecimal; the browser sends it back with the answer (rules §16) */
export const contractHash = (text: string): string => createHash("sha256").update(text).digest("hex");
