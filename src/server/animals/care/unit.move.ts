import { sql } from "kysely";
import type { UnitMove, UnitOfAnimal } from "../../../contract/animals/units.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { cautioned, conflict, invalid } from "../../base/errors.ts";
import type { Context } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { audited } from "../../platform/audit/audit.commands.ts";
import { lockInShelter } from "./care.locks.ts";
import { openPlacement } from "./placement.queries.ts";
import { leaveUnit } from "./unit.commands.ts";
import { namesIn, unitOf } from "./unit.queries.ts";

/**
 * Moves an animal into a unit, or out of its unit. A unit may have more animals than places: the answer says so (rules §14).
 * @param move.saw what the mover saw; when it has changed meanwhile, they are told and may decide again
 * @throws HttpProblem 404; 400 for an unknown unit; 409 when the animal is not in the shelter or has been moved, or when the
 * unit is closed or has been filled
 */
export async function moveToUnit(context: Context, animalId: number, move: UnitMove): Promise<UnitOfAnimal | null> {
  const about = {
    subject: "animal",
    id: animalId,
    details: { unit: move.unitId, ...(move.despite && { despite: move.despite }) },
  };
  const stayId = await audited(context, "move", about, async (within) => {
    const { db: tx, clock, actor } = within;
    const stay = await lockInShelter(tx, animalId);
    const present = await unitOf(tx, stay.id);
    if ((present?.unitId ?? null) === move.unitId) return stay.id;
    requireWhereSeen(move, present);
    if (move.unitId !== null) {
      const away = await openPlacement(tx, stay.id);
      if (away) throw conflict(recordTexts().care.isAway(away.personName || away.kind, away.from));
      await lockUnitInUse(tx, move.unitId);
      await requireRoomSeen(tx, move.unitId, move);
      await requireOwnSpecies(tx, animalId, { ...move, unitId: move.unitId });
    }
    await leaveUnit(within, stay.id);
    if (move.unitId === null) return stay.id;
    const moved = { stay_id: stay.id, unit_id: move.unitId, since: clock.now(), recorded_by: actor.accountId };
    await tx.insertInto("unit_stays").values(moved).execute();
    return stay.id;
  });
  return (await unitOf(context.db, stayId)) ?? null;
}

/** When two people move one animal, the second is told where the first has put it. @throws HttpProblem 409 */
function requireWhereSeen({ saw }: UnitMove, present: UnitOfAnimal | undefined): void {
  if (saw === undefined || saw.unitId === (present?.unitId ?? null)) return;
  const { movedMeanwhile, leftMeanwhile } = recordTexts().care;
  if (!present) throw conflict(leftMeanwhile, { kind: "unit", unitId: null, animals: 0, capacity: 0 });
  const { location, unit, unitId, animals, capacity } = present;
  throw conflict(movedMeanwhile(`${location}, ${unit}`), { kind: "unit", unitId, animals, capacity });
}

/** Locks a unit, so that nobody else moves an animal into it or closes it meanwhile. @throws HttpProblem 400, 409 */
async function lockUnitInUse(tx: Db, unitId: number): Promise<void> {
  const unit = await tx
    .selectFrom("units")
    .select(["blocked", "retired_at"])
    .where("id", "=", unitId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!unit) throw invalid([{ field: "unitId", errors: [recordTexts().care.unitNotFound] }]);
  if (unit.retired_at) throw conflict(recordTexts().care.unitRetired);
  if (unit.blocked) throw conflict(recordTexts().care.unitBlocked);
}

/**
 * Dogs and cats are asked about before one is put to the other, or into a unit that is for the other.
 * @throws HttpProblem 409 `caution` without a reason
 */
async function requireOwnSpecies(
  tx: Db,
  animalId: number,
  { unitId, despite }: { unitId: number; despite?: string | undefined },
): Promise<void> {
  if (despite !== undefined) return;
  const { rows } = await sql<{ name: string; unit: string; species: "Dog" | "Cat" | null; others: string[] }>`
    select a.name, u.name as unit, case when u.species <> a.type then u.species end as species, array(
      select o.name from unit_stays as h join stays as s on s.id = h.stay_id join animals as o on o.id = s.animal_id
      where h.unit_id = u.id and h.until is null and o.archived_at is null and o.type <> a.type order by o.name) as others
    from animals as a, units as u where a.id = ${animalId} and u.id = ${unitId}`.execute(tx);
  const [found] = rows;
  if (!found || (found.species === null && found.others.length === 0)) return;
  const { livesWithOthers, unitIsFor } = recordTexts().care;
  const text =
    found.others.length > 0
      ? livesWithOthers(found.unit, found.others.join(", "))
      : unitIsFor[found.species ?? "Dog"](found.unit);
  throw cautioned(text, [{ kind: "species", text, weight: "reason" }]);
}

/** When two people fill the last free place, the second is told which animal has it. @throws HttpProblem 409 */
async function requireRoomSeen(tx: Db, unitId: number, { saw }: UnitMove): Promise<void> {
  if (saw?.animals === undefined) return;
  const names = await namesIn(tx, unitId);
  if (names.length <= saw.animals) return;
  const { name, capacity } = await tx
    .selectFrom("units")
    .select(["name", "capacity"])
    .where("id", "=", unitId)
    .executeTakeFirstOrThrow();
  if (names.length < capacity) return;
  throw conflict(recordTexts().care.unitFull(name, names.join(", ")), {
    kind: "unit",
    unitId,
    animals: names.length,
    capacity,
  });
}
