import type { IntakeType, OutcomeType } from "../../../../contract/animals/stays.ts";
import { LEAVE_OUT } from "../../../../contract/exchange/import-fields.ts";
import { meaningOf } from "../layouts/words.ts";
import { readAnimal } from "./animal-cells.ts";
import { careParts, homelessOf } from "./care-cells.ts";
import { Cells, conditionOf, saysYes } from "./cells.ts";
import type {
  AnimalFacts,
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
import { dayIn, given, type RowReading, RowRefused } from "./reading.ts";

function intakeType({ plan, cells, warnings }: RowReading): IntakeType {
  const { layout, words } = plan;
  const [word, subtype] = [cells.get("intakeType"), cells.get("intakeSubtype")];
  const exact = subtype && layout?.subtypes?.[subtype.toLowerCase()];
  if (exact) return exact as IntakeType;
  const known = (text: string | undefined) =>
    text === undefined ? undefined : meaningOf("intakeType", text, words.intakeType, layout?.words?.intakeType);
  const found = known(word) ?? (word === undefined ? known(subtype) : undefined);
  if (found === LEAVE_OUT) throw new RowRefused({ code: "leftOut", ...cells.at("intakeType") }, "skipped");
  if (found) return found as IntakeType;
  if (word !== undefined) throw new RowRefused({ code: "unknownWord", ...cells.at("intakeType") });
  if (plan.columns.some(({ field }) => field === "intakeType")) warnings.push({ code: "noIntakeType" });
  return "other";
}

function readIntake(reading: RowReading): IntakeFacts | undefined {
  const { cells } = reading;
  const on = dayIn(reading, "intakeOn");
  if (on === undefined) return undefined;
  return given({
    on,
    type: saysYes(cells.get("isDeadOnArrival")) ? "dead_on_arrival" : intakeType(reading),
    subtype: cells.text("intakeSubtype"),
    condition: conditionOf(cells.get("intakeCondition")),
    reason: cells.text("intakeReason", 5000),
    foundWhere: cells.text("foundWhere"),
    transferredFrom: cells.text("transferredFrom"),
    giver: cells.person("giver"),
  });
}

function outcomeType({ plan, cells }: RowReading, field: "outcomeType" | "status"): OutcomeType | undefined {
  const word = cells.get(field);
  if (word === undefined) return undefined;
  const found = meaningOf("outcomeType", word, plan.words.outcomeType, plan.layout?.words?.outcomeType);
  if (found === LEAVE_OUT) throw new RowRefused({ code: "leftOut", ...cells.at(field) }, "skipped");
  // A status such as "Available" says that the animal is still here.
  if (found === undefined && field === "outcomeType") throw new RowRefused({ code: "unknownWord", ...cells.at(field) });
  return found as OutcomeType | undefined;
}

function readOutcome(reading: RowReading): OutcomeFacts | undefined {
  const { cells } = reading;
  const ownDay = dayIn(reading, "outcomeOn");
  const byStatus = outcomeType(reading, "status");
  const type = outcomeType(reading, "outcomeType") ?? byStatus;
  if (type === undefined) {
    if (ownDay === undefined) return undefined;
    throw new RowRefused({ code: "outcomeWithoutType", ...cells.at("outcomeOn") });
  }
  const on = ownDay ?? (byStatus === undefined ? undefined : dayIn(reading, "statusOn"));
  if (on === undefined)
    throw new RowRefused({ code: "outcomeWithoutDay", ...cells.at(byStatus ? "status" : "outcomeType") });
  return given({
    on,
    type,
    subtype: cells.text("outcomeSubtype"),
    condition: conditionOf(cells.get("outcomeCondition")),
    reason: cells.text("outcomeReason", 5000),
    transferredTo: cells.text("transferredTo"),
    taker: cells.person("taker"),
    isEstimated: ownDay === undefined ? true : undefined,
  });
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
  const cells = new Cells(plan, row);
  const warnings: RowProblem[] = [];
  try {
    return readParts({ plan, cells, warnings });
  } catch (error) {
    if (!(error instanceof RowRefused)) throw error;
    return { is: "refused", state: error.state, problems: [error.problem] };
  }
}

function readParts(reading: RowReading): ReadRow {
  const { cells, warnings } = reading;
  const person = cells.person("person");
  if (person) return { is: "read", key: keyOfPerson(person.name), parts: [{ person }], warnings };
  const key = cells.text("externalId", 100);
  if (key === undefined) throw new RowRefused({ code: "noId" });
  if (saysYes(cells.get("isOutside"))) throw new RowRefused({ code: "outside" }, "skipped");
  const parts = [mainPart(reading), ...movementParts(reading), ...careParts(reading)].filter(saysSomething);
  const counts = homelessOf(reading);
  const isBare = parts.every(({ animal, ...part }) => !saysSomething(part) && isNameAlone(animal));
  const why = isBare ? (wrongCare(warnings) ?? whyNothing(counts)) : undefined;
  if (parts.length > 0 && !why) return { is: "read", key, parts, warnings, counts };
  const problem = why ?? { code: "nothingToBring" };
  return { is: "refused", state: wrongCare([problem]) ? "error" : "skipped", problems: [problem], counts };
}

/** What a row says of its animal and its stay. */
function mainPart(reading: RowReading): RowFacts {
  const { cells } = reading;
  const { intake, outcome } = alike(readIntake(reading), readOutcome(reading));
  if (intake && outcome && outcome.on < intake.on)
    throw new RowRefused({ code: "outcomeBeforeIntake", ...cells.at("outcomeOn") });
  const animal = readAnimal(reading, intake?.on ?? outcome?.on);
  const stayKey = cells.text("stayId", 100);
  return {
    ...(Object.keys(animal).length > 0 && { animal }),
    ...(intake && { intake }),
    ...(outcome && { outcome }),
    ...(stayKey && { stayKey }),
    words: `${cells.get("intakeType") ?? ""}|${cells.get("outcomeType") ?? ""}`,
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
