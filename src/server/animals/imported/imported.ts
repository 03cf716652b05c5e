import { sql } from "kysely";
import type { StoredStatus } from "../../../contract/animals/animals.ts";
import type { Condition, IntakeType, OutcomeType } from "../../../contract/animals/stays.ts";
import type { TEST_RESULTS } from "../../../contract/animals/treatments.ts";
import type { Db } from "../../database/pool.ts";
import { importedColumns } from "../animal.fields.ts";

/** A change of many records at once: who makes it, and when. @property day the shelter's */
export type Bulk = { tx: Db; now: Date; day: string; accountId: number | null };

/** An animal that comes from another system. @property status as its last stay gives it */
export type ImportedAnimal = {
  id: number;
  status: StoredStatus;
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
  id: number;
  animal_id: number;
  intake_on: string;
  intake_type: IntakeType;
  intake_subtype: string;
  intake_condition: Condition;
  intake_reason: string;
  found_where: string;
  brought_by: string;
  transferred_from: string;
  paid_by: string;
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

/** A dose, test or operation of another system. @property stay_id null for what was given elsewhere */
export type ImportedTreatment = {
  id: number;
  animal_id: number;
  stay_id: number | null;
  kind_id: number;
  state: "given" | "planned";
  given_on: string | null;
  due_on: string | null;
  product: string;
  batch: string;
  dose: string;
  result: TestResult | null;
  protects_until: string | null;
  note: string;
};
export type TestResult = (typeof TEST_RESULTS)[number];

/** A time in a foster home. */
export type ImportedPlacement = {
  id: number;
  stay_id: number;
  kind: "foster";
  person_name: string;
  from_on: string;
  until_on: string | null;
};

/** The columns that an import writes, with what they have when nothing is said: whoever changes one has worked on the record. */
export const WRITTEN = {
  animal: {
    name: "",
    type: "",
    sex: null,
    breed: null,
    born_on: null,
    birth_month_known: false,
    weight_kg: null,
    description: "",
    arrival_date: "",
  },
  stay: {
    intake_on: "",
    intake_type: "",
    intake_subtype: "",
    intake_condition: "unknown",
    intake_reason: "",
    found_where: "",
    brought_by: "",
    transferred_from: "",
    paid_by: "",
    outcome_on: null,
    outcome_type: null,
    outcome_subtype: "",
    outcome_condition: "unknown",
    outcome_reason: "",
    outcome_estimated: false,
    transferred_to: "",
  },
  treatment: {
    kind_id: 0,
    state: "given",
    given_on: null,
    due_on: null,
    product: "",
    batch: "",
    dose: "",
    result: null,
    protects_until: null,
    note: "",
  },
  placement: { kind: "foster", person_name: "", from_on: "", until_on: null },
} as const satisfies {
  animal: Partial<Record<keyof ImportedAnimal, Value>>;
  stay: Partial<Record<keyof ImportedStay, Value>>;
  treatment: Partial<Record<keyof ImportedTreatment, Value>>;
  placement: Partial<Record<keyof ImportedPlacement, Value>>;
};
export type Kind = keyof typeof WRITTEN;
/** The same with the columns of the rows of an animal's fields. */
export const USUAL: Readonly<Record<Kind, Written>> = {
  ...WRITTEN,
  animal: { ...WRITTEN.animal, ...importedColumns({}) },
};

type Value = string | number | boolean | null | readonly string[];
/** What was written; a column without a word has what {@link USUAL} says. */
export type Written = Record<string, Value>;

/** Whether two values of a column are one; some columns have several words. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** What is kept of the columns of a record, to see later who has changed it. */
export function writtenOf(kind: Kind, columns: Readonly<Record<string, Value>>): Written {
  const usual = USUAL[kind];
  const written: Written = {};
  for (const name in usual) if (!isSame(columns[name], usual[name])) written[name] = columns[name] ?? null;
  return written;
}

/** SQL for whether the record `alias` still is as an import has written it, which `written` says. */
export const isAsWritten = (kind: Kind, alias: string, written: string) =>
  sql<boolean>`not exists (select from jsonb_each(${JSON.stringify(USUAL[kind])}::jsonb || ${sql.ref(written)}) as w
    where w.value is distinct from to_jsonb(${sql.ref(alias)}) -> w.key)`;

/** Takes ids for new records, so that what belongs to them may be written with them. */
export async function takeIds(
  { tx }: Bulk,
  table: "animals" | "stays" | "treatments" | "placements",
  count: number,
): Promise<number[]> {
  if (count === 0) return [];
  const { rows } = await sql<{ id: number }>`
    with named as materialized (select pg_get_serial_sequence(${table}, 'id') as name)
    select nextval(name)::int as id from named, generate_series(1, ${count}::int)`.execute(tx);
  return rows.map(({ id }) => id).sort((one, other) => one - other);
}
