import { hash as digest } from "node:crypto";
import type {
  AnimalFacts,
  FosterFacts,
  IntakeFacts,
  OutcomeFacts,
  OwnFacts,
  RowFacts,
  RowProblem,
  TreatmentFacts,
} from "./facts.ts";

/** Where a fact stands in the file. */
export type Place = { sheet: number; row: number };
export type ReadPart = Place & { part: number; facts: RowFacts };

/** A stay that the animal has here. @property externalId of a stay that came from the same system */
export type StayHere = {
  id: number;
  intakeOn: string;
  outcomeOn: string | null;
  outcomeType: string | null;
  externalId: string | null;
  factsHash: string | null;
};
/** A dose or placement here that came from the same system. */
export type CareHere = { kind: "treatment" | "placement"; id: number; externalId: string; factsHash: string };

/** @property type as it was brought in, as `sex` @property photos the addresses of pictures that were brought in */
export type AnimalHere = {
  id: number;
  factsHash: string;
  photos: string[];
  type: "Dog" | "Cat" | null;
  sex: "Male" | "Female" | null;
  stays: StayHere[];
  care: CareHere[];
};

export type JudgedStay = {
  place: Place;
  externalId: string;
  intake: IntakeFacts;
  outcome: OutcomeFacts | undefined;
  turn: number;
  /** The days on which it came back from foster homes. */
  returns: string[];
  hash: string;
  /** The stay that is here already. */
  id: number | undefined;
  result: "created" | "changed" | "unchanged";
};

/** A stay as care needs it. @property record of a stay that is here @property judged of one of the file */
export type CareStay = { from: string; until: string; record: number | undefined; judged: JudgedStay | undefined };

/** A dose, test, operation or foster home. @property stay undefined: given elsewhere, or before the animal came */
export type JudgedCare = Place & {
  externalId: string;
  hash: string;
  id: number | undefined;
  result: "created" | "changed" | "unchanged";
  stay: CareStay | undefined;
} & ({ kind: "treatment"; facts: TreatmentFacts } | { kind: "placement"; facts: FosterFacts });

export type RowResult = "created" | "changed" | "unchanged" | "skipped" | "error";
/** @property said what became of each thing that the row says; the greatest of them is its result */
export type JudgedRow = Place & { result: RowResult; said: RowResult[]; problems: RowProblem[] };

export type JudgedAnimal = {
  key: string;
  facts: AnimalFacts;
  hash: string;
  id: number | undefined;
  result: "created" | "changed" | "unchanged" | "left";
  stays: JudgedStay[];
  care: JudgedCare[];
  rows: JudgedRow[];
  /** What an export of our own says besides. */
  own: (OwnFacts & { place: Place })[];
  /** The places that say its chips. */
  chips: (Place & { number: string; column: string | undefined })[];
};

export const NEVER = "9999-12-31";
const ORDER: readonly RowResult[] = ["unchanged", "skipped", "changed", "created", "error"];

export const hashOf = (facts: unknown): string => digest("sha256", JSON.stringify(facts), "base64url").slice(0, 22);

export const inOrder = (one: Place, other: Place) => one.sheet - other.sheet || one.row - other.row;

const greatest = (said: readonly RowResult[]): RowResult =>
  said.reduce((one, other) => (ORDER.indexOf(other) > ORDER.indexOf(one) ? other : one), "unchanged");

/** One thing that a row says was not brought in after all: the database had no place for it. */
export function takeBack(row: JudgedRow): void {
  const at = row.said.indexOf("created");
  if (at >= 0) row.said[at] = "skipped";
  row.result = greatest(row.said);
}

/** What becomes of each row; of several results the greatest counts. */
export class Rows {
  readonly #rows = new Map<string, JudgedRow>();

  say({ sheet, row }: Place, result: RowResult, problem?: RowProblem): void {
    const key = `${sheet} ${row}`;
    const there = this.#rows.get(key) ?? { sheet, row, result, said: [], problems: [] };
    there.said.push(result);
    there.result = greatest(there.said);
    if (problem) there.problems.push(problem);
    this.#rows.set(key, there);
  }

  all(): JudgedRow[] {
    return [...this.#rows.values()];
  }
}
