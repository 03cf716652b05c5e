import { type RawBuilder, sql } from "kysely";
import { RESOURCE_LIMITS, type ResourceChange } from "../../../contract/giving/resources.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import type { Actor } from "../../base/actor.ts";
import { conflict } from "../../base/errors.ts";
import type { Context } from "../../database/context.ts";

/** Use is read from the last so many days. */
const WINDOW_DAYS = 60;
/** With less to go by nothing is said: so many days, and so many times that something was taken. */
const LEAST = { days: 7, times: 3 } as const;

/**
 * For how many days the resource `r` lasts: what is there, by what was taken in a day since its first known change of the
 * last 60 days. Null while too little is known.
 */
export const lastsForDays = (now: Date): RawBuilder<number | null> => sql<number | null>`(
  select case when count(*) filter (where c.difference < 0) >= ${sql.lit(LEAST.times)}
      and ${now}::timestamptz - min(c.changed_at) >= make_interval(days => ${sql.lit(LEAST.days)})
    then floor(r.amount * extract(epoch from ${now}::timestamptz - min(c.changed_at))
      / 86400 / -sum(c.difference) filter (where c.difference < 0))::int end
  from resource_changes as c
  where c.resource_id = r.id and c.changed_at > ${now}::timestamptz - make_interval(days => ${sql.lit(WINDOW_DAYS)})
    and c.changed_at <= ${now}::timestamptz)`;

type Counted = { id: number; amount: number };

/** Notes that an amount has changed; the caller has locked the resource. */
export async function noteUse(
  { db, clock, actor }: Context<Actor>,
  resourceId: number,
  difference: number,
): Promise<void> {
  if (difference === 0) return;
  const changed_by = actor.role === "visitor" ? null : actor.accountId;
  await db
    .insertInto("resource_changes")
    .values({ resource_id: resourceId, changed_at: clock.now(), difference, changed_by })
    .execute();
}

/** Notes the difference that a change of the whole record makes. */
export const noteChange = (context: Context<Actor>, before: Counted, { amount }: ResourceChange) =>
  noteUse(context, before.id, (amount ?? before.amount) - before.amount);

/**
 * Adds a difference to an amount, so that what two people take at once is taken twice. The caller has locked the resource.
 * @throws HttpProblem 409 when less is there than is taken, or when more would be there than fits
 */
export async function addToAmount(context: Context<Actor>, before: Counted, difference: number): Promise<void> {
  const amount = before.amount + difference;
  if (amount < 0) throw conflict(recordTexts().resources.onlyLeft(before.amount));
  if (amount > RESOURCE_LIMITS.amount) throw conflict(recordTexts().resources.full(RESOURCE_LIMITS.amount));
  await context.db.updateTable("resources").set({ amount }).where("id", "=", before.id).execute();
  await noteUse(context, before.id, difference);
}
