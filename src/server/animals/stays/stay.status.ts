import { sql } from "kysely";
import type { StoredStatus } from "../../../contract/animals/animals.ts";
import { today } from "../../base/clock.ts";
import type { System } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { isActive } from "./hold.queries.ts";

/** SQL for the order of an animal's stays. They never overlap, so their days decide; `turn` orders those of one day. */
export const latestStayFirst = sql`s.intake_on desc, s.outcome_on desc nulls first, s.turn desc`;

/**
 * SQL for the status of `animals as a` by its stays (rules §14). This is its only definition; the first case that fits
 * counts.
 * @param day today at the shelter
 */
export const derivedStatus = (day: string) => sql<StoredStatus>`coalesce((
  select case
    when not s.is_open and s.outcome_type = 'adoption' then 'Adopted'
    when not s.is_open then 'Left'
    when exists (select from adoptions as o where o.stay_id = s.id and o.completed) then 'Adopted'
    when exists (select from adoptions as o where o.stay_id = s.id and o.holds_open_stay) then 'Reserved'
    when a.not_for_adoption then 'InCare'
    when exists (select from holds as h where h.stay_id = s.id and ${isActive("h", day)}) then 'InCare'
    else 'Available' end
  from stays as s where s.animal_id = a.id order by ${latestStayFirst} limit 1), 'Left')`;

/** The same for an animal that comes with its last stay and is not for adoption: nothing of it is here yet. */
export const statusOfImported = (outcomeType: string | undefined): StoredStatus =>
  outcomeType === undefined ? "InCare" : outcomeType === "adoption" ? "Adopted" : "Left";

/**
 * Updates the status of an animal from its stays. Every change that affects it calls this in its own transaction, which has
 * locked the animal.
 * @returns 1 when the status has changed, else 0
 */
export function deriveStatus({ db: tx, clock }: System, animalId: number): Promise<number> {
  return deriveStatuses(tx, [animalId], today(clock));
}

/** The same for many animals. @returns how many have another status now */
export async function deriveStatuses(tx: Db, animalIds: readonly number[], day: string): Promise<number> {
  const { numAffectedRows } = await sql`
    update animals as a set status = ${derivedStatus(day)}
    where a.id = any(${animalIds}::int[]) and a.status <> ${derivedStatus(day)}`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
