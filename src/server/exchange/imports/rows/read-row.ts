import type { IntakeType, OutcomeType } from "../../../../contract/animals/stays.ts";
import { FOSTER, type ImportField, LEAVE_OUT } from "../../../../contract/exchange/import-fields.ts";
import { IMPORT_LIMITS } from "../files/limits.ts";
import { meaningOf } from "../layouts/words.ts";
import { readAnimal, typeOf } from "./animal-cells.ts";
import { careParts, homelessOf } from "./care-cells.ts";
import { Cells, conditionOf, line, saysNo, saysYes, withAddress } from "./cells.ts";
import type {
  AnimalFacts,
  FosterFacts,
  HomelessCounts,
  IntakeFacts,
  OutcomeFacts,
  Plan,
  ReadRow,
  RowFacts,
  RowProblem,
} from "./facts.ts";
import { movementParts } from "./movements.ts";
import { KEY_OF_PEOPLE, readOwnRow } from "./own-row.ts";
import { dayIn, doneDayIn, given, type RowReading, RowRefused, saysUnknown, timeIn } from "./reading.ts";

function intakeType({ plan, cells, warnings }: RowReading): IntakeType {
  const { layout, words } = plan;
  const [word, subtype] = [cells.get("intakeType"), cells.get("intakeSubtype")];
  if (saysYes(cells.get("isTransfer"))) return "transfer_in";
  const exact = subtype && layout?.subtypes?.[subtype.toLowerCase()];
  if (exact) return exact as IntakeType;
  const known = (text: string | undefined) =>
    text === undefined ? undefined : meaningOf("intakeType", text, words.intakeType, layout?.words?.intakeType);
  const isUnsaid = word === undefined || saysUnknown(word);
  const found = known(word) ?? (isUnsaid ? known(subtype) : undefined);
  // A return to the field, or one that was picked up there, comes from no home.
  if (found === "adoption_return" && isOfField(word, subtype)) return "other";
  if (found === LEAVE_OUT) throw new RowRefused({ code: "leftOut", ...cells.at("intakeType") }, "skipped");
  if (found) return found as IntakeType;
  if (!isUnsaid) throw new RowRefused({ code: "unknownWord", ...cells.at("intakeType") });
  if (plan.columns.some(({ field }) => field === "intakeType")) warnings.push({ code: "noIntakeType" });
  return "other";
}

/** Whether a return, of which nobody says that it was one from an adoption, was in the field. */
const isOfField = (word: string | undefined, subtype: string | undefined): boolean =>
  !/adopt|adopc/i.test(word ?? "") && /\bfield\b|\brtf\b|terenu?\b/i.test(subtype ?? "");

function readIntake(reading: RowReading): IntakeFacts | undefined {
  const { cells } = reading;
  const on = dayIn(reading, "intakeOn");
  if (on === undefined) return undefined;
  const isDead = saysYes(cells.get("isDeadOnArrival"));
  // Whatever its intake is called besides.
  if (isDead) cells.take("intakeType");
  const type = isDead ? "dead_on_arrival" : intakeType(reading);
  return given({
    on,
    type,
    subtype: cells.text("intakeSubtype"),
    condition: condition(reading, "intakeCondition"),
    reason: cells.text("intakeReason", 5000),
    foundWhere: cells.text("foundWhere"),
    ...fromWhom(reading, type),
    paidBy: cells.text("paidBy"),
  });
}

/** Some systems have the shelter from which an animal came where its owner stands. */
function fromWhom({ plan, cells }: RowReading, type: IntakeType): Pick<IntakeFacts, "transferredFrom" | "giver"> {
  const [from, giver] = [cells.text("transferredFrom"), cells.person("giver")];
  if (type !== "transfer_in" || from || !giver || !plan.layout?.hasSheltersAsPeople)
    return given({ transferredFrom: from, giver });
  return given({ transferredFrom: line(giver.name), giver: withAddress(giver) });
}

function condition({ cells, warnings }: RowReading, field: "intakeCondition" | "outcomeCondition") {
  const word = cells.get(field);
  const found = conditionOf(word);
  if (word !== undefined && !found && !saysUnknown(word))
    warnings.push({ code: "unknownCondition", ...cells.at(field) });
  return found;
}

type Leaving = OutcomeType | typeof FOSTER;

function outcomeType({ plan, cells }: RowReading, field: "outcomeType" | "status"): Leaving | undefined {
  const word = cells.get(field);
  if (word === undefined || saysUnknown(word)) return undefined;
  const found = meaningOf("outcomeType", word, plan.words.outcomeType, plan.layout?.words?.outcomeType);
  if (found === LEAVE_OUT) throw new RowRefused({ code: "leftOut", ...cells.at(field) }, "skipped");
  // A status such as "Available" says that the animal is still here.
  if (found === undefined && field === "outcomeType") throw new RowRefused({ code: "unknownWord", ...cells.at(field) });
  return found as Leaving | undefined;
}

type Left = { outcome?: OutcomeFacts; foster?: FosterFacts };

/**
 * How it left, or that it went to a foster home, which ends no stay. What is only planned is left out with a warning at its
 * day; its other cells are named as those of nothing.
 */
function readLeaving(reading: RowReading): Left {
  const { cells, warnings } = reading;
  const ownDay = doneDayIn(reading, "outcomeOn");
  if (ownDay === undefined && warnings.some(({ code }) => code === "planned")) {
    if (cells.take("outcomeType")) warnings.push({ code: "planned", ...cells.at("outcomeType") });
    return {};
  }
  const byStatus = outcomeType(reading, "status");
  const type = outcomeType(reading, "outcomeType") ?? byStatus;
  if (type === undefined) {
    if (ownDay === undefined) return {};
    throw new RowRefused({ code: "outcomeWithoutType", ...cells.at("outcomeOn") });
  }
  const on = ownDay ?? (byStatus === undefined ? undefined : dayIn(reading, "statusOn"));
  if (on === undefined)
    throw new RowRefused({ code: "outcomeWithoutDay", ...cells.at(byStatus ? "status" : "outcomeType") });
  if (type === FOSTER) return { foster: { on, name: cells.fosterName() } };
  const outcome = given({
    on,
    type,
    subtype: cells.text("outcomeSubtype"),
    condition: condition(reading, "outcomeCondition"),
    reason: cells.text("outcomeReason", 5000),
    transferredTo: cells.text("transferredTo"),
    taker: cells.person("taker"),
    isEstimated: ownDay === undefined ? true : undefined,
  });
  return { outcome };
}

/** An animal that was dead when it came is nothing else, whatever its intake was called. */
function alike(intake: IntakeFacts | undefined, outcome: OutcomeFacts | undefined) {
  if (!intake) return { intake, outcome };
  const isDead = intake.type === "dead_on_arrival" || outcome?.type === "dead_on_arrival";
  if (!isDead) return { intake, outcome };
  return {
    intake: { ...intake, type: "dead_on_arrival" as const },
    outcome: { ...outcome, on: outcome?.on ?? intake.on, type: "dead_on_arrival" as const },
  };
}

/** Whether this is the table's head once more, as in reports that were put together. */
export const isHead = (heads: readonly string[], cells: readonly string[]): boolean =>
  cells[0] === heads[0] && heads.every((head, at) => (cells[at] ?? "").trim() === head);

/** Reads one row of a table. */
export function readRow(plan: Plan, row: readonly string[]): ReadRow {
  if (plan.layout?.sheet) return readOwnRow(plan.layout.sheet, plan.heads, row);
  if (isHead(plan.heads, row) || row.every((cell) => cell.trim() === "")) return { is: "ignored" };
  const warnings: RowProblem[] = [];
  const cells = new Cells(plan, row, warnings);
  try {
    return readParts({ plan, cells, warnings });
  } catch (error) {
    if (!(error instanceof RowRefused)) throw error;
    const { state, problem } = error;
    const key = problem.code === "otherSpecies" ? cells.text("externalId", 100) : undefined;
    return { is: "refused", state, problems: [problem], ...(key !== undefined && { otherSpecies: key }) };
  }
}

function readParts(reading: RowReading): ReadRow {
  const { cells, warnings } = reading;
  const person = cells.person("person");
  if (person) return { is: "read", key: keyOfPerson(person.name), parts: [{ person }], warnings };
  const key = numberIn(reading, "externalId");
  if (key === undefined) throw new RowRefused({ code: "noId" });
  // Of another species nobody asks what the words mean.
  typeOf(reading);
  if (saysYes(cells.get("isOutside"))) throw new RowRefused({ code: "outside" }, "skipped");
  const parts = [mainPart(reading), ...movementParts(reading), ...careParts(reading)].filter(saysSomething);
  const counts = homelessOf(reading);
  const isBare = parts.every(({ animal, ...part }) => !saysSomething(part) && isNameAlone(animal));
  const why = isBare ? (wrongCare(warnings) ?? whyNothing(counts)) : undefined;
  if (parts.length > 0 && !why) {
    warnings.push(...leftOver(reading));
    return { is: "read", key, parts, warnings, counts };
  }
  const problem = why ?? { code: "nothingToBring" };
  return { is: "refused", state: wrongCare([problem]) ? "error" : "skipped", problems: [problem], counts };
}

/** Says nothing by itself: the day of a status, that something is not so, and a kind of movement where there is none. */
const saysNothing = (field: ImportField, value: string): boolean =>
  field === "statusOn" ||
  (field.startsWith("is") && saysNo(value)) ||
  (field === "movementType" && /^(?:0|none)$/i.test(value));

/** The cells that go with something that the row does not say, as a batch without a vaccine. */
const leftOver = ({ cells }: RowReading): RowProblem[] =>
  cells
    .leftOver()
    .filter(({ field, value }) => !saysNothing(field, value))
    .map(({ column, value }) => ({ code: "notTaken", column, value }));

const NUMBER = 100;

/** A number of the other system. Two that are alike in so many signs would be one. @throws RowRefused */
function numberIn({ cells }: RowReading, field: "externalId" | "stayId"): string | undefined {
  const number = cells.text(field, NUMBER);
  if (number !== undefined && number !== cells.text(field, IMPORT_LIMITS.cell))
    throw new RowRefused({ code: "numberTooLong", args: [NUMBER], ...cells.at(field) });
  return number;
}

/** What a row says of its animal and its stay. */
function mainPart(reading: RowReading): RowFacts {
  const { cells } = reading;
  const came = readIntake(reading);
  const { outcome: left, foster } = readLeaving(reading);
  const { intake, outcome } = alike(came, left);
  const leftOn = outcome?.on ?? foster?.on;
  if (intake && leftOn !== undefined && leftOn < intake.on)
    throw new RowRefused({ code: "outcomeBeforeIntake", ...cells.at("outcomeOn") });
  const animal = readAnimal(reading, intake?.on ?? leftOn);
  const stayKey = numberIn(reading, "stayId");
  const [cameAt, leftAt] = [intake && timeIn(reading, "intakeOn"), outcome && timeIn(reading, "outcomeOn")];
  return {
    ...(Object.keys(animal).length > 0 && { animal }),
    ...(intake && { intake }),
    ...(outcome && { outcome }),
    ...(foster && { foster }),
    ...(stayKey && { stayKey }),
    ...(cameAt && { cameAt }),
    ...(leftAt && { leftAt }),
    words: `${cells.at("intakeType").value ?? ""}|${cells.at("outcomeType").value ?? ""}`,
  };
}

const saysSomething = ({ animal, intake, outcome, treatment, foster }: RowFacts): boolean =>
  [animal, intake, outcome, treatment, foster].some((fact) => fact !== undefined);

/** Rows with one more fact repeat the name. */
const isNameAlone = (facts: AnimalFacts | undefined): boolean =>
  facts === undefined || Object.keys(facts).every((fact) => fact === "name");

const WRONG_CARE: readonly string[] = ["noSuchCareDay", "careInFuture", "careWithoutDay"];
const wrongCare = (problems: readonly RowProblem[]) => problems.find(({ code }) => WRONG_CARE.includes(code));

/** Why a row brings nothing, if it says something that has no home here. */
function whyNothing({ costs, logs, reservations }: HomelessCounts): RowProblem | undefined {
  if (costs) return { code: "costHasNoHome" };
  if (logs) return { code: "logHasNoHome" };
  return reservations ? { code: "reservationHasNoHome" } : undefined;
}

/** People are kept beside the animals, by their names: no animal has such a number. */
export const keyOfPerson = (name: string): string => `${KEY_OF_PEOPLE}${name.toLowerCase()}`;
