import type { Location, LocationRequest, UnitOfAnimal } from "../../contract/care.ts";
import { recordTexts } from "../../contract/texts/texts.ts";
import { audited, type Subject } from "../audit/audit.commands.ts";
import type { Context } from "../context.ts";
import { isUniqueViolation } from "../database/database-errors.ts";
import { conflict, invalid } from "../http/errors.ts";
import { lockInShelter } from "./care.locks.ts";
import { listLocations, unitOf } from "./unit.queries.ts";

/** The animal of a stay leaves its unit, if it has one. */
export async function leaveUnit({ db: tx, clock }: Pick<Context, "db" | "clock">, stayId: number): Promise<void> {
  const left = { until: clock.now() };
  await tx.updateTable("unit_stays").set(left).where("stay_id", "=", stayId).where("until", "is", null).execute();
}

/**
 * Moves an animal into a unit, or out of its unit. A unit that is full takes more: the answer says so (rules §14).
 * @throws HttpProblem 404; 400 for an unknown unit; 409 when the animal is not here or the unit is closed
 */
export async function moveToUnit(
  context: Context,
  animalId: number,
  unitId: number | null,
): Promise<UnitOfAnimal | null> {
  const stayId = await audited(
    context,
    "move",
    { subject: "animal", id: animalId, details: { unit: unitId } },
    async (within) => {
      const { db: tx, clock, actor } = within;
      const stay = await lockInShelter(tx, animalId);
      if ((await unitOf(tx, stay.id))?.unitId === unitId) return stay.id;
      await leaveUnit(within, stay.id);
      if (unitId === null) return stay.id;
      const unit = await tx
        .selectFrom("units")
        .select("blocked")
        .where("id", "=", unitId)
        .forShare()
        .executeTakeFirst();
      if (!unit) throw invalid([{ field: "unitId", errors: [recordTexts().care.unitNotFound] }]);
      if (unit.blocked) throw conflict(recordTexts().care.unitBlocked);
      const moved = { stay_id: stay.id, unit_id: unitId, since: clock.now(), recorded_by: actor.accountId };
      await tx.insertInto("unit_stays").values(moved).execute();
      return stay.id;
    },
  );
  return (await unitOf(context.db, stayId)) ?? null;
}

/** Adds a place with its units. @throws HttpProblem 409 for a name that is taken */
export async function addLocation(context: Context, { name, kind, units }: LocationRequest): Promise<Location> {
  const about = (id: number): Subject => ({ subject: "location", id });
  const id = await audited(context, "create", about, async ({ db: tx }) => {
    const location = await tx.insertInto("locations").values({ name, kind }).returning("id").executeTakeFirstOrThrow();
    const rows = units.map((unit) => ({
      location_id: location.id,
      name: unit.name,
      capacity: unit.capacity,
      area_m2: unit.area ?? null,
      blocked: unit.blocked,
    }));
    await tx.insertInto("units").values(rows).execute();
    return location.id;
  }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? conflict(recordTexts().care.nameTaken) : error;
  });
  return (await listLocations(context.db, id))[0] as Location;
}
