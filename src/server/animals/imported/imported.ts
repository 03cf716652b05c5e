import type { Condition, IntakeType, OutcomeType } from "../../../contract/animals/stays.ts";
import type { Db } from "../../platform/database/pool.ts";

/** A change of many records at once: who makes it, and when. @property day the shelter's */
export type Bulk = { tx: Db; now: Date; day: string; accountId: number | null };

/** An animal that comes from another system. */
export type ImportedAnimal = {
  name: string;
  type: "Dog" | "Cat";
  sex: "Male" | "Female" | null;
  breed: string | null;
  born_on: string | null;
  birth_month_known: boolean;
  weight_kg: number | null;
  description: string;
  arrival_date: string;
};

/** A stay that comes from another system. */
export type ImportedStay = {
  animal_id: number;
  intake_on: string;
  intake_type: IntakeType;
  intake_subtype: string;
  intake_condition: Condition;
  intake_reason: string;
  found_where: string;
  brought_by: string;
  transferred_from: string;
  outcome_on: string | null;
  outcome_type: OutcomeType | null;
  outcome_subtype: string;
  outcome_condition: Condition;
  outcome_reason: string;
  outcome_estimated: boolean;
  transferred_to: string;
  turn: number;
  source: string;
  external_id: string;
};

/** The columns that an import writes: whoever changes one of them has worked on the record. */
export const ANIMAL_COLUMNS = [
  "name",
  "type",
  "sex",
  "breed",
  "born_on",
  "birth_month_known",
  "weight_kg",
  "description",
  "arrival_date",
] as const satisfies readonly (keyof ImportedAnimal)[];

export const STAY_COLUMNS = [
  "intake_on",
  "intake_type",
  "intake_subtype",
  "intake_condition",
  "intake_reason",
  "found_where",
  "brought_by",
  "transferred_from",
  "outcome_on",
  "outcome_type",
  "outcome_subtype",
  "outcome_condition",
  "outcome_reason",
  "outcome_estimated",
  "transferred_to",
] as const satisfies readonly (keyof ImportedStay)[];

/** What was written, as the database has it. */
export type Written = Record<string, string | number | boolean | null>;
export type Added = { n: number; id: number; written: Written };
