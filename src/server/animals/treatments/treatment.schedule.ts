/** A rule: from and until which age it asks for doses, how often, how many of them, and since which day it is active. */
export type Rule = {
  id: number;
  kindId: number;
  fromWeeks: number;
  untilWeeks: number | null;
  everyCount: number | null;
  everyUnit: "days" | "weeks" | "months" | null;
  times: number | null;
  activeSince: string;
};

/** An animal in a stay. Days are YYYY-MM-DD; without a day of birth it counts as grown up. */
export type InStay = { bornOn: string | null; intakeOn: string };

/** A dose that a rule asks for, on a day as YYYY-MM-DD. */
export type Due = { ruleId: number; dueOn: string };

const latest = (...days: string[]): string => days.reduce((a, b) => (a > b ? a : b));

/** @returns the day so many weeks after birth, or undefined when nobody knows the birth */
const atAge = (bornOn: string | null, weeks: number): string | undefined =>
  bornOn === null ? undefined : Temporal.PlainDate.from(bornOn).add({ weeks }).toString();

/** @returns the day of the next dose, counted from the last one in calendar days, weeks or months */
function afterLast({ everyCount, everyUnit }: Rule, last: string): string {
  if (everyCount === null || everyUnit === null) return last;
  return Temporal.PlainDate.from(last)
    .add({ [everyUnit]: everyCount })
    .toString();
}

/** @returns the first day on which a rule asks for a dose; its greatest age is not checked here */
function firstDay(rule: Rule, { bornOn, intakeOn }: InStay, last: string | undefined): string {
  const spaced = last === undefined ? intakeOn : afterLast(rule, last);
  return latest(spaced, intakeOn, rule.activeSince, atAge(bornOn, rule.fromWeeks) ?? intakeOn);
}

const isYoungEnough = ({ untilWeeks }: Rule, bornOn: string | null, day: string): boolean =>
  untilWeeks === null || (bornOn !== null && day < (atAge(bornOn, untilWeeks) as string));

/** Whether the rule has had its doses; only those of the last year count. */
function isEnough({ times }: Rule, doses: readonly string[], day: string): boolean {
  if (times === null) return false;
  const yearBefore = Temporal.PlainDate.from(day).subtract({ years: 1 }).toString();
  return doses.filter((on) => on > yearBefore && on <= day).length >= times;
}

/**
 * The next dose of a kind: of the first rule that fits the animal's age on that day and still asks for a dose (rules §14,
 * docs/decisions/0039).
 * @param rules the active rules of one kind and species, those for the youngest animals first
 * @param doses the days on which doses of the kind were given or skipped, in any order
 */
export function nextDue(rules: readonly Rule[], animal: InStay, doses: readonly string[]): Due | undefined {
  const last = doses.length > 0 ? latest(...doses) : undefined;
  for (const rule of rules) {
    const dueOn = firstDay(rule, animal, last);
    if (isYoungEnough(rule, animal.bornOn, dueOn) && !isEnough(rule, doses, dueOn)) return { ruleId: rule.id, dueOn };
  }
  return undefined;
}
