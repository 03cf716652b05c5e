import type { ImportField, WordField } from "../../../../contract/exchange/import-fields.ts";
import type { AgeIs, DateOrder } from "../layouts/words.ts";

/** What each column says, by its name; of a file with several tables by "table/column". */
export type Mapping = Record<string, ImportField>;
/** What words of the other system mean here. */
export type Words = Partial<Record<WordField, Record<string, string>>>;
/** What only people know. */
export type Answers = {
  dateOrder?: DateOrder;
  weightUnit?: "kg" | "lb";
  type?: "Dog" | "Cat";
  ageIs?: AgeIs;
  encoding?: string;
  delimiter?: string;
  /** Whether `&#321;` stands for Ł. */
  entities?: "decode" | "keep";
  /** Which tables are read, and which row of each has the names of its columns. */
  tables?: Record<string, { isRead?: boolean; head?: number }>;
  /** What means nothing in this file, besides the usual signs. */
  nothing?: string[];
};
export type ImportSettings = { mapping: Mapping; words: Words; answers: Answers };

/** What is said of columns, which decides what is asked. */
export type Choices = Pick<ImportSettings, "mapping" | "answers">;
