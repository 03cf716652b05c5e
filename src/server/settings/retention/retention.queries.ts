import { type RawBuilder, sql } from "kysely";
import { COUNTED_AT_MOST, RETENTION_KINDS, type RetentionKind } from "../../../contract/platform/retention.ts";
import type { RetentionCount, RetentionPeriod } from "../../../contract/settings/retention.ts";
import { instant, instantOrNull } from "../../base/clock.ts";
import type { System } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { ACCOUNTS_IN_PROCESS, keptKind } from "./areas-of-retention.ts";
import { endOfPeriod, nextNight } from "./night.ts";

/** The records of a kind that ended before a moment, the oldest first. */
export const endedBefore = (kind: RetentionKind, before: Date): RawBuilder<unknown> =>
  keptKind(kind).ended({ before, inProcess: ACCOUNTS_IN_PROCESS });

/** Counts them, but not for ever: a shelter of many years has hundreds of thousands. */
async function countEnded(db: Db, kind: RetentionKind, before: Date): Promise<RetentionCount> {
  const counted = await sql<{ count: number; oldest: Date | null }>`
    select count(*)::int as count, min(at) as oldest
    from (${endedBefore(kind, before)} limit ${sql.lit(COUNTED_AT_MOST + 1)}) ended`.execute(db);
  const { count = 0, oldest = null } = counted.rows[0] ?? {};
  return { count: Math.min(count, COUNTED_AT_MOST), isMore: count > COUNTED_AT_MOST, oldest: instantOrNull(oldest) };
}

/** What a period would erase in its first night. */
export async function dueBy({ db, clock }: System, kind: RetentionKind, months: number, past?: SavedPeriod) {
  const night = nextNight(clock, past);
  return { night, due: await countEnded(db, kind, endOfPeriod(night, months, clock.zone)) };
}

const selectPeriods = (db: Db) =>
  db
    .selectFrom("retention_periods as p")
    .leftJoin("employees as e", "e.account_id", "p.changed_by")
    .select(["p.kind", "p.months", "p.version", "p.changed_at as changedAt", "p.erased"])
    .select(["p.ran_on as ranOn", "p.finished_on as finishedOn"])
    .select(sql<string | null>`e.name || ' ' || e.surname`.as("changedBy"));

/** A period that somebody has set. */
export type SavedPeriod = Awaited<ReturnType<typeof findPeriod>>;

export const findPeriod = (db: Db, kind: RetentionKind) =>
  selectPeriods(db).where("p.kind", "=", kind).executeTakeFirst();

/** @param saved undefined: nobody has set one, and nothing is erased */
async function present({ db, clock }: System, kind: RetentionKind, saved: SavedPeriod): Promise<RetentionPeriod> {
  const months = saved?.months ?? null;
  return {
    kind,
    months,
    held: await countEnded(db, kind, clock.now()),
    next: months === null ? null : await dueBy({ db, clock }, kind, months, saved),
    last: saved?.ranOn ? { night: saved.ranOn, erased: saved.erased } : null,
    changed: saved ? { at: instant(saved.changedAt), by: saved.changedBy } : null,
    version: saved?.version ?? 0,
  };
}

export async function readPeriod(system: System, kind: RetentionKind): Promise<RetentionPeriod> {
  return present(system, kind, await findPeriod(system.db, kind));
}

/** Every kind with its period, what it holds, and what the next night will erase. */
export async function listPeriods(system: System): Promise<{ items: RetentionPeriod[] }> {
  const items: RetentionPeriod[] = [];
  for (const kind of RETENTION_KINDS) items.push(await readPeriod(system, kind));
  return { items };
}
