import { sql } from "kysely";
import { compiledOnce } from "../platform/database/compiled-once.ts";
import type { Db } from "../platform/database/pool.ts";

/** The median is taken of the latest `most` stages; of fewer than `least` it would mean nothing. */
const SAMPLE = { most: 100, least: 5 } as const;

/** The stages in which the next step is the shelter's (spec §4). */
const SHELTERS_STAGES: ReadonlySet<number> = new Set([1, 3, 4, 5]);

const median = compiledOnce((db, { type }: { type: number }) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom("adoption_stages")
        .select(["opened_at", "closed_at"])
        .where("type", "=", type)
        .where("closed_at", "is not", null)
        .orderBy("closed_at", "desc")
        .limit(sql.lit(SAMPLE.most))
        .as("s"),
    )
    .select(
      sql<number | null>`ceil(percentile_cont(0.5) within group (
        order by extract(epoch from s.closed_at - s.opened_at)) / 86400)::int`.as("days"),
    )
    .select(sql<number>`count(*)::int`.as("count")),
);

/**
 * The usual duration of a stage of this type in days, at least one: the median of the latest that are over.
 * @returns null when the next step is the adopter's, or when too few stages are over
 */
export async function usualDays(db: Db, type: number): Promise<number | null> {
  if (!SHELTERS_STAGES.has(type)) return null;
  const [row] = await median(db, { type });
  return row?.days == null || row.count < SAMPLE.least ? null : Math.max(1, row.days);
}
