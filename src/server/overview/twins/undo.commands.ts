import { sql } from "kysely";
import { conflict, notFound, orNotFound } from "../../base/errors.ts";
import { type Context, inTransaction, type WithSettings } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { changeRows } from "../../database/rows.ts";
import type { WithKeys } from "../../parts/keys/keys.ts";
import { lockWhole, type Row } from "../../parts/merging/merge.rows.ts";
import { forgetMerge, undoableSince } from "../../parts/merging/merges.store.ts";
import { audit } from "../../platform/audit/audit.commands.ts";
import { serverTexts } from "../../texts/texts.ts";
import { undoAnimalMerge } from "./merge.animals.ts";
import { readMoves } from "./merge.moves.ts";
import { laterMerges } from "./merge.queries.ts";
import { undoUserMerge } from "./merge.users.ts";
import type { Changed } from "./merge.write.ts";

const readMerge = (db: Db, id: number) => db.selectFrom("merges").selectAll().where("id", "=", id);

/** Locks the record that was kept, and then the merge: merges lock in this order, too. @throws HttpProblem 404 */
async function lockMerge(tx: Db, id: number) {
  const found = orNotFound(await readMerge(tx, id).executeTakeFirst());
  const kept =
    found.animal_id === null
      ? await lockWhole(tx, "users", Number(found.user_id))
      : await lockWhole(tx, "animals", found.animal_id);
  const merge = orNotFound(await readMerge(tx, id).forUpdate().executeTakeFirst());
  if (!kept || merge.animal_id !== found.animal_id || merge.user_id !== found.user_id)
    throw conflict(serverTexts().merges.further(""));
  return { merge, kept };
}

type Locked = Awaited<ReturnType<typeof lockMerge>>;

/** @throws HttpProblem 409 when it was undone, can be undone no more, or something else comes first */
async function refuse(tx: Db, { merge, kept }: Locked, now: Date): Promise<void> {
  const said = serverTexts().merges;
  if (merge.undone_at !== null) throw conflict(said.undone);
  const { rows } = await sql<{ name: string }>`
    select k.name from merges as m cross join lateral (${laterMerges("m")}) as k where m.id = ${merge.id} order by k.id desc limit 1`.execute(
    tx,
  );
  const [last] = rows;
  if (last || (merge.animal_id ?? merge.user_id) !== merge.into_id) throw conflict(said.further(last?.name ?? ""));
  if (merge.gone === null || merge.merged_at <= undoableSince(now)) throw conflict(said.tooLate);
  if (kept.archived_at !== null) throw conflict(said.deleted);
}

/**
 * Takes a merge back, in one transaction: both records are there again. What was added since stays with the one that was kept,
 * except what belongs to a stay that goes back; what was changed stays as it is.
 * @throws HttpProblem 404, 409 with what stands in the way
 */
export function undoMerge(context: Context & WithSettings & WithKeys, id: number): Promise<void> {
  return inTransaction(context, async (within) => {
    const { db: tx, clock, actor } = within;
    const locked = await lockMerge(tx, id);
    await refuse(tx, locked, clock.now());
    const { merge, kept } = locked;
    const gone = merge.gone as unknown as Record<string, Row>;
    const changed = { before: merge.before, after: merge.after } as unknown as Changed;
    const moves = await readMoves(tx, id);
    const pair = { gone: merge.gone_id, kept: merge.into_id };
    if (merge.animal_id !== null) await undoAnimalMerge(within, { pair, gone: gone.animals ?? {}, changed, moves });
    else {
      const accounts = { gone: Number(merge.gone_account_id), kept: Number(kept.account_id) };
      const rows = { users: gone.users ?? {}, accounts: gone.accounts ?? {} };
      await undoUserMerge(within, { users: pair, accounts, gone: rows, changed, moves });
    }
    await changeRows(tx, "merges", id, { undone_at: clock.now(), undone_by: actor.accountId });
    await forgetMerge(tx, id);
    const subject = merge.animal_id === null ? "user" : "animal";
    await audit(within, "undo merge", { subject, id: pair.kept, details: { gone: pair.gone } });
    await audit(within, "undo merge", { subject, id: pair.gone, details: { into: pair.kept } });
  });
}

/** Says that a pair are two. @throws HttpProblem 404 */
export async function dismissTwins({ db, clock, actor }: Context, id: number): Promise<void> {
  const row = await db
    .updateTable("twins")
    .set((is) => ({ dismissed_reasons: is.ref("reasons"), dismissed_at: clock.now(), dismissed_by: actor.accountId }))
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  if (!row) throw notFound();
}
