import { sql } from "kysely";
import type { AdoptionVisits } from "../../../contract/adoption/visits.ts";
import { shelter } from "../../../contract/platform/shelter.ts";
import { personOf } from "../../accounts/person.sql.ts";
import { type Actor, isStaff } from "../../base/actor.ts";
import { instant } from "../../base/clock.ts";
import type { Db } from "../../database/pool.ts";

/**
 * The number of walks before an adoption. Dogs from a certain age need them; one of unknown age counts as grown up (spec §9).
 */
export function walksNeeded({ type, bornOn }: { type: string; bornOn: string | null }, day: string): number {
  const { walks, walksFromMonths } = shelter().rules;
  if (type !== "Dog") return 0;
  if (bornOn === null) return walks;
  const { years, months } = Temporal.PlainDate.from(bornOn).until(day, { largestUnit: "year" });
  return years * 12 + months >= walksFromMonths ? walks : 0;
}

/** SQL for how many walks staff say took place in an adoption `a`. */
export const walksDone = sql<number>`(
  select count(*)::int from visits as v
  where v.animal_id = a.animal_id and v.user_id = a.user_id and v.kind = 'visit' and v.state = 'done'
    and (v.adoption_id is null or v.adoption_id = a.id))`;

const CONTRACT_STAGE = 6;

/** Who issued the present contract in spite of missing walks, and why; null when nobody did. Only staff read who and why. */
export async function walksLeftOut(
  db: Db,
  { id, stageType }: { id: number; stageType: number },
  actor: Actor,
): Promise<AdoptionVisits["leftOut"]> {
  if (stageType !== CONTRACT_STAGE) return null;
  const issued = await db
    .selectFrom("adoption_history as h")
    .where("h.adoption_id", "=", id)
    .where("h.event", "in", ["home-check/complete", "contract/issue"])
    .orderBy("h.id", "desc")
    .select(["h.at", "h.cautions", "h.despite", personOf("h.actor_account_id").as("person")])
    .executeTakeFirst();
  if (!issued?.cautions.includes("walks")) return null;
  const forStaff = isStaff(actor);
  return {
    at: instant(issued.at),
    actorFullName: forStaff ? (issued.person ?? "") : "",
    reason: forStaff ? issued.despite : "",
  };
}
