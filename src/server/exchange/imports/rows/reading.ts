import type { ProblemCode } from "../files/unreadable.ts";
import type { Cells } from "./cells.ts";
import { readDay, readTime } from "./days.ts";
import type { Plan, RowProblem } from "./facts.ts";

/** Ends the reading of a row. */
export class RowRefused extends Error {
  readonly state: "error" | "skipped";
  readonly problem: RowProblem;
  constructor(problem: RowProblem & { code: ProblemCode }, state: "error" | "skipped" = "error") {
    super(problem.code);
    this.state = state;
    this.problem = problem;
  }
}

/** A row while it is read. */
export type RowReading = { plan: Plan; cells: Cells; warnings: RowProblem[] };

export const FIRST_DAY = "1900-01-01";

type DayField = "intakeOn" | "outcomeOn" | "movementOn" | "movementReturnOn" | "deadOn" | "statusOn";

/** What people write when nobody knows a day or a word. */
export const saysUnknown = (text: string | undefined): boolean =>
  /^(?:unknown|unk\.?|not known|nieznan[aey]|nie wiadomo|niewiadomo)$/i.test(text ?? "");

/** The day of a field. @throws RowRefused when there is no such day, or it is to come */
export function dayIn(reading: RowReading, field: DayField): string | undefined {
  const day = anyDayIn(reading, field);
  if (day !== undefined && day > reading.plan.today)
    throw new RowRefused({ code: "inFuture", ...reading.cells.at(field) });
  return day;
}

/** The day of something that may only be planned: then it is left out with a warning. @throws RowRefused when there is no such day */
export function doneDayIn(reading: RowReading, field: DayField): string | undefined {
  const day = anyDayIn(reading, field, true);
  if (day === undefined || day <= reading.plan.today) return day;
  reading.warnings.push({ code: "planned", ...reading.cells.at(field) });
  return undefined;
}

function anyDayIn({ plan, cells }: RowReading, field: DayField, mayCome = false): string | undefined {
  const text = cells.get(field);
  if (text === undefined || saysUnknown(text)) return undefined;
  const day = readDay(text, plan.dateOrder, plan.today, mayCome);
  if (day === undefined || day < FIRST_DAY) throw new RowRefused({ code: "noSuchDay", ...cells.at(field) });
  return day;
}

/** The time of day beside a day. */
export const timeIn = ({ cells }: RowReading, field: DayField): string | undefined => readTime(cells.get(field) ?? "");

/** Without what is undefined: that is not stored. */
export function given<T extends object>(facts: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const kept: Partial<T> = {};
  for (const name in facts) if (facts[name] !== undefined) kept[name] = facts[name];
  return kept as never;
}
