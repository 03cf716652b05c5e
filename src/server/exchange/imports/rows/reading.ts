import type { ProblemCode } from "../files/unreadable.ts";
import type { Cells } from "./cells.ts";
import { readDay } from "./days.ts";
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

/** The day of a field. @throws RowRefused when there is no such day, or it is to come */
export function dayIn({ plan, cells }: RowReading, field: DayField): string | undefined {
  const text = cells.get(field);
  if (text === undefined) return undefined;
  const day = readDay(text, plan.dateOrder, plan.today);
  if (day === undefined || day < FIRST_DAY) throw new RowRefused({ code: "noSuchDay", ...cells.at(field) });
  if (day > plan.today) throw new RowRefused({ code: "inFuture", ...cells.at(field) });
  return day;
}

/** Without what is undefined: that is not stored. */
export function given<T extends object>(facts: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const kept: Partial<T> = {};
  for (const name in facts) if (facts[name] !== undefined) kept[name] = facts[name];
  return kept as never;
}
