import { ANIMAL_TYPES } from "../../../../contract/animals/animals.ts";
import {
  type Condition,
  INTAKE_TYPES,
  type IntakeType,
  OUTCOME_TYPES,
  type OutcomeType,
} from "../../../../contract/animals/stays.ts";
import { withoutEscapes } from "../../../../contract/platform/csv.ts";
import { beginningOf } from "../../../../contract/platform/whole-text.ts";
import { readCell, type Sheet, type Value } from "../../sheets/sheet.ts";
import { SHEETS, type SheetName } from "../../sheets/sheets.ts";
import type { AnimalFacts, IntakeFacts, OutcomeFacts, OwnValues, ReadRow, RowFacts } from "./facts.ts";
import { given } from "./reading.ts";

/** With which the keys of people begin: no animal has such a number. */
export const KEY_OF_PEOPLE = "\u0001";

/** The house and its lists are no animal's: their rows are kept under this key, and come first. */
export const HOUSE_KEY = "@house";
/** People of an export are kept beside the animals, as those of other systems are, by their numbers. */
export const ownPersonKey = (personId: string): string => `${KEY_OF_PEOPLE}#${personId}`;

class NotAsWritten extends Error {
  readonly column: string;
  readonly value: string;
  constructor(column: string, value: string) {
    super(column);
    this.column = column;
    this.value = value;
  }
}

/** The values of a row by their columns. @throws NotAsWritten */
function valuesOf(sheet: Sheet, heads: readonly string[], cells: readonly string[]): OwnValues {
  const values: OwnValues = {};
  for (const [column, [kind]] of Object.entries(sheet.columns)) {
    const cell = withoutEscapes(cells[heads.indexOf(column)] ?? "");
    try {
      values[column] = readCell(kind, cell);
    } catch {
      throw new NotAsWritten(column, cell);
    }
  }
  return values;
}

/** A value that must be one of these. @throws NotAsWritten */
function oneOf<T extends string>(options: readonly T[], values: OwnValues, column: string): T {
  const value = String(values[column] ?? "");
  const found = options.find((option) => option === value);
  if (found === undefined) throw new NotAsWritten(column, value);
  return found;
}

const text = (value: Value | undefined): string | undefined => (typeof value === "string" && value ? value : undefined);

function animalOf(values: OwnValues): AnimalFacts {
  return given({
    name: text(values.name),
    type: oneOf(ANIMAL_TYPES, values, "type"),
    sex: values.sex === null ? undefined : oneOf(["Male", "Female"] as const, values, "sex"),
    breed: text(values.breed),
    bornOn: text(values.born_on),
    birthMonthKnown: values.birth_month_known === true,
    description: text(values.description),
  }) as AnimalFacts;
}

function intakeOf(values: OwnValues): IntakeFacts {
  const on = text(values.intake_on);
  if (on === undefined) throw new NotAsWritten("intake_on", "");
  return given({
    on,
    type: oneOf<IntakeType>(INTAKE_TYPES, values, "intake_type"),
    subtype: text(values.intake_subtype),
    condition: values.intake_condition as Condition,
    reason: text(values.intake_reason),
    foundWhere: text(values.found_where),
    transferredFrom: text(values.transferred_from),
    paidBy: text(values.paid_by),
  }) as IntakeFacts;
}

function outcomeOf(values: OwnValues): OutcomeFacts | undefined {
  const on = text(values.outcome_on);
  if (on === undefined) return undefined;
  return given({
    on,
    type: oneOf<OutcomeType>(OUTCOME_TYPES, values, "outcome_type"),
    subtype: text(values.outcome_subtype),
    condition: values.outcome_condition as Condition,
    reason: text(values.outcome_reason),
    transferredTo: text(values.transferred_to),
    isEstimated: values.outcome_estimated === true ? true : undefined,
  }) as OutcomeFacts;
}

const HOUSE: readonly SheetName[] = ["units", "places", "lists"];

function factsOf(sheet: SheetName, values: OwnValues): RowFacts {
  const own = { sheet, values };
  if (sheet === "animals") return { own, animal: animalOf(values) };
  if (sheet !== "stays") return { own };
  const stayKey = String(values.stay_id ?? "");
  const outcome = outcomeOf(values);
  return { own, intake: intakeOf(values), ...(outcome && { outcome }), stayKey, words: stayKey };
}

function keyOf(sheet: SheetName, { animal_id, person_id }: OwnValues): string {
  if (HOUSE.includes(sheet)) return HOUSE_KEY;
  if (sheet === "people") return ownPersonKey(String(person_id ?? ""));
  if (typeof animal_id !== "string") throw new NotAsWritten("animal_id", "");
  return animal_id;
}

/** Reads a row of our own export, as it was written. */
export function readOwnRow(sheet: SheetName, heads: readonly string[], cells: readonly string[]): ReadRow {
  if (cells.every((cell) => cell === "")) return { is: "ignored" };
  try {
    const values = valuesOf(SHEETS[sheet], heads, cells);
    return { is: "read", key: keyOf(sheet, values), parts: [factsOf(sheet, values)], warnings: [] };
  } catch (error) {
    if (!(error instanceof NotAsWritten)) throw error;
    const { column, value } = error;
    return {
      is: "refused",
      state: "error",
      problems: [{ code: "notAsWritten", column, value: beginningOf(value, 200) }],
    };
  }
}
