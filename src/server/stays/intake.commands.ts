import type { AnimalDetail } from "../../contract/animals.ts";
import type { IntakeRequest } from "../../contract/intake.ts";
import { type AnimalContext, addAnimal } from "../animals/animal.commands.ts";
import { addChip } from "../care/body.commands.ts";
import { addHold } from "../care/hold.commands.ts";
import { moveToUnit } from "../care/unit.move.ts";

/**
 * Takes an animal in that the shelter does not know yet: the animal, its stay, chip, unit and hold, all or nothing. Its
 * scores come later (rules §14).
 * @throws HttpProblem 400 for an unknown unit; 409 with the animal's name when its chip is known already; PhotoRefused
 */
export function takeInNew(
  context: AnimalContext,
  {
    condition,
    broughtBy,
    note,
    intakeSubtypeId,
    reasonId,
    photos = [],
    chip,
    unitId,
    holdUntil,
    ...known
  }: IntakeRequest,
): Promise<AnimalDetail> {
  const { whereFound, arrivalDate, intakeType } = known;
  const request = { ...known, photos, attributeScores: [], status: "Available" as const, isChipped: false };
  const details = { condition, broughtBy, note, intakeSubtypeId, reasonId, foundWhere: whereFound };
  return addAnimal(context, request, details, async (within, id) => {
    if (chip !== undefined) await addChip(within, id, { number: chip });
    if (unitId !== undefined) await moveToUnit(within, id, { unitId });
    if (holdUntil !== undefined) {
      const kind = intakeType === "quarantine" ? "quarantine" : "stray";
      await addHold(within, id, { kind, from: arrivalDate, until: holdUntil });
    }
  });
}
