import { type RawBuilder, sql } from "kysely";
import { conflict } from "../../base/errors.ts";
import type { Context, System } from "../../database/context.ts";
import { isMissingReference, isUniqueViolation, overlapConstraint } from "../../database/database-errors.ts";
import type { Db } from "../../database/pool.ts";
import { addRow } from "../../database/rows.ts";
import type { Row } from "../../parts/merging/merge.rows.ts";
import { serverTexts } from "../../texts/texts.ts";

/** What was changed in the record that stays, by table. */
export type Changed = { before: Record<string, Row>; after: Record<string, Row> };
export type WrittenMerge = Changed & { mergeId: number };

type NewMerge = {
  goneId: number;
  goneAccountId?: number;
  intoId: number;
  userId?: number;
  animalId?: number;
  gone: object;
};

/** Stores a merge. What it changes in the one that stays is stored when that is known. */
export async function addMerge({ db: tx, clock, actor }: Context, merge: NewMerge): Promise<number> {
  return addRow(tx, "merges", {
    gone_id: merge.goneId,
    gone_account_id: merge.goneAccountId ?? null,
    into_id: merge.intoId,
    user_id: merge.userId ?? null,
    animal_id: merge.animalId ?? null,
    merged_at: clock.now(),
    merged_by: actor.accountId,
    gone: JSON.stringify(merge.gone),
  });
}

/** Stores what was changed, for an undo. */
export async function saveChanged(tx: Db, id: number, { before, after }: Changed): Promise<void> {
  const changed = { before: JSON.stringify(before), after: JSON.stringify(after) };
  await tx.updateTable("merges").set(changed).where("id", "=", id).execute();
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The columns that differ between a row before and after. @param derived what follows from other rows */
export function differences(before: Row, after: Row, derived: ReadonlySet<string>): { before: Row; after: Row } {
  const names = Object.keys(after).filter((name) => !derived.has(name) && !isSame(before[name], after[name]));
  const of = (row: Row) => Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
  return { before: of(before), after: of(after) };
}

/** The columns as they were before a merge; what somebody has changed since stays. */
export const unchangedSince = (now: Row, { before, after }: { before: Row; after: Row }): Row =>
  Object.fromEntries(Object.entries(before).filter(([name]) => isSame(now[name], after[name])));

/** The names of animals and adopters are kept with the adoptions: those that have moved get the present ones. */
export async function nameAdoptions(tx: Db, of: RawBuilder<unknown>): Promise<void> {
  await sql`
    update adoption_names as n set animal_name = a.name, adopter_name = u.name || ' ' || u.surname
    from adoptions as o join animals as a on a.id = o.animal_id join users as u on u.id = o.user_id
    where o.id = n.adoption_id and ${of} and (n.animal_name <> a.name or n.adopter_name <> u.name || ' ' || u.surname)`.execute(
    tx,
  );
}

/** Rows that name the same animal together are compared at the end. */
const TOGETHER = sql`adoptions_stay_id_animal_id_fkey, treatments_stay_id_animal_id_fkey, animals_main_photo_id_id_fkey,
  stays_returned_adoption_id_animal_id_returns_completed_fkey, stays_adoption_id_animal_id_ended_by_completed_fkey`;

const isInTheWay = (error: unknown) =>
  isMissingReference(error) || isUniqueViolation(error) || overlapConstraint(error) !== undefined;

/**
 * Runs work in which rows that belong together change one after another.
 * @throws HttpProblem 409 when the database forbids the result
 */
export async function changeTogether<R>({ db: tx }: System, work: () => Promise<R>): Promise<R> {
  try {
    await sql`set constraints ${TOGETHER} deferred`.execute(tx);
    const result = await work();
    await sql`set constraints all immediate`.execute(tx);
    return result;
  } catch (error) {
    throw isInTheWay(error) ? conflict(serverTexts().merges.inTheWay) : error;
  }
}
