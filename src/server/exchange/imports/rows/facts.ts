import type { ImportedRow } from "../../../../contract/animals/animal.fields.ts";
import type { Condition, IntakeType, OutcomeType } from "../../../../contract/animals/stays.ts";
import type { ImportField, WordField } from "../../../../contract/exchange/import-fields.ts";
import type { Value } from "../../sheets/sheet.ts";
import type { SheetName } from "../../sheets/sheets.ts";
import type { ProblemArgs, ProblemCode } from "../files/unreadable.ts";
import type { Layout } from "../layouts/layout.ts";
import type { AgeIs, DateOrder } from "../layouts/words.ts";

/** Somebody who brought or took an animal. */
export type Person = { name: string; phone: string; email: string };

/** What a row says of an animal. */
export type AnimalFacts = {
  name?: string;
  type?: "Dog" | "Cat";
  sex?: "Male" | "Female";
  breed?: string;
  bornOn?: string;
  birthMonthKnown?: boolean;
  /** The words from which the birth date was reckoned: another day they give another one. */
  age?: string;
  weight?: number;
  /** Chips, and older codes of 9, 10 or 14 signs. */
  chips?: string[];
  chipOn?: string;
  description?: string;
  photos?: string[];
} & { [N in ImportedRow]?: string };

export type IntakeFacts = {
  on: string;
  type: IntakeType;
  subtype?: string;
  condition?: Condition;
  reason?: string;
  foundWhere?: string;
  transferredFrom?: string;
  /** Who pays for the stay, as a commune. */
  paidBy?: string;
  giver?: Person;
};

export type OutcomeFacts = {
  on: string;
  type: OutcomeType;
  subtype?: string;
  condition?: Condition;
  reason?: string;
  transferredTo?: string;
  taker?: Person;
  isEstimated?: boolean;
};

/** A dose, test or operation that was given or is planned. */
export type TreatmentFacts = {
  category: "vaccine" | "test" | "medication" | "surgery";
  /** As the other system calls it. */
  name: string;
  on?: string;
  dueOn?: string;
  until?: string;
  maker?: string;
  batch?: string;
  dose?: string;
  result?: string;
  note?: string;
};

/** A time in a foster home. */
export type FosterFacts = { on: string; until?: string; name: string };

/** A row of our own export, by its columns. */
export type OwnValues = Record<string, Value>;
/** The same with the ids that its animal and stay have here. */
export type OwnRow = OwnValues & { animal_id: number; stay_id: number | null };
export type OwnFacts = { sheet: SheetName; values: OwnValues };

/**
 * One thing that a row says: about the animal, that it came, that it left, or a whole stay.
 * @property words of the other system for both, by which twins are known
 * @property isExtra an outcome that another row may have said already, as a death after an adoption
 */
export type RowFacts = {
  animal?: AnimalFacts;
  intake?: IntakeFacts;
  outcome?: OutcomeFacts;
  /** The times of day at which it came and left, where the file has them. */
  cameAt?: string;
  leftAt?: string;
  stayKey?: string;
  words?: string;
  isExtra?: boolean;
  treatment?: TreatmentFacts;
  foster?: FosterFacts;
  /** Somebody whose name stands at stays, in a table of people. */
  person?: Person;
  own?: OwnFacts;
  /** The row is about an animal of another species, and is left out with all others of this animal. */
  isOtherSpecies?: boolean;
};

/** Something to say about a row, as a key of the texts with its values. */
export type RowProblem = { code: ProblemCode; args?: ProblemArgs; column?: string; value?: string };
export type RowState = "error" | "warning" | "skipped" | "kept";

export type ReadRow =
  | { is: "ignored" }
  | {
      is: "refused";
      state: "error" | "skipped";
      problems: RowProblem[];
      counts?: HomelessCounts;
      /** The number of an animal of another species: its other rows may not say what it is. */
      otherSpecies?: string;
    }
  | { is: "read"; key: string; parts: RowFacts[]; warnings: RowProblem[]; counts?: HomelessCounts };

/** What has no home here, and is only counted. */
export type HomelessCounts = { costs?: number; logs?: number; neutered?: number; reservations?: number };

/** How the rows of a table are read. */
export type Plan = {
  layout: Layout | undefined;
  /** The columns that say something, by their place. */
  columns: readonly { at: number; name: string; field: ImportField }[];
  heads: readonly string[];
  words: Partial<Record<WordField, Readonly<Record<string, string>>>>;
  /** Whether a cell says nothing, as an empty one. */
  isNothing(field: ImportField, value: string): boolean;
  dateOrder: DateOrder | undefined;
  weightUnit: "kg" | "lb";
  /** Of which day an age is. */
  ageIs: AgeIs;
  /** What all animals are, where no column says it. */
  type: "Dog" | "Cat" | undefined;
  today: string;
};
