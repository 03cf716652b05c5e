import { type RawBuilder, sql } from "kysely";
import type { Handover, HandoverAction } from "../../contract/adoption/handovers.ts";
import { shelter } from "../../contract/platform/shelter.ts";
import { dayIn } from "../../contract/platform/time.ts";
import type { Actor } from "../base/actor.ts";
import { type Clock, today } from "../base/clock.ts";
import { may } from "../base/policy.ts";
import type { Db } from "../database/pool.ts";

const DAY_MS = 24 * 60 * 60_000;

/** What is stored about a handover; moments are as JSON has them. */
export type StoredHandover = {
  stayId: number;
  isWaiting: boolean;
  on: string | null;
  recordedAt: string | null;
  fetching: { visitId: number; startsAt: string; minutes: number } | null;
};

/**
 * SQL for the handover of the completed adoption `a`, as JSON: its animal waits while the stay goes on. Null for one that is
 * not completed.
 */
export const handoverOf: RawBuilder<StoredHandover | null> = sql<StoredHandover | null>`(
  select json_build_object('stayId', s.id, 'isWaiting', s.is_open, 'on', s.outcome_on, 'recordedAt', s.outcome_recorded_at,
    'fetching', (select json_build_object('visitId', v.id, 'startsAt', v.starts_at, 'minutes', v.minutes) from visits as v
      where v.adoption_id = a.id and v.kind = 'fetching' and v.state = 'booked' limit 1))
  from stays as s where s.id = a.stay_id and a.completed and (s.is_open or s.adoption_id = a.id))`;

/** SQL for whether the animal of the adoption `a` waits to be fetched. */
export const waitsToBeFetched = (adoption: string) => sql<boolean>`(${sql.ref(`${adoption}.completed`)} is true
  and exists (select from stays as s where s.id = ${sql.ref(`${adoption}.stay_id`)} and s.is_open))`;

/** @returns whether an animal that was handed over may still be taken back: on the same day, while it has not come back */
export const mayUndo = (recordedAt: Date | null, returnedAt: Date | string | null, clock: Clock): boolean =>
  recordedAt !== null && !returnedAt && dayIn(clock.zone, recordedAt) === today(clock);

const WAITING: readonly HandoverAction[] = ["agree", "handOver", "callOff"];

/** @returns the handover as this person reads it; null before the contract is accepted */
export function presentHandover(
  row: { handover: StoredHandover | null; closed_at: Date | null; returned_at: Date | null },
  actor: Actor,
  clock: Clock,
): Handover | null {
  const { handover, closed_at, returned_at } = row;
  if (!handover || !closed_at) return null;
  const { isWaiting, on, recordedAt, fetching } = handover;
  const since = dayIn(clock.zone, closed_at);
  const days = Math.max(0, Math.round((Date.parse(on ?? today(clock)) - Date.parse(since)) / DAY_MS));
  const isUndoable = !isWaiting && mayUndo(recordedAt === null ? null : new Date(recordedAt), returned_at, clock);
  const possible: readonly HandoverAction[] = isWaiting ? WAITING : isUndoable ? ["undo"] : [];
  return {
    state: isWaiting ? "waiting" : "handedOver",
    since,
    days,
    isLate: isWaiting && days > shelter().rules.fetchDays,
    on,
    fetching: fetching && { ...fetching, startsAt: new Date(fetching.startsAt).toISOString() },
    actions: may(actor, "adoptions.handOver") ? [...possible] : [],
  };
}

/** The adoption whose adopter has still to fetch this animal, or undefined. */
export function findWaiting(db: Db, animalId: number) {
  return db
    .selectFrom("adoptions as a")
    .select(["a.id", "a.stay_id as stayId"])
    .where("a.animal_id", "=", animalId)
    .where(waitsToBeFetched("a"))
    .executeTakeFirst();
}
