import { sql } from "kysely";
import { compiledOnce } from "../database/compiled-once.ts";

/** The newest stages that are looked at, and the fewest that say anything. */
const SAMPLE = { most: 100, least: 5 } as const;

/** The stages in which the shelter takes the next step (spec §4). */
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
 * How many days a stage of this type has taken lately, as the median of the newest that are over, at least one.
 * @returns null when it is the adopter's own, or too few are over to say
 */
export async function usualDays(db: Parameters<typeof median>[0], type: number): Promise<number | null> {
  if (!SHELTERS_STAGES.has(type)) return null;
  const [row] = await median(db, { type });
  return row?.days == null || row.count < SAMPLE.least ? null : Math.max(1, row.days);
}
