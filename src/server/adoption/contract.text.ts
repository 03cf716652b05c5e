import { createHash } from "node:crypto";
import type { ContractTerms } from "../../contract/adoption/contract-terms.ts";
import { youngAge } from "../../contract/animals/age.ts";
import type { Letterhead } from "../../contract/platform/shelter.ts";
import type { Language } from "../../contract/texts/language.ts";
import { inLanguage } from "../base/language.ts";
import type { Db } from "../database/pool.ts";
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

/** The shelter in old contracts that name none: their words were signed and must stay. */
const FIRST_SHELTER: Letterhead = {
  name: "Animal Shelter",
  address: "ul. Przyjazna 12, 94-001 Łódź",
  phone: "+48 420 000 012",
  email: "contact@shelter.example",
};

/** Whether a contract was issued with a photo, numbered clauses and dates in words. */
const hasDesign = ({ animal }: ContractTerms): boolean => animal.chips !== undefined;

function sectionsFor(terms: ContractTerms, shelter: Letterhead): ContractSection[] {
  const { number, issuedOn, adopter, animal, language = "en" } = terms;
  // Contracts keep their words, and old ones in English have dates such as 2026-11-22.
  const day =
    language === "en" && !hasDesign(terms)
      ? (stored: string) => stored
      : (stored: string) => (stored ? longDay(stored) : "–");
  const young = animal.ageMonths === undefined ? undefined : youngAge(animal);
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
  const { language = "en", shelter = FIRST_SHELTER, issuedOn } = terms;
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
      ...(hasDesign(terms) && { design: { animal: terms.animal.name, photoId: terms.animal.photoId ?? null } }),
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

/** @returns the title and sections of a contract's text: the opposite of `contractText` */
export function partsOf(text: string): Pick<ContractPaper, "title" | "sections"> {
  const [title = "", ...sections] = text.split("\n\n");
  return {
    title,
    sections: sections.map((section) => {
      const [heading = "", ...paragraphs] = section.split("\n");
      return { heading, paragraphs };
    }),
  };
}

/** @returns the SHA-256 of a contract's text, in hexadecimal; the browser sends it back with the answer (rules §16) */
export const contractHash = (paper: Pick<ContractPaper, "title" | "sections">): string =>
  createHash("sha256").update(contractText(paper)).digest("hex");

/** The columns that store the words of a contract. */
export const STORED_CONTRACT = [
  "terms",
  "paper",
  "accepted_at",
  "accepted_text",
  "accepted_sha256",
  "accepted_from",
] as const;

type StoredContract = {
  terms: unknown;
  paper: unknown;
  /** A string when PostgreSQL has built the row as JSON. */
  accepted_at: Date | string | null;
  accepted_text: string | null;
  accepted_sha256: string | null;
  accepted_from: string | null;
};

/** The words of a contract that does not store them yet: those that were accepted, otherwise those of its terms. */
function writeOlder({ terms, ...stored }: StoredContract): ContractPaper {
  const { adopter } = terms as ContractTerms;
  const issued = writeContract(terms as ContractTerms);
  const { accepted_at: at, accepted_text: text, accepted_sha256: sha256, accepted_from: from } = stored;
  if (at === null || text === null || sha256 === null || from === null) return issued;
  return signContract({ ...issued, ...partsOf(text) }, adopter.name, { at: new Date(at), sha256, from });
}

/** Every word of a contract, as it was issued or accepted. */
export const paperOf = (stored: StoredContract): ContractPaper =>
  (stored.paper as ContractPaper | null) ?? writeOlder(stored);

/** Stores the words of contracts that were issued before words were stored. @returns the number of contracts */
export async function storeWordsOfOlderContracts(db: Db): Promise<number> {
  const older = await db
    .selectFrom("adoption_contracts")
    .select(["adoption_id", ...STORED_CONTRACT])
    .where("paper", "is", null)
    .execute();
  for (const contract of older) {
    await db
      .updateTable("adoption_contracts")
      .set({ paper: JSON.stringify(writeOlder(contract)) })
      .where("adoption_id", "=", contract.adoption_id)
      .where("paper", "is", null)
      .execute();
  }
  return older.length;
}
