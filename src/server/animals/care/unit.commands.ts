import type {
  Location,
  LocationChange,
  LocationRequest,
  UnitChange,
  UnitRequest,
} from "../../../contract/animals/units.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { today } from "../../base/clock.ts";
import { conflict, orNotFound } from "../../base/errors.ts";
import type { Context } from "../../database/context.ts";
import { isUniqueViolation, replaceError } from "../../database/database-errors.ts";
import type { Db } from "../../database/pool.ts";
import { addRow, changeRows } from "../../database/rows.ts";
import { audited, type Subject } from "../../platform/audit/audit.commands.ts";
import { namesIn, readLocation } from "./unit.queries.ts";

/** Takes the animal of a stay out of its unit, if it is in one. */
export async function leaveUnit({ db: tx, clock }: Pick<Context, "db" | "clock">, stayId: number): Promise<void> {
  const left = { until: clock.now() };
  await tx.updateTable("unit_stays").set(left).where("stay_id", "=", stayId).where("until", "is", null).execute();
}

const refuseTakenName = replaceError(isUniqueViolation, () => conflict(recordTexts().care.nameTaken));

/** Adds a location with its units. @throws HttpProblem 409 for a name that is taken */
export async function addLocation(context: Context, { name, kind, units }: LocationRequest): Promise<Location> {
  const about = (id: number): Subject => ({ subject: "location", id });
  const id = await audited(context, "create", about, async (within) => {
    const id = await addRow(within.db, "locations", { name, kind });
    await insertUnits(within, id, units);
    return id;
  }).catch(refuseTakenName);
  return readLocation(context, id);
}

async function insertUnits(
  { db: tx, clock }: Context,
  locationId: number,
  units: readonly UnitRequest[],
): Promise<void> {
  const rows = units.map(({ name, capacity, area, blocked, species }) => ({
    location_id: locationId,
    name,
    capacity,
    area_m2: area ?? null,
    blocked,
    species: species ?? null,
    places_since: today(clock),
  }));
  await tx.insertInto("units").values(rows).execute();
}

/** Changes the name or the kind of a location. @throws HttpProblem 404; 409 for a name that is taken */
export async function changeLocation(context: Context, id: number, change: LocationChange): Promise<Location> {
  await audited(context, "edit", { subject: "location", id }, async ({ db: tx }, differ) => {
    const before = await lockLocation(tx, id);
    differ(before, { ...before, ...change });
    if (Object.keys(change).length > 0) await tx.updateTable("locations").set(change).where("id", "=", id).execute();
  }).catch(refuseTakenName);
  return readLocation(context, id);
}

async function lockLocation(tx: Db, id: number) {
  const row = tx.selectFrom("locations").select(["name", "kind"]).where("id", "=", id).forNoKeyUpdate();
  return orNotFound(await row.executeTakeFirst(), recordTexts().care.locationNotFound);
}

/** Adds a unit to a location. @throws HttpProblem 404; 409 for a name that is taken there */
export async function addUnit(context: Context, locationId: number, unit: UnitRequest): Promise<Location> {
  const about = { subject: "location", id: locationId, details: { unit: unit.name } };
  await audited(context, "edit", about, async (within) => {
    await lockLocation(within.db, locationId);
    await insertUnits(within, locationId, [unit]);
  }).catch(refuseTakenName);
  return readLocation(context, locationId);
}

/**
 * Changes a unit. A new number of places counts from today on; for the days before, the old one is kept.
 * @throws HttpProblem 404; 409 for a name that is taken, and with the animals in a unit that is to be retired
 */
export async function changeUnit(context: Context, id: number, change: UnitChange): Promise<Location> {
  const about = (before: { name: string; location_id: number }) =>
    ({ subject: "location", id: before.location_id, details: { unit: before.name } }) satisfies Subject;
  const { location_id } = await audited(context, "edit", about, async ({ db: tx, clock }, differ) => {
    const columns = ["name", "location_id", "retired_at", "capacity", "blocked", "species", "area_m2 as area"] as const;
    const found = tx.selectFrom("units").select(columns).where("id", "=", id);
    const before = orNotFound(await found.forNoKeyUpdate().executeTakeFirst(), recordTexts().care.unitNotFound);
    const { area, retired, ...same } = change;
    if (retired && !before.retired_at) await requireEmpty(tx, id);
    const was = {
      ...before,
      area: before.area === null ? null : Number(before.area),
      retired: before.retired_at !== null,
    };
    differ(was, { ...was, ...change });
    await changeRows(tx, "units", id, {
      ...same,
      ...(area !== undefined && { area_m2: area }),
      ...(retired !== undefined && { retired_at: retired ? (before.retired_at ?? clock.now()) : null }),
      places_since: today(clock),
    });
    return before;
  }).catch(refuseTakenName);
  return readLocation(context, location_id);
}

async function requireEmpty(tx: Db, unitId: number): Promise<void> {
  const names = await namesIn(tx, unitId);
  if (names.length > 0) throw conflict(recordTexts().care.unitInUse(names.join(", ")));
}
