import { recordTexts } from "../../contract/texts/texts.ts";
import type { Location, LocationChange, LocationRequest, UnitChange, UnitRequest } from "../../contract/units.ts";
import { audited, type Subject } from "../audit/audit.commands.ts";
import { today } from "../clock.ts";
import type { Context } from "../context.ts";
import { isUniqueViolation } from "../database/database-errors.ts";
import type { Db } from "../database/pool.ts";
import { conflict, notFound } from "../http/errors.ts";
import { namesIn, readLocation } from "./unit.queries.ts";

/** The animal of a stay leaves its unit, if it has one. */
export async function leaveUnit({ db: tx, clock }: Pick<Context, "db" | "clock">, stayId: number): Promise<void> {
  const left = { until: clock.now() };
  await tx.updateTable("unit_stays").set(left).where("stay_id", "=", stayId).where("until", "is", null).execute();
}

function nameTaken(error: unknown): never {
  throw isUniqueViolation(error) ? conflict(recordTexts().care.nameTaken) : error;
}

/** Adds a place with its units. @throws HttpProblem 409 for a name that is taken */
export async function addLocation(context: Context, { name, kind, units }: LocationRequest): Promise<Location> {
  const about = (id: number): Subject => ({ subject: "location", id });
  const id = await audited(context, "create", about, async (within) => {
    const location = await within.db
      .insertInto("locations")
      .values({ name, kind })
      .returning("id")
      .executeTakeFirstOrThrow();
    await insertUnits(within, location.id, units);
    return location.id;
  }).catch(nameTaken);
  return readLocation(context, id);
}

async function insertUnits(
  { db: tx, clock }: Context,
  locationId: number,
  units: readonly UnitRequest[],
): Promise<void> {
  const rows = units.map(({ name, capacity, area, blocked }) => ({
    location_id: locationId,
    name,
    capacity,
    area_m2: area ?? null,
    blocked,
    places_since: today(clock),
  }));
  await tx.insertInto("units").values(rows).execute();
}

/** Renames a place, or says of what kind it is. @throws HttpProblem 404; 409 for a name that is taken */
export async function changeLocation(context: Context, id: number, change: LocationChange): Promise<Location> {
  await audited(context, "edit", { subject: "location", id }, async ({ db: tx }) => {
    await lockLocation(tx, id);
    if (Object.keys(change).length > 0) await tx.updateTable("locations").set(change).where("id", "=", id).execute();
  }).catch(nameTaken);
  return readLocation(context, id);
}

async function lockLocation(tx: Db, id: number): Promise<void> {
  const row = await tx.selectFrom("locations").select("id").where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
  if (!row) throw notFound(recordTexts().care.locationNotFound);
}

/** Adds a unit to a place. @throws HttpProblem 404; 409 for a name that is taken there */
export async function addUnit(context: Context, locationId: number, unit: UnitRequest): Promise<Location> {
  const about = { subject: "location", id: locationId, details: { unit: unit.name } };
  await audited(context, "edit", about, async (within) => {
    await lockLocation(within.db, locationId);
    await insertUnits(within, locationId, [unit]);
  }).catch(nameTaken);
  return readLocation(context, locationId);
}

/**
 * Changes a unit. From today on it has as many places as are given; before, as many as it had.
 * @throws HttpProblem 404; 409 for a name that is taken, and who is in a unit that is to be used no longer
 */
export async function changeUnit(context: Context, id: number, change: UnitChange): Promise<Location> {
  const about = (before: { name: string; location_id: number }) =>
    ({ subject: "location", id: before.location_id, details: { unit: before.name } }) satisfies Subject;
  const { location_id } = await audited(context, "edit", about, async ({ db: tx, clock }) => {
    const before = await tx
      .selectFrom("units")
      .select(["name", "location_id", "retired_at"])
      .where("id", "=", id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!before) throw notFound(recordTexts().care.unitNotFound);
    const { area, retired, ...same } = change;
    if (retired && !before.retired_at) await requireEmpty(tx, id);
    await tx
      .updateTable("units")
      .set({
        ...same,
        ...(area !== undefined && { area_m2: area }),
        ...(retired !== undefined && { retired_at: retired ? (before.retired_at ?? clock.now()) : null }),
        places_since: today(clock),
      })
      .where("id", "=", id)
      .execute();
    return before;
  }).catch(nameTaken);
  return readLocation(context, location_id);
}

async function requireEmpty(tx: Db, unitId: number): Promise<void> {
  const names = await namesIn(tx, unitId);
  if (names.length > 0) throw conflict(recordTexts().care.unitInUse(names.join(", ")));
}
