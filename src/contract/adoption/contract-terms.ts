import type { Letterhead } from "../platform/shelter.ts";
import type { Language } from "../texts/language.ts";

/** The data of a contract, as they were when it was issued. */
export type ContractTerms = {
  /** The adopter's when it was issued. Left out by contracts that were issued when there was English only. */
  language?: Language;
  /** Left out by contracts that were issued before a shelter could change its record. */
  shelter?: Letterhead;
  number: string;
  /** YYYY-MM-DD, at the shelter */
  issuedOn: string;
  adopter: { name: string; address: string; phone: string; email: string; dateOfBirth: string };
  animal: {
    name: string;
    type: string;
    /** Null when nobody knows; sex and age are always known (decision 0042). */
    breed: string | null;
    sex: string;
    age: number;
    /** Beyond the whole years, null when nobody knows. Older contracts leave it out. */
    ageMonths?: number | null;
    weight: number | null;
    isChipped: boolean;
    /** The numbers of its chips. Older contracts leave them out, and the photo. */
    chips?: readonly string[];
    photoId?: number | null;
  };
};
