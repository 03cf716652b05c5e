import { type RawBuilder, sql } from "kysely";
import { inTransaction, type System } from "../../database/context.ts";
import { writeOneByOne } from "../../platform/background/one-by-one.ts";
import { HOME_CHECK_STAGE } from "./visit.adoption.ts";
import { queueVisitLetter, type VisitEvent } from "./visit.letters.ts";

/** How long before a visit the visitor is reminded. */
const BEFORE = "24 hours";

type Work = System & { publicUrl: string };

/** Cancels visits that cannot take place, so that nobody is reminded of them, and reminds of the others (rules §5). */
export async function cancelAndRemind(work: Work): Promise<void> {
  try {
    await cancelUnavailable(work);
  } finally {
    await remindVisitors(work);
  }
}

/**
 * Updates each visit and queues its letter, in one transaction for each visit.
 * @param update returns false when the visit needs no letter any more
 * @returns the number of letters
 */
function updateWithLetters(
  work: Work,
  visits: readonly { id: number }[],
  event: VisitEvent,
  update: (within: Work, id: number) => Promise<boolean>,
): Promise<number> {
  const ids = visits.map(({ id }) => id);
  return writeOneByOne("visit", ids, (id) =>
    inTransaction(work, async (within) => {
      if (!(await update(within, id))) return 0;
      await queueVisitLetter(within, id, event);
      return 1;
    }),
  );
}

/**
 * Reminds everybody whose visit begins within a day, unless they learned the time less than a day before it. The mark and
 * the letter are committed together, so that nobody is reminded twice, also when the process is killed.
 * @returns how many letters were written
 * @throws AggregateError as {@link writeOneByOne}
 */
export async function remindVisitors(work: Work): Promise<number> {
  const now = work.clock.now();
  const due = sql<boolean>`state = 'booked' and reminded_at is null and starts_at > ${now}
    and starts_at <= ${now}::timestamptz + ${BEFORE}::interval and told_at <= starts_at - ${BEFORE}::interval`;
  const ids = await work.db.selectFrom("visits").select("id").where(due).orderBy("id").execute();
  return updateWithLetters(work, ids, "reminder", async ({ db: tx }, id) => {
    const marked = await tx
      .updateTable("visits")
      .set({ reminded_at: now })
      .where("id", "=", id)
      .where(due)
      .returning("id")
      .executeTakeFirst();
    return marked !== undefined;
  });
}

/** SQL for visits to animals that have left, are on hold or are reserved for others, and home checks of ended adoptions. */
const IS_UNAVAILABLE = sql<boolean>`(
  (v.kind = 'home_check' and exists (select from adoptions as o where o.id = v.adoption_id and o.outcome is not null))
  or (v.kind = 'fetching' and not exists (select from adoptions as o join stays as s on s.id = o.stay_id
    where o.id = v.adoption_id and o.completed and s.is_open))
  or (v.kind = 'visit' and exists (
    select from animals as a where a.id = v.animal_id and (a.archived_at is not null
      or a.status in ('Adopted', 'Left', 'InCare')
      or (a.status = 'Reserved' and not exists (select from adoptions as o
        where o.animal_id = a.id and o.user_id = v.user_id and o.outcome is null and o.stage_type in (5, 6)))))))`;

/** SQL for home checks of adoptions that have moved on to the contract. */
const IS_NOT_NEEDED = sql<boolean>`(v.kind = 'home_check' and exists (select from adoptions as o
  where o.id = v.adoption_id and o.outcome is null and o.stage_type > ${HOME_CHECK_STAGE}))`;

/** Cancels visits that cannot take place and home checks that are not needed any more. @returns how many */
export async function cancelUnavailable(work: Work): Promise<number> {
  const unavailable = await cancelWhere(work, IS_UNAVAILABLE, "unavailable");
  return unavailable + (await cancelWhere(work, IS_NOT_NEEDED, "notNeeded"));
}

async function cancelWhere(work: Work, condition: RawBuilder<boolean>, event: VisitEvent): Promise<number> {
  const isDue = sql<boolean>`v.state = 'booked' and v.starts_at > ${work.clock.now()} and ${condition}`;
  const ids = await work.db.selectFrom("visits as v").select("v.id").where(isDue).orderBy("v.id").execute();
  return updateWithLetters(work, ids, event, async ({ db: tx }, id) => {
    const cancelled = await tx
      .updateTable("visits as v")
      .set(({ eb }) => ({
        state: "cancelled",
        cancelled_by: "shelter",
        cancelled_at: work.clock.now(),
        sequence: eb("v.sequence", "+", 1),
      }))
      .where("v.id", "=", id)
      .where(isDue)
      .returning("v.id")
      .executeTakeFirst();
    return cancelled !== undefined;
  });
}
