import { IMPORTED_ROWS } from "../../../../contract/animals/animal.fields.ts";
import type { ImportField } from "../../../../contract/exchange/import-fields.ts";
import { beginningOf } from "../../../../contract/platform/whole-text.ts";
import { MOST_PHOTOS } from "./animal-cells.ts";
import type { AnimalFacts, RowProblem } from "./facts.ts";
import { type AnimalHere, inOrder, type Place, type ReadPart, type Rows } from "./judged.ts";
import { canWeigh } from "./weights.ts";

/** The name of the column of a table that says this, to be named in a problem. */
export type ColumnOf = (sheet: number, field: ImportField) => string | undefined;

const ONE_OF = ["name", "sex", "breed", "weight", "description", "chipOn", ...IMPORTED_ROWS] as const;
type Fact = (typeof ONE_OF)[number];

const dayOf = ({ facts: { intake, outcome, foster } }: ReadPart): string =>
  intake?.on ?? outcome?.on ?? foster?.on ?? "9999";
const inTime = (one: ReadPart, other: ReadPart): number => {
  const [day, otherDay] = [dayOf(one), dayOf(other)];
  return day === otherDay ? inOrder(one, other) : day < otherDay ? -1 : 1;
};

/** A chip of the animal with the place that says it. */
type ChipPlace = Place & { number: string; column: string | undefined };

/**
 * What all rows together say of an animal. Of several words on one fact the latest counts, in the order of the days and not of
 * the rows, and a table without days after those; the others are named. Chips and pictures are put together.
 */
export function mergeFacts(
  parts: readonly ReadPart[],
  { here, columnOf, rows }: { here: AnimalHere | undefined; columnOf: ColumnOf; rows: Rows },
): { facts: AnimalFacts; chips: ChipPlace[] } {
  const told = parts.filter(({ facts }) => facts.animal).sort(inTime);
  const facts: AnimalFacts = {};
  const type = told.find(({ facts: { animal } }) => animal?.type)?.facts.animal?.type;
  if (type) facts.type = type;
  const say = (part: ReadPart, field: ImportField, problem: RowProblem) => {
    const column = columnOf(part.sheet, field);
    rows.say(part, "unchanged", { ...problem, ...(column !== undefined && { column }) });
  };
  const species = type ?? here?.type ?? undefined;
  const canBe = (part: ReadPart, fact: Fact) => {
    const kg = part.facts.animal?.weight;
    if (fact !== "weight" || kg === undefined || canWeigh(species, kg)) return true;
    say(part, "weight", { code: "weightOutOfRange", value: `${kg} kg` });
    return false;
  };
  for (const fact of ONE_OF) {
    const said = told.filter((part) => part.facts.animal?.[fact] !== undefined && canBe(part, fact));
    const last = said.at(-1);
    if (!last) continue;
    Object.assign(facts, { [fact]: last.facts.animal?.[fact] });
    for (const part of said) {
      const value = part.facts.animal?.[fact];
      if (value !== facts[fact])
        say(part, fact, { code: "laterRow", args: [last.row], value: beginningOf(String(value), 200) });
    }
  }
  Object.assign(facts, birthOf(told, say));
  Object.assign(facts, photosOf(told, here, say));
  const chips = chipsOf(told, columnOf);
  if (chips.length > 0) facts.chips = chips.map(({ number }) => number);
  return { facts, chips };
}

type Say = (part: ReadPart, field: ImportField, problem: RowProblem) => void;

/** A day is more than an age, of whatever row. */
function birthOf(told: readonly ReadPart[], say: Say): Pick<AnimalFacts, "bornOn" | "birthMonthKnown" | "age"> {
  const said = told.filter(({ facts: { animal } }) => animal?.bornOn);
  const days = said.filter(({ facts: { animal } }) => animal?.age === undefined);
  const last = (days.length > 0 ? days : said).at(-1);
  if (!last?.facts.animal) return {};
  const { bornOn, birthMonthKnown, age } = last.facts.animal;
  for (const part of days) {
    const value = part.facts.animal?.bornOn;
    if (value !== undefined && value !== bornOn) say(part, "bornOn", { code: "laterRow", args: [last.row], value });
  }
  return {
    ...(bornOn !== undefined && { bornOn }),
    ...(birthMonthKnown !== undefined && { birthMonthKnown }),
    ...(age !== undefined && { age }),
  };
}

/** Pictures come in with a new animal: those that a later file adds are named. */
function photosOf(told: readonly ReadPart[], here: AnimalHere | undefined, say: Say): Pick<AnimalFacts, "photos"> {
  const photos = new Set<string>();
  const isNew = (address: string) => here !== undefined && !here.photos.includes(address);
  for (const part of told.toSorted(inOrder))
    for (const address of part.facts.animal?.photos ?? []) {
      if (photos.has(address)) continue;
      if (isNew(address)) say(part, "photo", { code: "photoOfKnown", value: beginningOf(address, 200) });
      if (photos.size < MOST_PHOTOS) photos.add(address);
      else say(part, "photo", { code: "tooManyPhotos", args: [MOST_PHOTOS], value: beginningOf(address, 200) });
    }
  return photos.size > 0 ? { photos: [...photos] } : {};
}

function chipsOf(told: readonly ReadPart[], columnOf: ColumnOf): ChipPlace[] {
  const chips = new Map<string, ChipPlace>();
  for (const { sheet, row, facts } of told.toSorted(inOrder))
    for (const number of facts.animal?.chips ?? [])
      if (!chips.has(number)) chips.set(number, { number, sheet, row, column: columnOf(sheet, "chip") });
  return [...chips.values()];
}

const CODES = { type: "anotherSpecies", sex: "anotherSex" } as const;

/** Rows that say another species or sex than the first one of this number, or than was brought in: they are another animal's. */
export function rowsOfOthers(
  parts: readonly ReadPart[],
  here: AnimalHere | undefined,
  columnOf: ColumnOf,
): (Place & { problem: RowProblem })[] {
  const first: { type?: ReadPart; sex?: ReadPart } = {};
  const problemOf = (part: ReadPart, fact: "type" | "sex"): RowProblem | undefined => {
    const value = part.facts.animal?.[fact];
    const before = here?.[fact] ?? first[fact]?.facts.animal?.[fact];
    if (value === undefined || before === undefined || before === value) return undefined;
    const column = columnOf(part.sheet, fact);
    const args = here?.[fact] ? [] : [first[fact]?.row ?? 0];
    return { code: CODES[fact], args, value, ...(column !== undefined && { column }) };
  };
  return parts.flatMap((part) => {
    const { animal, own } = part.facts;
    if (!animal || own) return [];
    const problem = problemOf(part, "type") ?? problemOf(part, "sex");
    if (problem) return [{ sheet: part.sheet, row: part.row, problem }];
    if (animal.type) first.type ??= part;
    if (animal.sex) first.sex ??= part;
    return [];
  });
}
