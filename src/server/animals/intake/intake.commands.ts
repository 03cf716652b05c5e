import type { AnimalDetail } from "../../../contract/animals/animals.ts";
import type { IntakeRequest } from "../../../contract/animals/intake.ts";
import { type AnimalContext, addAnimal } from "../animal.commands.ts";
import { addChip } from "../care/body.commands.ts";
import { addHold } from "../care/hold.commands.ts";
import { moveToUnit } from "../care/unit.move.ts";

/**
 * Takes in an animal that is new to the shelter: adds it with its stay, chip, unit and hold in one transaction. Its scores
 * are added later (rules §14).
 * @throws HttpProblem 400 for an unknown unit; 409 with the name of the animal that has this chip already; PhotoRefused
 */
export function takeInNew(
  context: AnimalContext,
  {
    condition,
    broughtBy,
    paidBy,
    note,
    intakeSubtypeId,
    reasonId,
    photos = [],
    chip,
    unitId,
    despite,
    holdUntil,
    ...known
  }: IntakeRequest,
): Promise<AnimalDetail> {
  const { whereFound = "", arrivalDate, intakeType } = known;
  const request = { ...known, whereFound, photos, attributeScores: [], status: "Available" as const, isChipped: false };
  const details = { condition, broughtBy, paidBy, note, intakeSubtypeId, reasonId, foundWhere: whereFound };
  return addAnimal(context, request, details, async (within, id) => {
    if (chip !== undefined) await addChip(within, id, { number: chip });
    if (unitId !== undefined) await moveToUnit(within, id, { unitId, despite });
    if (holdUntil !== undefined) {
      const kind = intakeType === "quarantine" ? "quarantine" : "stray";
      await addHold(within, id, { kind, from: arrivalDate, until: holdUntil });
    }
  });
}
