import { type RawBuilder, sql } from "kysely";
import { inTransaction, type System } from "../context.ts";
import { writeOneByOne } from "../jobs-queue/one-by-one.ts";
import { HOME_CHECK_STAGE } from "./visit.adoption.ts";
import { queueVisitLetter, type VisitEvent } from "./visit.letters.ts";

/** A visitor is reminded so long before a visit. */
const BEFORE = "24 hours";

type Work = System & { publicUrl: string };

/** Calls off what cannot take place before anybody is reminded of it, and reminds of the rest (rules §5). */
export async function callOffAndRemind(work: Work): Promise<void> {
  try {
    await callOffUnavailable(work);
  } finally {
    await remindVisitors(work);
  }
}

/** Does something for each visit in a transaction of its own, and writes the letter in the same. @returns how many letters */
function withLetters(
  work: Work,
  visits: readonly { id: number }[],
  event: VisitEvent,
  note: (within: Work, id: number) => Promise<boolean>,
): Promise<number> {
  const ids = visits.map(({ id }) => id);
  return writeOneByOne("visit", ids, (id) =>
    inTransaction(work, async (within) => {
      if (!(await note(within, id))) return 0;
      await queueVisitLetter(within, id, event);
      return 1;
    }),
  );
}

/**
 * Writes to everybody who comes within a day and was told of the time before. What is noted as written and the letter are
 * committed together, so that nobody is reminded twice, also when the process is killed.
 * @returns how many letters were written
 * @throws AggregateError as {@link writeOneByOne}
 */
export async function remindVisitors(work: Work): Promise<number> {
  const now = work.clock.now();
  const due = sql<boolean>`state = 'booked' and reminded_at is null and starts_at > ${now}
    and starts_at <= ${now}::timestamptz + ${BEFORE}::interval and told_at <= starts_at - ${BEFORE}::interval`;
  const ids = await work.db.selectFrom("visits").select("id").where(due).orderBy("id").execute();
  return withLetters(work, ids, "reminder", async ({ db: tx }, id) => {
    const noted = await tx
      .updateTable("visits")
      .set({ reminded_at: now })
      .where("id", "=", id)
      .where(due)
      .returning("id")
      .executeTakeFirst();
    return noted !== undefined;
  });
}

/** Visits to animals that have left, are on hold or wait for another family, and home checks of adoptions that are over. */
const IS_UNAVAILABLE = sql<boolean>`(
  (v.kind = 'home_check' and exists (select from adoptions as o where o.id = v.adoption_id and o.outcome is not null))
  or (v.kind = 'visit' and exists (
    select from animals as a where a.id = v.animal_id and (a.archived_at is not null
      or a.status in ('Adopted', 'Left', 'InCare')
      or (a.status = 'Reserved' and not exists (select from adoptions as o
        where o.animal_id = a.id and o.user_id = v.user_id and o.outcome is null and o.stage_type in (5, 6)))))))`;

/** Home checks of adoptions that have gone on to the contract. */
const IS_NOT_NEEDED = sql<boolean>`(v.kind = 'home_check' and exists (select from adoptions as o
  where o.id = v.adoption_id and o.outcome is null and o.stage_type > ${HOME_CHECK_STAGE}))`;

/** Calls off visits that cannot take place any more, and home checks that nobody needs now. @returns how many */
export async function callOffUnavailable(work: Work): Promise<number> {
  const unavailable = await callOffWhere(work, IS_UNAVAILABLE, "unavailable");
  return unavailable + (await callOffWhere(work, IS_NOT_NEEDED, "notNeeded"));
}

async function callOffWhere(work: Work, isSo: RawBuilder<boolean>, event: VisitEvent): Promise<number> {
  const isGone = sql<boolean>`v.state = 'booked' and v.starts_at > ${work.clock.now()} and ${isSo}`;
  const ids = await work.db.selectFrom("visits as v").select("v.id").where(isGone).orderBy("v.id").execute();
  return withLetters(work, ids, event, async ({ db: tx }, id) => {
    const noted = await tx
      .updateTable("visits as v")
      .set(({ eb }) => ({ state: "cancelled", cancelled_by: "shelter", sequence: eb("v.sequence", "+", 1) }))
      .where("v.id", "=", id)
      .where(isGone)
      .returning("v.id")
      .executeTakeFirst();
    return noted !== undefined;
  });
}
