import { plainWord } from "../layouts/words.ts";
import type { FosterFacts, RowProblem, TreatmentFacts } from "./facts.ts";
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

type Animal = { judged: JudgedAnimal; here: AnimalHere | undefined };
type Read = Place & { base: string; stay: CareStay | undefined; refusal: RowProblem | undefined } & (
    | { kind: "treatment"; facts: TreatmentFacts }
    | { kind: "placement"; facts: FosterFacts }
  );

/** Decides on the doses, tests, operations and foster homes of an animal. */
export function judgeCare(key: string, parts: readonly ReadPart[], animal: Animal, rows: Rows): JudgedCare[] {
  const stays = staysOf(animal);
  const known = new Map((animal.here?.care ?? []).map((one) => [`${one.kind} ${one.externalId}`, one]));
  const numbers = new Numbers();
  const judged: JudgedCare[] = [];
  for (const { base, refusal, ...care } of withEnds(parts.flatMap((part) => readOf(key, part, stays)))) {
    const hash = hashOf(care.facts);
    const externalId = refusal ? undefined : numbers.next(base, hash);
    if (externalId === undefined) {
      rows.say(care, "skipped", refusal ?? { code: "careTwice" });
      continue;
    }
    const there = known.get(`${care.kind} ${externalId}`);
    const changed = there?.factsHash === hash ? "unchanged" : "changed";
    const result = there ? changed : "created";
    judged.push({ ...care, externalId, hash, id: there?.id, result });
    rows.say(care, result);
  }
  return judged;
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
    refusal: isForNobody ? { code: "plannedButLeft" as const, value: name } : undefined,
  };
}

function fosterOf(key: string, facts: FosterFacts, stays: readonly CareStay[]) {
  const stay = stayOn(stays, facts.on);
  const refusal = stay ? undefined : { code: "fosterOutside" as const, value: facts.on };
  return { kind: "placement" as const, facts, base: `${key}/foster/${facts.on}`, stay, refusal };
}

/** A foster home ends when the next one begins, and with the stay. */
function withEnds(read: readonly Read[]): Read[] {
  const begins = read.flatMap(({ kind, stay, facts }) => (kind === "placement" ? [{ stay, on: facts.on ?? "" }] : []));
  return read.map((one) => {
    if (one.kind === "treatment") return one;
    const { on, until: back } = one.facts;
    const next = begins.filter(({ stay, on: begin }) => stay === one.stay && begin > on).map(({ on: begin }) => begin);
    const until = [back, one.stay?.until, ...next]
      .filter((day) => day !== undefined && day !== NEVER && day >= on)
      .sort()[0];
    return { ...one, facts: { on, name: one.facts.name, ...(until !== undefined && { until }) } };
  });
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
