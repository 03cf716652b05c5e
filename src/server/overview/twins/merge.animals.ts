import { sql } from "kysely";
import type { AnimalMergeRequest } from "../../../contract/overview/twins.ts";
import { deriveStatus, latestStayFirst } from "../../animals/stays/stay.status.ts";
import type { Context, System } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import type { WithKeys } from "../../parts/keys/keys.ts";
import { addBack, lockWhole, type Moves, type Row, setColumns } from "../../parts/merging/merge.rows.ts";
import type { Pair } from "../../parts/merging/merging.ts";
import { takenColumns } from "./merge.fields.ts";
import { moveAll, moveAllBack, pairedRules } from "./merge.moves.ts";
import type { TwoAnimals } from "./merge.records.ts";
import { joinOpenStays, partOpenStays } from "./merge.stays.ts";
import {
  addMerge,
  type Changed,
  changeTogether,
  differences,
  nameAdoptions,
  saveChanged,
  unchangedSince,
  type WrittenMerge,
} from "./merge.write.ts";

/** Columns that follow from other rows, or say when the record was written. */
const DERIVED: ReadonlySet<string> = new Set([
  ...["status", "updated_at", "name_folded", "score_children", "score_animals", "score_energy", "score_independence"],
]);
const SCORES = "animal_attribute_scores.animal_id";

/** The last stay of both: what is said of offering the animal is said about it. */
async function lastStay(db: Db, { gone, kept }: Pair): Promise<{ animalId: number; intakeOn: string } | undefined> {
  const { rows } = await sql<{ animalId: number; intakeOn: string }>`
    select s.animal_id as "animalId", s.intake_on as "intakeOn" from stays as s where s.animal_id in (${gone}, ${kept})
    order by ${latestStayFirst} limit 1`.execute(db);
  return rows[0];
}

const profileTimes = async (tx: Db, animalId: number): Promise<number[]> =>
  (await tx.selectFrom("profile_times").select("id").where("animal_id", "=", animalId).execute()).map(({ id }) => id);

/** Writes a merge of two locked animals. Everything of the one that goes moves, and its row is deleted. */
export function writeAnimalMerge(
  within: Context & WithKeys,
  { pair, gone, kept }: TwoAnimals,
  fields: NonNullable<AnimalMergeRequest["fields"]>,
): Promise<WrittenMerge> {
  const { db: tx, clock, keys } = within;
  return changeTogether(within, async () => {
    const merge = { goneId: pair.gone, intoId: pair.kept, animalId: pair.kept, gone: { animals: gone } };
    const mergeId = await addMerge(within, merge);
    await joinOpenStays(within, mergeId, pair);
    const last = await lastStay(tx, pair);
    await moveAll(tx, mergeId, pairedRules(keys, { animals: pair }), fields.scores === "gone" ? [SCORES] : []);
    await tx.deleteFrom("animals").where("id", "=", pair.gone).execute();
    const times = await profileTimes(tx, pair.kept);
    const { not_for_adoption, show_while_in_care } = last?.animalId === pair.gone ? gone : kept;
    await setColumns(tx, "animals", pair.kept, {
      ...takenColumns("animals", { gone, kept, fields }),
      ...{ not_for_adoption, show_while_in_care, is_chipped: Boolean(kept.is_chipped || gone.is_chipped) },
      ...(last && { arrival_date: last.intakeOn }),
      updated_at: clock.now(),
    });
    await nameAdoptions(tx, sql`o.animal_id = ${pair.kept}`);
    await deriveStatus(within, pair.kept);
    await keepAvailableSince(tx, { pair, gone, kept });
    const now = (await lockWhole(tx, "animals", pair.kept)) ?? {};
    const { before, after } = differences(kept, now, DERIVED);
    const added = (await profileTimes(tx, pair.kept)).filter((id) => !times.includes(id));
    const changed: Changed = { before: { animals: before }, after: { animals: after, profile_times: { added } } };
    await saveChanged(tx, mergeId, changed);
    return { mergeId, before: { animals: before }, after: { animals: after } };
  });
}

/** It has been to have for as long as the one that went: nobody is told of it as new. */
async function keepAvailableSince(tx: Db, { pair, gone, kept }: TwoAnimals): Promise<void> {
  if (kept.status === "Available" || gone.status !== "Available") return;
  await sql`update animals set available_since = ${gone.available_since}::timestamptz
    where id = ${pair.kept} and status = 'Available'`.execute(tx);
}

/** What a merge has stored of two animals. */
export type StoredAnimalMerge = { pair: Pair; gone: Row; changed: Changed; moves: ReadonlyMap<string, Moves> };

/** Takes a merge back. The transaction has locked the animal that was kept. @throws HttpProblem 409 for what is in the way */
export function undoAnimalMerge(
  within: System & WithKeys,
  { pair, gone, changed, moves }: StoredAnimalMerge,
): Promise<void> {
  const { db: tx, clock, keys } = within;
  return changeTogether(within, async () => {
    const now = (await lockWhole(tx, "animals", pair.kept)) ?? {};
    await addBack(tx, "animals", [{ ...gone, main_photo_id: null, updated_at: clock.now() }]);
    await tx.deleteFrom("profile_times").where("animal_id", "=", pair.gone).execute();
    await moveAllBack(tx, moves, pairedRules(keys, { animals: pair }));
    await partOpenStays(within, moves);
    await followStays(tx, pair);
    const animals = { before: changed.before.animals ?? {}, after: changed.after.animals ?? {} };
    const restored = unchangedSince(now, animals);
    await setColumns(tx, "animals", pair.kept, { ...restored, updated_at: clock.now() });
    await setMainPhotos(tx, pair, gone.main_photo_id);
    await sql`select keep_scores(array[${pair.gone}, ${pair.kept}]::int[])`.execute(tx);
    await nameAdoptions(tx, sql`o.animal_id in (${pair.gone}, ${pair.kept})`);
    for (const id of [pair.gone, pair.kept]) await deriveStatus(within, id);
    const { available_since } = restored;
    if (available_since !== undefined) await setColumns(tx, "animals", pair.kept, { available_since });
    await tidyProfileTimes(tx, pair, (changed.after.profile_times?.added ?? []) as number[]);
    await restoreTwins(tx, pair, moves);
  });
}

/** What has been added to a stay since goes with it: its treatments and adoptions, and a return of one of these. */
async function followStays(tx: Db, { gone, kept }: Pair): Promise<void> {
  const ofStays = sql`stay_id in (select id from stays where animal_id = ${gone})`;
  const ofAdoptions = sql`(select id from adoptions where animal_id = ${gone})`;
  const move = async (table: string, which: ReturnType<typeof sql>) => {
    const { numAffectedRows } = await sql`
      update ${sql.table(table)} set animal_id = ${gone} where animal_id = ${kept} and ${which}`.execute(tx);
    return Number(numAffectedRows ?? 0);
  };
  while ((await move("adoptions", ofStays)) + (await move("stays", sql`returned_adoption_id in ${ofAdoptions}`)) > 0);
  await move("treatments", ofStays);
  await move("visits", sql`adoption_id in ${ofAdoptions}`);
}

/** Each has a main picture of its own, if it had one. */
async function setMainPhotos(tx: Db, { gone, kept }: Pair, photoId: unknown): Promise<void> {
  if (photoId)
    await sql`update animals set main_photo_id = coalesce(
        (select id from photos where animal_id = ${gone} and id = ${photoId}::int),
        (select id from photos where animal_id = ${gone} order by position limit 1)) where id = ${gone}`.execute(tx);
  await sql`update animals as a set main_photo_id = (select id from photos where animal_id = a.id order by position limit 1)
    where a.id = ${kept} and a.main_photo_id is not null
      and not exists (select from photos as p where p.id = a.main_photo_id and p.animal_id = a.id)`.execute(tx);
}

/** The times of the merge and of its undo go; what was said between them stays, and what holds now. */
async function tidyProfileTimes(tx: Db, { gone, kept }: Pair, added: readonly number[]): Promise<void> {
  await sql`
    delete from profile_times where animal_id = ${kept} and id = any(${added}::bigint[])
      and id <> (select id from profile_times where animal_id = ${kept} order by at desc, id desc limit 1)`.execute(tx);
  await sql`
    delete from profile_times where id in (
      select id from (
        select id, (is_told, is_offered) = lag((is_told, is_offered)) over (partition by animal_id order by at, id) as again
        from profile_times where animal_id in (${gone}, ${kept})) as t where again)`.execute(tx);
}

/** The pairs of the one that is back, with what was dismissed. */
async function restoreTwins(tx: Db, { gone, kept }: Pair, moves: ReadonlyMap<string, Moves>): Promise<void> {
  await sql`delete from twins where animal_one = ${gone} or animal_other = ${gone}`.execute(tx);
  for (const side of ["one", "other"]) await addBack(tx, "twins", moves.get(`twins.animal_${side}`)?.aside ?? []);
  await sql`select find_twins_of_animals(array[${gone}, ${kept}]::int[])`.execute(tx);
}
