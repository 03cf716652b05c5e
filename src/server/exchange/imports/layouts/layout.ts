import type { ImportField, WordField } from "../../../../contract/exchange/import-fields.ts";
import type { SheetName } from "../../sheets/sheets.ts";
import type { AgeIs, DateOrder } from "./words.ts";

/** How another system writes a table, by which it is recognised, and what its columns say. */
export type Layout = {
  /** Of which its external ids are: tables of one system belong together. */
  source: string;
  /** As it is shown and stored. */
  name: string;
  /** Columns that no other layout has together. */
  heads: readonly string[];
  /** Nobody else calls columns so: a part of them is enough, as reports are put together by those who need them. */
  isByHeads?: boolean;
  /** It writes signs as HTML does: `&#321;`. */
  writesEntities?: boolean;
  mapping: Readonly<Record<string, ImportField>>;
  words?: Partial<Record<WordField, Readonly<Record<string, string>>>>;
  /** Kinds of intakes that are more exact than the type, by the word of the subtype. */
  subtypes?: Readonly<Record<string, string>>;
  /** What stands for an empty cell. */
  empty?: readonly string[];
  dateOrder?: DateOrder;
  weightUnit?: "kg" | "lb";
  /** Of which day its ages are; undefined where nobody knows. */
  ageIs?: AgeIs;
  /** The shelter from which an animal was transferred stands where its owner does. */
  hasSheltersAsPeople?: boolean;
  /** The table of our own export that this is: its rows are read as they were written. */
  sheet?: SheetName;
  /** A name with this sign was given by staff. */
  dropFromName?: RegExp;
  /** A record goes on in the next line, which has no number of the animal. */
  hasTwoLines?: boolean;
  /** Its addresses of pictures are beneath this one. */
  photosAt?: string;
};
