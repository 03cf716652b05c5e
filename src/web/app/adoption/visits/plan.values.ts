import { useForm } from "@mantine/form";
import { randomId } from "@mantine/hooks";
import { type PlanNumber, VisitPlan } from "../../../../contract/adoption/visit-plan.ts";
import type { AnswerOf } from "../../../../contract/calls.ts";
import type { Weekday } from "../../../../contract/platform/shelter.ts";

export type SavedPlan = AnswerOf<"GET /visit-plan">;

/** Lines that are edited have a key, which keeps them the same while others go. */
type HoursLine = { key: string; days: Weekday[]; opens: string; closes: string; employeeId: string | null };
type DaysLine = { key: string; from: string; until: string; note: string };
export type PlanValues = Record<PlanNumber, number | string> & { hours: HoursLine[]; daysOff: DaysLine[] };

/** @returns what the form begins with */
export function valuesOf({ version: _, ...plan }: SavedPlan): PlanValues {
  return {
    ...plan,
    hours: plan.hours.map(({ employeeId, ...line }) => ({
      ...line,
      days: [...line.days],
      employeeId: employeeId === null ? null : String(employeeId),
      key: randomId(),
    })),
    daysOff: plan.daysOff.map((days) => ({ ...days, key: randomId() })),
  };
}

/** @returns the body of a save */
export function bodyOf({ hours, daysOff, ...numbers }: PlanValues): VisitPlan {
  return {
    ...(numbers as Record<PlanNumber, number>),
    hours: hours.map(({ key: _, employeeId, ...line }) => ({
      ...line,
      employeeId: employeeId === null ? null : Number(employeeId),
    })),
    daysOff: daysOff.map(({ key: _, ...days }) => days),
  };
}

function errorsOf(values: PlanValues): Record<string, string> {
  const issues = VisitPlan.safeParse(bodyOf(values)).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]));
}

/** The form of the hours for visits. */
export const usePlanForm = (plan: SavedPlan) => useForm({ initialValues: valuesOf(plan), validate: errorsOf });
export type PlanForm = ReturnType<typeof usePlanForm>;
