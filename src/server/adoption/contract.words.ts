import type { ContractTerms } from "../../contract/adoption/contract-terms.ts";
import type { Db } from "../platform/database/pool.ts";
import { type ContractPaper, partsOf, signContract, writeContract } from "./contract.text.ts";

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
