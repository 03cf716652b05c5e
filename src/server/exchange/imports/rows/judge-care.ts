import type { ImportField } from "../../../../contract/exchange/import-fields.ts";
import { plainWord } from "../layouts/words.ts";
import type { FosterFacts, RowProblem, TreatmentFacts } from "./facts.ts";
import type { ColumnOf } from "./judge-facts.ts";
import {
  type AnimalHere,
  type CareStay,
  hashOf,
  type JudgedAnimal,
  type JudgedCare,
  NEVER,
  type Place,
  type ReadPart,
  type Rows,
} from "./judged.ts";

type Animal = { judged: JudgedAnimal; here: AnimalHere | undefined; columnOf: ColumnOf };
type Left = "plannedButLeft" | "fosterOutside" | "careIsHere" | "careTwice";
/** @property left why it is left out */
type Read = Place & {
  base: string;
  stay: CareStay | undefined;
  left: Left | undefined;
} & (
    | { kind: "treatment"; facts: TreatmentFacts }
    | { kind: "placement"; facts: FosterFacts; back?: string | undefined }
  );

/** Decides on the doses, tests, operations and foster homes of an animal. */
export function judgeCare(key: string, parts: readonly ReadPart[], animal: Animal, rows: Rows): JudgedCare[] {
  const stays = staysOf(animal);
  const known = new Map((animal.here?.care ?? []).map((one) => [`${one.kind} ${one.externalId}`, one]));
  const numbers = new Numbers();
  const judged: JudgedCare[] = [];
  for (const { base, left, ...care } of withEnds(parts.flatMap((part) => readOf(key, part, stays)))) {
    const hash = hashOf(care.facts);
    const externalId = left ? undefined : numbers.next(base, hash);
    if (externalId === undefined) {
      for (const problem of careProblems(left ?? "careTwice", care, animal.columnOf))
        rows.say(care, "skipped", problem);
      continue;
    }
    const there = known.get(`${care.kind} ${externalId}`);
    const changed = there?.factsHash === hash ? "unchanged" : "changed";
    const result = there ? changed : "created";
    judged.push({ ...care, externalId, hash, id: there?.id, result });
    rows.say(care, result, endsEarlier(care, animal.columnOf));
  }
  return judged;
}

type Care = Place & { kind: "treatment" | "placement"; facts: TreatmentFacts | FosterFacts };

/** The fields that say a dose or a foster home. */
function fieldsOf({ facts }: Care): ImportField[] {
  if ("category" in facts)
    return facts.category === "vaccine" ? ["vaccineName", "vaccineOn", "vaccineDueOn"] : OTHER_CARE;
  const fields: ImportField[] = ["movementType", "movementOn", "fosterOn", "outcomeType", "outcomeOn", "status"];
  if (facts.name !== "") fields.push("takerName", "takerSurname", "fosterName");
  if (facts.until !== undefined) fields.push("movementReturnOn");
  return fields;
}
const OTHER_CARE: ImportField[] = [
  "testName",
  "testOn",
  "testDueOn",
  "medicineName",
  "medicineOn",
  "surgeryName",
  "surgeryOn",
];

/** What is left out is named by each of its columns. */
export function careProblems(code: Left, care: Care, columnOf: ColumnOf): RowProblem[] {
  const value = code === "plannedButLeft" && "name" in care.facts ? care.facts.name : care.facts.on;
  const columns = fieldsOf(care).flatMap((field) => columnOf(care.sheet, field) ?? []);
  const said = { code, ...(value !== undefined && { value }) };
  return columns.length > 0 ? columns.map((column) => ({ ...said, column })) : [said];
}

/** The stays of an animal, of the file and those that are here besides, in order. */
function staysOf({ judged, here }: Animal): CareStay[] {
  const ofFile = judged.stays.map((stay) => ({
    from: stay.intake.on,
    until: stay.outcome?.on ?? NEVER,
    record: stay.id,
    judged: stay,
  }));
  const others = (here?.stays ?? [])
    .filter(({ id }) => !judged.stays.some((stay) => stay.id === id))
    .map(({ id, intakeOn: from, outcomeOn }) => ({ from, until: outcomeOn ?? NEVER, record: id, judged: undefined }));
  return [...ofFile, ...others].sort((one, other) => (one.from < other.from ? -1 : 1));
}

/** The last stay that had this day: an animal that left and came back on it is in the second one. */
const stayOn = (stays: readonly CareStay[], day: string) =>
  stays.findLast(({ from, until }) => from <= day && day <= until);

function readOf(key: string, { facts, sheet, row }: ReadPart, stays: readonly CareStay[]): Read[] {
  const { treatment, foster } = facts;
  if (treatment) return [{ sheet, row, ...treatmentOf(key, treatment, stays) }];
  return foster ? [{ sheet, row, ...fosterOf(key, foster, stays) }] : [];
}

function treatmentOf(key: string, facts: TreatmentFacts, stays: readonly CareStay[]) {
  const { on, dueOn, category, name } = facts;
  const open = stays.findLast(({ until }) => until === NEVER);
  const isForNobody = on === undefined && open === undefined;
  return {
    kind: "treatment" as const,
    facts,
    base: `${key}/${category}/${plainWord(name)}/${dueOn ?? on}`,
    stay: on === undefined ? open : stayOn(stays, on),
    left: isForNobody ? ("plannedButLeft" as const) : undefined,
  };
}

function fosterOf(key: string, facts: FosterFacts, stays: readonly CareStay[]) {
  const stay = stayOn(stays, facts.on);
  const left = stay ? undefined : ("fosterOutside" as const);
  return { kind: "placement" as const, facts, base: `${key}/foster/${facts.on}`, stay, left };
}

/** A foster home ends when the animal comes back from it, when the next one begins, and with the stay. */
function withEnds(read: readonly Read[]): Read[] {
  const begins = read.flatMap(({ kind, stay, facts }) => (kind === "placement" ? [{ stay, on: facts.on ?? "" }] : []));
  return read.map((one) => {
    if (one.kind === "treatment") return one;
    const { on, until: back } = one.facts;
    const next = begins.filter(({ stay, on: begin }) => stay === one.stay && begin > on).map(({ on: begin }) => begin);
    const returns = (one.stay?.judged?.returns ?? []).filter((day) => day > on);
    const until = [back, one.stay?.until, ...returns, ...next]
      .filter((day) => day !== undefined && day !== NEVER && day >= on)
      .sort()[0];
    return { ...one, back, facts: { on, name: one.facts.name, ...(until !== undefined && { until }) } };
  });
}

/** A foster home of which a row says that it went on for longer than it can have. */
function endsEarlier(
  care: Place & { facts: { until?: string }; back?: string | undefined },
  columnOf: ColumnOf,
): RowProblem | undefined {
  const { back, sheet, facts } = care;
  if (back === undefined || facts.until === back) return undefined;
  const column = columnOf(sheet, "movementReturnOn");
  return { code: "fosterEndsEarlier", value: back, ...(column !== undefined && { column }) };
}

/** Gives each fact its number, by which a second import knows it; twins are left out. */
class Numbers {
  readonly #seen = new Map<string, Set<string>>();

  /** @returns undefined for a twin */
  next(base: string, hash: string): string | undefined {
    const hashes = this.#seen.get(base) ?? new Set();
    this.#seen.set(base, hashes);
    if (hashes.has(hash)) return undefined;
    hashes.add(hash);
    return hashes.size === 1 ? base : `${base}#${hashes.size}`;
  }
}
