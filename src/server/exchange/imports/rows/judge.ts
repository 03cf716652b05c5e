import type { AnimalFacts, IntakeFacts, RowProblem } from "./facts.ts";
import { judgeCare } from "./judge-care.ts";
import { type ColumnOf, mergeFacts, rowsOfOthers } from "./judge-facts.ts";
import { returnProblems, withReturns } from "./judge-returns.ts";
import { isDeath, readStays, type Stay, saysNothingNew } from "./judge-stays.ts";
import {
  type AnimalHere,
  hashOf,
  inOrder,
  type JudgedAnimal,
  type JudgedRow,
  type JudgedStay,
  NEVER,
  type Place,
  type ReadPart,
  type RowResult,
  Rows,
  type StayHere,
} from "./judged.ts";
import { HOUSE_KEY } from "./own-row.ts";

/** Nights overlap: days that touch do not. */
const overlaps = (from: string, to: string, otherFrom: string, otherTo: string) => from < otherTo && otherFrom < to;

const placeKey = ({ sheet, row }: Place) => `${sheet} ${row}`;

const unwritten = (key: string, here: AnimalHere | undefined): JudgedAnimal => ({
  ...{ key, facts: {}, hash: "", id: here?.id, result: "left" },
  ...{ stays: [], care: [], rows: [], own: [], chips: [] },
});

/**
 * Decides on all rows of an animal, in the order of their days (rules §17). A row that is refused changes nothing: whatever
 * else it says is left out as well, and the others are decided on without it.
 * @param here what the shelter has of it already
 */
export function judgeAnimal(
  key: string,
  parts: readonly ReadPart[],
  here: AnimalHere | undefined,
  columnOf: ColumnOf = () => undefined,
): JudgedAnimal {
  const refused = new Rows();
  let left = parts.filter(({ facts }) => !facts.isOtherSpecies).sort(inOrder);
  if (left.length < parts.length && !here && !left.some(({ facts }) => facts.animal?.type)) {
    for (const part of left) refused.say(part, "skipped", { code: "otherSpecies" });
    return { ...unwritten(key, here), rows: once(refused) };
  }
  for (const { problem, ...place } of rowsOfOthers(left, here, columnOf)) refused.say(place, "error", problem);
  for (;;) {
    const out = new Set(refused.all().map(placeKey));
    left = left.filter((part) => !out.has(placeKey(part)));
    const rows = new Rows();
    const judged = judgeRows(key, left, { here, columnOf, rows });
    const wrong = rows.all().filter(({ result }) => result === "error");
    if (wrong.length === 0) return { ...judged, rows: [...once(refused), ...once(rows)].sort(inOrder) };
    for (const row of wrong) for (const problem of row.problems) refused.say(row, "error", problem);
  }
}

type Judging = { here: AnimalHere | undefined; columnOf: ColumnOf; rows: Rows };

function judgeRows(key: string, sorted: readonly ReadPart[], judging: Judging): JudgedAnimal {
  const { here, rows } = judging;
  const own = sorted.flatMap(({ sheet, row, facts: { own: one } }) => (one ? [{ ...one, place: { sheet, row } }] : []));
  const judged: JudgedAnimal = { ...unwritten(key, here), own };
  if (key === HOUSE_KEY && own.length > 0) {
    for (const part of sorted) rows.say(part, "unchanged");
    return judged;
  }
  if (!here && !sorted.some(({ facts }) => facts.animal?.type)) {
    sayOfUnknown(sorted, !sorted.some(({ facts }) => facts.intake || facts.outcome), rows);
    return judged;
  }
  const stays = withReturns(readStays(sorted, judging), sorted);
  judged.stays = new Stays(key, stays, judging).accept();
  const { facts, chips } = mergeFacts(sorted, judging);
  judged.chips = chips;
  judged.facts = withoutBirthAfter(facts, judged.stays, sorted, judging);
  judged.hash = hashOf({ ...judged.facts, ...(judged.facts.age !== undefined && { bornOn: undefined }) });
  if (here) judged.result = here.factsHash === judged.hash ? "unchanged" : "changed";
  else if (judged.stays.length > 0) judged.result = "created";
  sayOfAnimal(sorted, judged.result, rows);
  if (judged.result !== "left")
    judged.care = judgeCare(key, sorted, { judged, here, columnOf: judging.columnOf }, rows);
  return judged;
}

/** Without a birth date that is after the first intake, which may stand in another row. */
function withoutBirthAfter(
  facts: AnimalFacts,
  stays: readonly JudgedStay[],
  parts: readonly ReadPart[],
  { here, columnOf, rows }: Judging,
): AnimalFacts {
  const { bornOn, birthMonthKnown: _month, age: _age, ...others } = facts;
  const first = [
    ...stays.map(({ intake }) => intake.on),
    ...(here?.stays ?? []).map(({ intakeOn }) => intakeOn),
  ].sort()[0];
  if (bornOn === undefined || first === undefined || bornOn <= first) return facts;
  const said = parts.filter((part) => part.facts.animal?.bornOn === bornOn && !part.facts.own);
  if (said.length === 0) return facts;
  for (const part of said) {
    const column = columnOf(part.sheet, part.facts.animal?.age === undefined ? "bornOn" : "age");
    rows.say(part, "unchanged", { code: "bornAfter", value: bornOn, ...(column !== undefined && { column }) });
  }
  return others;
}

/** Says that nobody knows what kind of animal it is, or that its rows say nothing to bring in. */
function sayOfUnknown(parts: readonly ReadPart[], isNothing: boolean, rows: Rows): void {
  for (const part of parts) {
    const isSkipped = isNothing && !hasCare(part);
    if (hasCare(part)) rows.say(part, "skipped", { code: "noIntake" });
    else rows.say(part, isSkipped ? "skipped" : "error", { code: isSkipped ? "nothingToBring" : "noType" });
  }
}

const hasCare = ({ facts }: ReadPart) => facts.treatment !== undefined || facts.foster !== undefined;

/** Says what became of rows that are about the animal alone. */
function sayOfAnimal(parts: readonly ReadPart[], result: JudgedAnimal["result"], rows: Rows): void {
  const withCare = new Set(parts.filter(hasCare).map(placeKey));
  for (const part of parts) {
    const { intake, outcome, animal, own } = part.facts;
    if (intake || outcome) continue;
    if (result === "left") rows.say(part, "skipped", { code: "noIntake" });
    else if (own) rows.say(part, resultOfOwn(part, result));
    else if (animal) sayOfFacts(part, parts, withCare, { result, rows });
  }
}

/** What belongs to an animal of an export comes in with it, and is not changed later. */
const resultOfOwn = ({ facts }: ReadPart, result: RowResult): RowResult =>
  result === "changed" && !facts.animal ? "unchanged" : result;

function sayOfFacts(
  part: ReadPart,
  parts: readonly ReadPart[],
  withCare: ReadonlySet<string>,
  { result, rows }: { result: RowResult; rows: Rows },
): void {
  if (!saysNothingNew(part, parts)) rows.say(part, result);
  else if (!withCare.has(placeKey(part))) rows.say(part, "skipped", { code: "nothingToBring" });
}

/** A row says the same once, also when several of its parts do. */
const once = (rows: Rows): JudgedRow[] =>
  rows.all().map((row) => ({
    ...row,
    problems: row.problems.filter(
      (one, at) => row.problems.findIndex(({ code, column }) => code === one.code && column === one.column) === at,
    ),
  }));

/** @property begins the days on which it was taken in, with the words: also again after a foster home */
type Accepted = JudgedStay & { begins: readonly Begin[] };
type Begin = { on: string | undefined; words: string };
const beginOf = ({ facts }: ReadPart): Begin => ({ on: facts.intake?.on, words: facts.words ?? "" });

/** The stays of one animal, of which each is accepted, left out as a twin, or refused since it overlaps another. */
class Stays {
  readonly #key: string;
  readonly #stays: readonly Stay[];
  readonly #here: AnimalHere | undefined;
  readonly #rows: Rows;
  readonly #columnOf: ColumnOf;
  readonly #accepted: Accepted[] = [];
  readonly #keys = new Map<string, number>();

  constructor(key: string, stays: readonly Stay[], { here, rows, columnOf }: Judging) {
    this.#key = key;
    this.#stays = stays;
    this.#here = here;
    this.#rows = rows;
    this.#columnOf = columnOf;
  }

  accept(): JudgedStay[] {
    for (const stay of this.#stays) {
      const refusal = this.#refusalOf(stay);
      if (refusal) this.#rows.say(stay.place, refusal.code === "twin" ? "skipped" : "error", refusal);
      else this.#take(stay);
    }
    return this.#accepted;
  }

  #refusalOf({ place, intake, outcome }: Stay): RowProblem | undefined {
    const [from, until] = [intake.on, outcome?.on ?? NEVER];
    const { words } = beginOf(place);
    const isTwin = (one: Accepted) =>
      untilOf(one) === until && one.begins.some((begin) => begin.on === from && begin.words === words);
    const twin = this.#accepted.find(isTwin);
    if (twin) return { code: "twin", args: [twin.place.row] };
    // Nothing goes on after a death, also not from the same day on.
    const dies = isDeath(outcome?.type);
    const clash = this.#accepted.find(
      (one) => overlaps(one.intake.on, untilOf(one), from, until) || (dies && untilOf(one) > until),
    );
    if (clash) return { code: "overlaps", args: [place.row, clash.place.row] };
    const dead = this.#accepted.find((one) => isDeath(one.outcome?.type) && untilOf(one) <= from);
    if (dead) return { code: "afterDeath", args: [dead.place.row, untilOf(dead)] };
    return this.#refusalHere(from, until, dies);
  }

  /** What is here from elsewhere: it overlaps, or the animal died before. */
  #refusalHere(from: string, until: string, dies: boolean): RowProblem | undefined {
    const others = this.#others();
    const other = others.find(
      (one) =>
        overlaps(one.intakeOn, one.outcomeOn ?? NEVER, from, until) ||
        (dies && (one.intakeOn >= until || (one.outcomeOn ?? NEVER) > until)) ||
        (isDeath(one.outcomeType) && (one.outcomeOn ?? NEVER) <= from),
    );
    if (!other) return undefined;
    const { intakeOn, outcomeOn, outcomeType } = other;
    if (isDeath(outcomeType) && (outcomeOn ?? NEVER) <= from)
      return { code: "afterDeathHere", args: [outcomeOn ?? ""] };
    return { code: "overlapsHere", args: [intakeOn, outcomeOn ?? ""] };
  }

  #take({ place, intake, outcome, outcomePlace, returns: again }: Stay): void {
    const externalId = this.#nextId(place, intake);
    const known = this.#here?.stays.find((one) => one.externalId === externalId);
    const hash = hashOf({ intake, outcome });
    const changed = known?.factsHash === hash ? "unchanged" : "changed";
    const result = known ? changed : "created";
    const turn = intake.on === outcome?.on ? this.#turnOn(intake.on) : 0;
    const begins = [place, ...again].map(beginOf);
    const returns = begins.slice(1).flatMap(({ on }) => on ?? []);
    this.#accepted.push({ place, externalId, intake, outcome, turn, returns, hash, id: known?.id, result, begins });
    this.#rows.say(place, result);
    for (const part of again)
      for (const problem of returnProblems(part, this.#columnOf)) this.#rows.say(part, result, problem);
    if (outcomePlace) this.#rows.say(outcomePlace, result);
  }

  /** Its number there, or the day on which it began; a second one of the same day is told apart. */
  #nextId(place: ReadPart, intake: IntakeFacts): string {
    const base = this.#baseOf(place, intake);
    const count = (this.#keys.get(base) ?? 0) + 1;
    this.#keys.set(base, count);
    return count === 1 ? base : `${base}#${count}`;
  }

  #baseOf({ facts }: ReadPart, intake: IntakeFacts): string {
    return facts.stayKey ? `${this.#key}/${facts.stayKey}` : `${this.#key}@${intake.on}`;
  }

  /** How many stays began and ended on this day before. */
  #turnOn(day: string): number {
    const isOfDay = (from: string, to: string | null | undefined) => from === day && to === day;
    const ours = this.#accepted.filter(({ intake, outcome }) => isOfDay(intake.on, outcome?.on));
    return ours.length + this.#others().filter(({ intakeOn, outcomeOn }) => isOfDay(intakeOn, outcomeOn)).length;
  }

  /** The stays here that do not come from this file. */
  #others(): StayHere[] {
    if (!this.#here || this.#here.stays.length === 0) return [];
    const bases = new Set(this.#stays.map(({ place, intake }) => this.#baseOf(place, intake)));
    return this.#here.stays.filter(
      ({ externalId }) => externalId === null || !bases.has(externalId.replace(/#\d+$/, "")),
    );
  }
}

const untilOf = ({ outcome }: JudgedStay): string => outcome?.on ?? NEVER;
