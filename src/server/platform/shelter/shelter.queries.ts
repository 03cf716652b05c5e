import { BUILT_IN_SHELTER, type Shelter } from "../../../contract/platform/shelter.ts";
import type { Db } from "../../database/pool.ts";

/** The fields that a shelter has saved; the others are built in. */
export type SavedFields = Partial<Omit<Shelter, "version" | "logoId">>;

/** The record as it is saved. */
export type SavedShelter = { record: SavedFields; logoId: number | null; version: number };

const NOTHING_SAVED: SavedShelter = { record: {}, logoId: null, version: 0 };

/** @returns the record as it is saved; an installation that has saved nothing has version 0 */
export async function findSaved(db: Db): Promise<SavedShelter> {
  const row = await db.selectFrom("shelter").select(["record", "logo_id", "version"]).executeTakeFirst();
  return row ? { record: row.record as SavedFields, logoId: row.logo_id, version: row.version } : NOTHING_SAVED;
}

/** @returns the whole record. @param zone the time zone of a shelter that has saved none */
export function completed({ record, logoId, version }: SavedShelter, zone: string): Shelter {
  // A rule that is newer than the last save has its built-in number.
  const rules = { ...BUILT_IN_SHELTER.rules, ...record.rules };
  return { ...BUILT_IN_SHELTER, timeZone: zone, ...record, rules, logoId, version };
}

/** Who saved last, and when; undefined before the first save. */
export async function lastSave(db: Db): Promise<{ by: string; at: Date } | undefined> {
  const row = await db
    .selectFrom("shelter as s")
    .leftJoin("employees as e", "e.account_id", "s.changed_by")
    .select(["s.changed_at", "e.name", "e.surname"])
    .executeTakeFirst();
  return row?.changed_at ? { by: row.name ? `${row.name} ${row.surname}` : "", at: row.changed_at } : undefined;
}
