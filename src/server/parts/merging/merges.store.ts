import { sql } from "kysely";
import { UNDO_DAYS } from "../../../contract/platform/merging.ts";
import { DAY_MS } from "../../base/clock.ts";
import { anyOf } from "../../database/any-of.ts";
import type { Db } from "../../database/pool.ts";
import { forgetChanges } from "../../platform/audit/audit.commands.ts";

/** The animal that has what was an animal's that is no more, if it was merged into that one. */
export async function mergedInto(db: Db, animalId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom("merges")
    .select("animal_id")
    .where("gone_id", "=", animalId)
    .where("animal_id", "is not", null)
    .where("undone_at", "is", null)
    .executeTakeFirst();
  return row?.animal_id ?? undefined;
}

/** A merge can be undone when it is younger than this. */
export const undoableSince = (now: Date): Date => new Date(now.getTime() - UNDO_DAYS * DAY_MS);

async function forget(tx: Db, ids: readonly number[]): Promise<void> {
  await tx.updateTable("merges").set({ gone: null, before: null, after: null }).where("id", "=", anyOf(ids)).execute();
  await tx.deleteFrom("merge_moves").where("merge_id", "=", anyOf(ids)).execute();
}

/** Forgets what undoing a merge would need: it was undone, or can be undone no more. */
export const forgetMerge = (tx: Db, id: number): Promise<void> => forget(tx, [id]);

/** Forgets what is kept of merges that can be undone no more. */
export async function forgetOldMerges(db: Db, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const old = await tx
      .selectFrom("merges")
      .select("id")
      .where("gone", "is not", null)
      .where("merged_at", "<=", undoableSince(now))
      .execute();
    await forget(
      tx,
      old.map(({ id }) => id),
    );
  });
}

/** Erases what is kept of the records that were merged into a user who leaves, and what was changed in them (rules §10). */
export async function eraseMergesOf(tx: Db, userId: number): Promise<void> {
  const { rows } = await sql<{ id: number; gone_id: number }>`
    select id, gone_id from merges where user_id = ${userId} for update`.execute(tx);
  await forget(
    tx,
    rows.map(({ id }) => id),
  );
  await forgetChanges(
    tx,
    "user",
    rows.map(({ gone_id }) => gone_id),
  );
}
