import type { ImportField } from "../../../../contract/exchange/import-fields.ts";
import type { IntakeFacts, RowProblem } from "./facts.ts";
import type { ColumnOf } from "./judge-facts.ts";
import type { Stay } from "./judge-stays.ts";
import type { ReadPart } from "./judged.ts";
import { RETURN_WORDS } from "./movements.ts";

/**
 * A foster home ends no stay: an animal that was in one when it is taken in again has come back from there. What its row says
 * of an outcome ends the stay that it is in.
 */
export function withReturns(stays: readonly Stay[], parts: readonly ReadPart[]): Stay[] {
  const joined: Stay[] = [];
  for (const stay of stays) {
    const before = joined.at(-1);
    if (!before || before.outcome || stay.intake.type === "dead_on_arrival" || !isAway(before, stay, parts))
      joined.push(stay);
    else
      joined[joined.length - 1] = {
        ...stay,
        ...{ place: before.place, intake: before.intake, returns: [...before.returns, stay.place] },
      };
  }
  return joined;
}

/** Whether the animal was in a foster home at some time between two intakes, of which nobody says when it ended. */
const isAway = (before: Stay, next: Stay, parts: readonly ReadPart[]): boolean =>
  parts.some(({ facts: { foster } }) => {
    if (!foster || foster.until !== undefined) return false;
    return before.intake.on <= foster.on && foster.on < next.intake.on;
  });

type CellsOf = Readonly<Partial<Record<keyof IntakeFacts, readonly ImportField[]>>>;
const CELLS_OF_RETURN: CellsOf = { on: ["movementReturnOn"], reason: ["returnReason"] };
const CELLS: CellsOf = {
  on: ["intakeOn"],
  type: ["intakeType"],
  subtype: ["intakeSubtype"],
  condition: ["intakeCondition"],
  reason: ["intakeReason"],
  foundWhere: ["foundWhere"],
  transferredFrom: ["transferredFrom", "giverName", "giverSurname"],
  paidBy: ["paidBy"],
  giver: ["giverName", "giverSurname", "giverPhone", "giverEmail"],
};

/** Says at each cell of an intake that it is no new one. */
export function returnProblems({ sheet, facts: { intake, words } }: ReadPart, columnOf: ColumnOf): RowProblem[] {
  const cells = words === RETURN_WORDS ? CELLS_OF_RETURN : CELLS;
  const fields = Object.keys(intake ?? {}).flatMap((fact) => cells[fact as keyof IntakeFacts] ?? []);
  const columns = [...new Set(fields)].flatMap((field) => columnOf(sheet, field) ?? []);
  return columns.map((column) => ({ code: "backFromFoster", column }));
}
