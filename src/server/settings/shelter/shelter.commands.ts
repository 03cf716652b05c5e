import { type Shelter, type ShelterRules, shelter } from "../../../contract/platform/shelter.ts";
import type { ShelterChange } from "../../../contract/settings/shelter-record.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { invalid } from "../../base/errors.ts";
import { type Context, inTransaction, type System } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { audit } from "../../platform/audit/audit.commands.ts";
import { hasSeen, type SeenVersions, stale } from "../../platform/http/if-match.ts";
import { removeFiles, withStoredFiles } from "../../platform/photos/photo.commands.ts";
import { prepareUpload } from "../../platform/photos/photo.pipeline.ts";
import type { StoredPhoto } from "../../platform/photos/photo.queries.ts";
import { PhotoRefused } from "../../platform/photos/photo.refusal.ts";
import { deleteLogo, insertPhoto } from "../../platform/photos/photo.rows.ts";
import type { PhotoStore } from "../../platform/photos/photo.store.ts";
import { lockSaved } from "../../platform/shelter/shelter.locks.ts";
import { completed, findSaved, lastSave, type SavedFields } from "../../platform/shelter/shelter.queries.ts";

type ShelterContext = Context & { photoStore: PhotoStore };

/** One field that a save has changed, for the history. */
export type FieldChange = { field: string; before: unknown; after: unknown };

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function changesBetween(before: Shelter, after: Shelter): FieldChange[] {
  const fields = Object.keys(after) as (keyof Shelter)[];
  return fields
    .filter((field) => field !== "version" && !isSame(before[field], after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }));
}

/** @throws HttpProblem 412 with who saved after this version, and when */
async function refuseStale(db: Db, versions: SeenVersions, version: number, zone: string): Promise<void> {
  if (!hasSeen(versions, version)) throw stale(await lastSave(db), zone);
}

async function prepareLogo({ logo }: ShelterChange) {
  if (!logo) return [];
  try {
    return [await prepareUpload(logo)];
  } catch (error) {
    throw error instanceof PhotoRefused ? error.at("logo") : error;
  }
}

const withRules = (before: ShelterRules, change: NonNullable<ShelterChange["rules"]>): ShelterRules => ({
  ...before,
  ...(change as Partial<ShelterRules>),
});

/** Writes the logo's row and the record. @returns the key of the logo that is not needed any more */
async function write(context: ShelterContext, change: ShelterChange, versions: SeenVersions, logo?: StoredPhoto) {
  const { db, clock, actor } = context;
  const saved = await lockSaved(db);
  await refuseStale(db, versions, saved.version, clock.zone);
  const { logo: _upload, logoId: wantedLogo = saved.logoId, rules, ...fields } = change;
  if (wantedLogo !== null && wantedLogo !== saved.logoId) {
    throw invalid([{ field: "logoId", errors: [recordTexts().shelter.logo] }]);
  }
  const logoId = logo ? await insertPhoto(db, logo, { alt: fields.name ?? shelter().name }) : wantedLogo;
  const before = completed(saved, clock.zone);
  const record = { ...saved.record, ...fields, ...(rules && { rules: withRules(before.rules, rules) }) };
  const after = completed({ record, logoId, version: saved.version + 1 }, clock.zone);
  const changes = changesBetween(before, after);
  if (changes.length === 0) return { saved: before, replaced: undefined };
  const row = { record: JSON.stringify(record), logo_id: logoId, version: after.version };
  await db
    .updateTable("shelter")
    .set({ ...row, changed_at: clock.now(), changed_by: actor.accountId })
    .execute();
  const isReplaced = saved.logoId !== null && saved.logoId !== logoId;
  const replaced = isReplaced ? await deleteLogo(db, saved.logoId as number) : undefined;
  await audit(context, "edit", { subject: "shelter", id: null, details: { version: after.version, changes } });
  return { saved: after, replaced };
}

/**
 * Saves the shelter's record (rules §12).
 * @param change a field left out keeps its value
 * @param versions that the caller has seen, from If-Match; `*` is any
 * @returns the record as it is now
 * @throws HttpProblem 412 when somebody saved in the meantime; PhotoRefused at `logo`
 */
export async function changeShelter(
  context: ShelterContext,
  change: ShelterChange,
  versions: SeenVersions,
): Promise<Shelter> {
  // A stale save is refused before its picture is decoded.
  await refuseStale(context.db, versions, (await findSaved(context.db)).version, context.clock.zone);
  const photos = await prepareLogo(change);
  const { saved, replaced } = await withStoredFiles(context, photos, ([logo]) =>
    inTransaction(context, (within) => write(within, change, versions, logo)),
  );
  if (replaced) await removeFiles(context.photoStore, [replaced]);
  return saved;
}

/** The invented facts of the built-in record, which would be wrong for a real shelter. */
const NOTHING_INVENTED: SavedFields = {
  street: "",
  postalCode: "",
  city: "",
  phone: "",
  openingHours: [],
  social: { facebook: null, instagram: null, youtube: null },
};

/** The record of a shelter that is being set up: what is left out stays empty (rules §12). @param context in a transaction */
export async function saveFirstRecord({ db, clock }: System, fields: SavedFields): Promise<void> {
  const { version } = await lockSaved(db);
  const record = JSON.stringify({ ...NOTHING_INVENTED, ...fields });
  await db
    .updateTable("shelter")
    .set({ record, version: version + 1, changed_at: clock.now() })
    .execute();
}
