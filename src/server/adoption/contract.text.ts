import { createHash } from "node:crypto";
import { youngAge } from "../../contract/animals/age.ts";
import type { ContractTerms } from "../../contract/platform/contract-terms.ts";
import type { Letterhead } from "../../contract/platform/shelter.ts";
import type { Language } from "../../contract/texts/language.ts";
import { inLanguage } from "../base/language.ts";
import { longDay } from "../texts/dates.ts";
import { serverTexts } from "../texts/texts.ts";

/** A heading with its paragraphs. */
export type ContractSection = { heading: string; paragraphs: readonly string[] };

/** Every word of a contract, written once: when it is issued, and its signature when it is accepted. */
export type ContractPaper = {
  language: Language;
  /** The shelter as it was when the contract was issued. */
  shelter: Letterhead;
  /** YYYY-MM-DD, at the shelter */
  issuedOn: string;
  title: string;
  sections: readonly ContractSection[];
  acceptance: ContractSection;
  /** `Page {page} of {pages}` */
  pageNumber: string;
  /** The animal's name and photo; left out by contracts that were issued without a photo. */
  design?: { animal: string; photoId: number | null };
};

/** When and from which address a contract was accepted, and the SHA-256 of its text (rules §4). */
type ContractSignature = { at: Date; sha256: string; from: string };

function sectionsFor(terms: ContractTerms, shelter: Letterhead): ContractSection[] {
  const { number, issuedOn, adopter, animal } = terms;
  const day = (stored: string) => (stored ? longDay(stored) : "–");
  const young = youngAge(animal);
  const text = serverTexts().contract;
  const contact = [shelter.address, shelter.phone, shelter.email].filter(Boolean).join(", ");
  return [
    {
      heading: text.parties.heading,
      paragraphs: [
        text.parties.shelter(shelter.name, contact),
        text.parties.adopter({ ...adopter, dateOfBirth: day(adopter.dateOfBirth) }),
        text.parties.issued(number, day(issuedOn)),
      ],
    },
    { heading: text.animal.heading, paragraphs: [text.animal.described(animal, young), text.animal.given] },
    { heading: text.adopterPromises.heading, paragraphs: text.adopterPromises.text },
    { heading: text.shelterPromises.heading, paragraphs: text.shelterPromises.text },
  ];
}

/** Writes a contract with the words that are valid now, in the adopter's language. */
export function writeContract(terms: ContractTerms): ContractPaper {
  const { language, shelter, issuedOn } = terms;
  return inLanguage(language, () => {
    const { title, acceptance, page } = serverTexts().contract;
    return {
      language,
      shelter,
      issuedOn,
      title: title(terms.number),
      sections: sectionsFor(terms, shelter),
      acceptance: { heading: acceptance.heading, paragraphs: [acceptance.open] },
      pageNumber: page("{page}", "{pages}"),
      design: { animal: terms.animal.name, photoId: terms.animal.photoId },
    };
  });
}

/** @returns the contract with its signature. @param adopter full name */
export function signContract(paper: ContractPaper, adopter: string, { at, from, sha256 }: ContractSignature) {
  return inLanguage(paper.language, (): ContractPaper => {
    const { heading, accepted, hash } = serverTexts().contract.acceptance;
    return { ...paper, acceptance: { heading, paragraphs: [accepted(adopter, at, from), hash(sha256)] } };
  });
}

/** The whole contract as one text, without its signature; its SHA-256 is what the adopter signs. */
export const contractText = ({ title, sections }: Pick<ContractPaper, "title" | "sections">): string =>
  [title, ...sections.map(({ heading, paragraphs }) => [heading, ...paragraphs].join("\n"))].join("\n\n");

/** @returns the SHA-256 of a contract's text, in hexadecimal; the browser sends it back with the answer (rules §16) */
export const contractHash = (paper: Pick<ContractPaper, "title" | "sections">): string =>
  createHash("sha256").update(contractText(paper)).digest("hex");

/** The columns that say what a contract is and how it was accepted. */
export const STORED_CONTRACT = ["terms", "paper", "accepted_at", "accepted_sha256"] as const;

/** Every word of a contract, as it was issued or accepted. */
export const paperOf = ({ paper }: { paper: unknown }): ContractPaper => paper as ContractPaper;
