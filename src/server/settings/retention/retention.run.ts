import { sql } from "kysely";
import { RETENTION_KINDS, type RetentionKind } from "../../../contract/platform/retention.ts";
import type { Clock } from "../../base/clock.ts";
import { inTransaction, type System } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { audit } from "../../platform/audit/audit.commands.ts";
import { keptKind } from "./areas-of-retention.ts";
import { endOfPeriod, hasCome, nextNight } from "./night.ts";
import { RETENTION } from "./retention.commands.ts";
import { endedBefore } from "./retention.queries.ts";

/** How many records one transaction erases. */
const STEP = 200;
/** A run that takes longer goes on with the next one. */
const LONGEST_RUN_MS = 10 * 60_000;

/**
 * Erases what has had its time, kind by kind, in short transactions: a server that is killed loses one of them, and the next
 * run goes on. What somebody works on just now waits for the next night.
 */
export async function eraseByPeriods(db: Db, _now: Date, clock: Clock, longestMs = LONGEST_RUN_MS): Promise<void> {
  const until = performance.now() + longestMs;
  for (const kind of RETENTION_KINDS) {
    while (performance.now() < until && (await eraseSome({ db, clock }, kind)));
  }
}

/** @returns whether there may be more to erase. The period is read anew each time: it may just have been changed. */
function eraseSome(system: System, kind: RetentionKind): Promise<boolean> {
  return inTransaction(system, async (within) => {
    const { db: tx, clock } = within;
    const period = await claimPeriod(tx, kind);
    if (!period?.months) return false;
    const night = nextNight(clock, period);
    if (!hasCome(night, clock)) return false;
    const ids = await claimEnded(tx, kind, endOfPeriod(night, period.months, clock.zone));
    if (ids.length === 0) {
      await tx.updateTable("retention_periods").set({ finished_on: night }).where("kind", "=", kind).execute();
      return false;
    }
    await keptKind(kind).erase(tx, ids, clock.now());
    await countErased(tx, kind, { night, count: ids.length });
    const details = { kind, months: period.months, count: ids.length };
    await audit({ ...within, actor: null }, "erase", { subject: RETENTION, id: null, details });
    return true;
  });
}

/** The period of a kind, locked; undefined while another server works with it, or an admin changes it. */
const claimPeriod = (tx: Db, kind: RetentionKind) =>
  tx
    .selectFrom("retention_periods")
    .select(["months", "changed_at as changedAt", "finished_on as finishedOn"])
    .where("kind", "=", kind)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

async function claimEnded(tx: Db, kind: RetentionKind, before: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${endedBefore(kind, before)} limit ${sql.lit(STEP)}
    for update of r skip locked`.execute(tx);
  return rows.map(({ id }) => id);
}

async function countErased(tx: Db, kind: RetentionKind, { night, count }: { night: string; count: number }) {
  const before = sql<number>`case when ran_on = ${night} then erased else 0 end`;
  await tx
    .updateTable("retention_periods")
    .set({ ran_on: night, erased: sql`${before} + ${count}::int` })
    .where("kind", "=", kind)
    .execute();
}
