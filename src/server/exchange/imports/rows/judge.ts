import type { AnimalFacts, IntakeFacts, OutcomeFacts, RowProblem } from "./facts.ts";
import { judgeCare } from "./judge-care.ts";
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

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

type Stay = { place: ReadPart; intake: IntakeFacts; outcome: OutcomeFacts | undefined; outcomePlace?: ReadPart };

/** Nights overlap: days that touch do not. */
const overlaps = (from: string, to: string, otherFrom: string, otherTo: string) => from < otherTo && otherFrom < to;

/** What all rows together say of the animal: the latest word on each fact counts, and one picture is enough of each address. */
function mergedFacts(parts: readonly ReadPart[]): AnimalFacts {
  const facts: AnimalFacts = {};
  const photos = new Set<string>();
  for (const { facts: part } of parts) {
    for (const address of part.animal?.photos ?? []) photos.add(address);
    Object.assign(facts, part.animal);
  }
  if (photos.size > 0) facts.photos = [...photos].slice(0, 12);
  return facts;
}

/** Gives outcomes that stand in rows of their own to the stay that was open then. */
function closeStays(stays: readonly Stay[], outcomes: ReadPart[], rows: Rows): void {
  for (const [at, stay] of stays.entries()) {
    if (stay.outcome) continue;
    const next = stays[at + 1]?.intake.on ?? NEVER;
    const found = outcomes.findIndex(({ facts }) => {
      const on = facts.outcome?.on ?? NEVER;
      return on >= stay.intake.on && on <= next;
    });
    const [taken] = found === -1 ? [] : outcomes.splice(found, 1);
    if (!taken?.facts.outcome) continue;
    stay.outcome = taken.facts.outcome;
    stay.outcomePlace = taken;
    if (stay.outcome.type === "dead_on_arrival") stay.intake = { ...stay.intake, type: "dead_on_arrival" };
  }
  for (const left of outcomes) {
    if (left.facts.isExtra) rows.say(left, "unchanged", { code: "deathAfterLeaving" });
    else rows.say(left, "error", { code: "outcomeWithoutIntake" });
  }
}

/** The stays that rows say, in the order of their days. */
const staysOf = (parts: readonly ReadPart[]): Stay[] =>
  parts
    .flatMap((place): Stay[] => {
      const { intake, outcome } = place.facts;
      return intake ? [{ place, intake, outcome }] : [];
    })
    .sort(
      (one, other) =>
        compare(one.intake.on, other.intake.on) ||
        compare(one.outcome?.on ?? NEVER, other.outcome?.on ?? NEVER) ||
        inOrder(one.place, other.place),
    );

/** Outcomes that stand in rows of their own, in the order of their days. */
const outcomesOf = (parts: readonly ReadPart[]): ReadPart[] =>
  parts
    .filter(({ facts: { intake, outcome } }) => outcome && !intake)
    .sort((one, other) => compare(one.facts.outcome?.on ?? "", other.facts.outcome?.on ?? "") || inOrder(one, other));

/**
 * Decides on all rows of an animal, in the order of their days (rules §17).
 * @param here what the shelter has of it already
 */
export function judgeAnimal(key: string, parts: readonly ReadPart[], here: AnimalHere | undefined): JudgedAnimal {
  const rows = new Rows();
  const sorted = parts.toSorted(inOrder);
  const facts = mergedFacts(sorted);
  const own = sorted.flatMap(({ sheet, row, facts: { own: one } }) => (one ? [{ ...one, place: { sheet, row } }] : []));
  const hash = hashOf({ ...facts, ...(facts.age !== undefined && { bornOn: undefined }) });
  const judged: JudgedAnimal = { key, facts, hash, id: here?.id, result: "left", stays: [], care: [], rows: [], own };
  if (key === HOUSE_KEY && own.length > 0) {
    for (const part of sorted) rows.say(part, "unchanged");
    return { ...judged, rows: once(rows) };
  }
  const stays = staysOf(sorted);
  const outcomes = outcomesOf(sorted);
  if (facts.type === undefined && !here) {
    sayOfUnknown(sorted, stays.length === 0 && outcomes.length === 0, rows);
    return { ...judged, rows: once(rows) };
  }
  closeStays(stays, outcomes, rows);
  judged.stays = new Stays(key, stays, here, rows).accept();
  if (here) judged.result = here.factsHash === hash ? "unchanged" : "changed";
  else if (judged.stays.length > 0) judged.result = "created";
  sayOfAnimal(sorted, judged.result, rows);
  if (judged.result !== "left") judged.care = judgeCare(key, sorted, { judged, here }, rows);
  return { ...judged, rows: once(rows) };
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
const placeKey = ({ sheet, row }: Place) => `${sheet} ${row}`;

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

/** Whether other rows say everything that this one says of the animal, as rows with one more vaccination do. */
const saysNothingNew = (part: ReadPart, parts: readonly ReadPart[]): boolean =>
  Object.entries(part.facts.animal ?? {}).every(([fact, value]) =>
    parts.some(
      (one) => one !== part && inOrder(one, part) < 0 && one.facts.animal?.[fact as keyof AnimalFacts] === value,
    ),
  );

/** A row says the same once, also when several of its parts do. */
const once = (rows: Rows): JudgedRow[] =>
  rows.all().map((row) => ({
    ...row,
    problems: row.problems.filter((one, at) => row.problems.findIndex(({ code }) => code === one.code) === at),
  }));

type Accepted = JudgedStay & { words: string };

/** The stays of one animal, of which each is accepted, left out as a twin, or refused since it overlaps another. */
class Stays {
  readonly #key: string;
  readonly #stays: readonly Stay[];
  readonly #here: AnimalHere | undefined;
  readonly #rows: Rows;
  readonly #accepted: Accepted[] = [];
  readonly #keys = new Map<string, number>();

  constructor(key: string, stays: readonly Stay[], here: AnimalHere | undefined, rows: Rows) {
    this.#key = key;
    this.#stays = stays;
    this.#here = here;
    this.#rows = rows;
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
    const words = place.facts.words ?? "";
    const isTwin = (one: Accepted) => one.intake.on === from && untilOf(one) === until && one.words === words;
    const twin = this.#accepted.find(isTwin);
    if (twin) return { code: "twin", args: [twin.place.row] };
    const clash = this.#accepted.find((one) => overlaps(one.intake.on, untilOf(one), from, until));
    if (clash) return { code: "overlaps", args: [place.row, clash.place.row] };
    const other = this.#others().find((one) => overlaps(one.intakeOn, one.outcomeOn ?? NEVER, from, until));
    return other && { code: "overlapsHere", args: [other.intakeOn, other.outcomeOn ?? ""] };
  }

  #take({ place, intake, outcome, outcomePlace }: Stay): void {
    const externalId = this.#nextId(place, intake);
    const known = this.#here?.stays.find((one) => one.externalId === externalId);
    const hash = hashOf({ intake, outcome });
    const changed = known?.factsHash === hash ? "unchanged" : "changed";
    const result = known ? changed : "created";
    const turn = intake.on === outcome?.on ? this.#turnOn(intake.on) : 0;
    const words = place.facts.words ?? "";
    this.#accepted.push({ place, externalId, intake, outcome, turn, hash, id: known?.id, result, words });
    this.#rows.say(place, result);
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
