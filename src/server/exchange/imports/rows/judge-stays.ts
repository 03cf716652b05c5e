import type { IntakeFacts, OutcomeFacts, RowProblem } from "./facts.ts";
import type { ColumnOf } from "./judge-facts.ts";
import { hashOf, inOrder, NEVER, type ReadPart, type Rows } from "./judged.ts";

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** A stay as rows say it, before it is decided whether it comes in. */
export type Stay = {
  place: ReadPart;
  intake: IntakeFacts;
  outcome: OutcomeFacts | undefined;
  outcomePlace?: ReadPart;
  leftAt: string | undefined;
  /** The rows that take the animal in again when it comes back from a foster home. */
  returns: ReadPart[];
};

/** After which nothing more can happen to an animal. */
export const isDeath = (type: string | null | undefined): boolean =>
  type === "died" || type === "euthanasia" || type === "dead_on_arrival";

type Event = { part: ReadPart; on: string; at: string | undefined; rank: number };

/**
 * Puts events in order: of one day by their times where all have one, else in the order that makes sense. An animal dies last,
 * and comes back after it came first.
 */
function byTime(events: Event[]): Event[] {
  const timeless = new Set(events.filter(({ at }) => at === undefined).map(({ on }) => on));
  const timeOf = ({ on, at, rank }: Event) => (timeless.has(on) ? `${rank}` : (at ?? ""));
  return events.sort(
    (one, other) =>
      compare(one.on, other.on) ||
      compare(timeOf(one), timeOf(other)) ||
      one.rank - other.rank ||
      inOrder(one.part, other.part),
  );
}

/** The stays that rows say, in the order of their days. An intake that stands twice is one. */
function staysOf(parts: readonly ReadPart[], rows: Rows): Stay[] {
  const events = parts.flatMap((part): Event[] => {
    const { intake, outcome, cameAt } = part.facts;
    if (!intake) return [];
    // Of two that begin alike the one that ends first is first.
    const rank = Number(intake.type === "adoption_return") * 2 + Number(outcome?.on !== intake.on);
    return [{ part, on: intake.on, at: cameAt, rank }];
  });
  const stays: Stay[] = [];
  for (const { part } of byTime(events)) {
    const { intake, outcome, leftAt } = part.facts;
    if (!intake) continue;
    const stay: Stay = { place: part, intake, outcome, leftAt, returns: [] };
    const at = stays.findIndex((one) => isSameIntake(one, stay));
    const same = stays[at];
    if (!same || (same.outcome && outcome)) stays.push(stay);
    else if (outcome) {
      stays[at] = stay;
      sayRepeated(same.place, part, parts, rows);
    } else sayRepeated(part, same.place, parts, rows);
  }
  return stays;
}

const beforeBar = (words: string | undefined) => (words ?? "").split("|")[0];

function isSameIntake({ place, intake }: Stay, { place: other, intake: otherIntake }: Stay): boolean {
  const [one, two] = [place.facts, other.facts];
  const isSameTime = one.cameAt === undefined || two.cameAt === undefined || one.cameAt === two.cameAt;
  return (
    isSameTime &&
    one.stayKey === two.stayKey &&
    beforeBar(one.words) === beforeBar(two.words) &&
    hashOf(intake) === hashOf(otherIntake)
  );
}

/** A row that repeats an event is left out, unless it says something else besides. */
function sayRepeated(part: ReadPart, first: ReadPart, parts: readonly ReadPart[], rows: Rows): void {
  const isAlone =
    !part.facts.foster && parts.every((one) => one === part || one.sheet !== part.sheet || one.row !== part.row);
  if (isAlone && saysNothingNew(part, parts)) rows.say(part, "skipped", { code: "twin", args: [first.row] });
  else rows.say(part, "unchanged");
}

/** Whether other rows say everything that this one says of the animal, as rows with one more vaccination do. */
export const saysNothingNew = (part: ReadPart, parts: readonly ReadPart[]): boolean =>
  Object.entries(part.facts.animal ?? {}).every(([fact, value]) =>
    parts.some((one) => {
      const said = one.facts.animal?.[fact as keyof typeof one.facts.animal];
      return one !== part && inOrder(one, part) < 0 && JSON.stringify(said) === JSON.stringify(value);
    }),
  );

/** Outcomes that stand in rows of their own, in the order of their days. */
const outcomesOf = (parts: readonly ReadPart[]): ReadPart[] =>
  byTime(
    parts.flatMap((part): Event[] => {
      const { intake, outcome, leftAt } = part.facts;
      if (!outcome || intake) return [];
      return [{ part, on: outcome.on, at: leftAt, rank: Number(isDeath(outcome.type)) }];
    }),
  ).map(({ part }) => part);

/** Whether an animal may leave so: not before it came, where the times of a day are known. */
function isAfter({ outcome, leftAt }: ReadPart["facts"], { intake, place }: Stay): boolean {
  const on = outcome?.on ?? NEVER;
  if (on !== intake.on) return on > intake.on;
  const { cameAt } = place.facts;
  return leftAt === undefined || cameAt === undefined || leftAt >= cameAt;
}

function isBeforeNext({ outcome, leftAt }: ReadPart["facts"], next: Stay | undefined): boolean {
  if (!next) return true;
  const on = outcome?.on ?? NEVER;
  if (on !== next.intake.on) return on < next.intake.on;
  const { cameAt } = next.place.facts;
  return leftAt === undefined || cameAt === undefined || leftAt <= cameAt;
}

const isSameOutcome = (one: Stay, { facts }: ReadPart): boolean =>
  one.outcome !== undefined &&
  hashOf(one.outcome) === hashOf(facts.outcome) &&
  (one.leftAt === undefined || facts.leftAt === undefined || one.leftAt === facts.leftAt);

/** The stays of an animal, each with its outcome, which may stand in a row of its own. */
export function readStays(parts: readonly ReadPart[], { rows, columnOf }: { rows: Rows; columnOf: ColumnOf }): Stay[] {
  const stays = staysOf(parts, rows);
  const outcomes = outcomesOf(parts);
  for (const [at, stay] of stays.entries()) {
    if (stay.outcome) continue;
    const found = outcomes.findIndex(({ facts }) => isAfter(facts, stay) && isBeforeNext(facts, stays[at + 1]));
    const [taken] = found === -1 ? [] : outcomes.splice(found, 1);
    if (!taken?.facts.outcome) continue;
    stay.outcome = taken.facts.outcome;
    stay.outcomePlace = taken;
    stay.leftAt = taken.facts.leftAt;
    if (stay.outcome.type === "dead_on_arrival") stay.intake = { ...stay.intake, type: "dead_on_arrival" };
  }
  for (const left of outcomes) sayLeft(left, stays, parts, { rows, columnOf });
  return stays;
}

/** An outcome that ends no stay: it stands twice, or is a death elsewhere, or nobody knows of what. */
function sayLeft(
  left: ReadPart,
  stays: readonly Stay[],
  parts: readonly ReadPart[],
  { rows, columnOf }: { rows: Rows; columnOf: ColumnOf },
): void {
  const same = stays.find((one) => isSameOutcome(one, left));
  if (same) sayRepeated(left, same.outcomePlace ?? same.place, parts, rows);
  else if (left.facts.isExtra) {
    const fields = ["deadOn", "isEuthanized", "deathReason"] as const;
    for (const column of new Set(fields.map((field) => columnOf(left.sheet, field))))
      rows.say(left, "unchanged", {
        code: "deathAfterLeaving",
        ...(column !== undefined && { column }),
      } satisfies RowProblem);
  } else rows.say(left, "error", { code: "outcomeWithoutIntake" });
}
