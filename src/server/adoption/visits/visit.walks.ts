import { sql } from "kysely";
import type { AdoptionVisits } from "../../../contract/adoption/visits.ts";
import { shelter } from "../../../contract/platform/shelter.ts";
import { personOf } from "../../accounts/person.sql.ts";
import { type Actor, isStaff } from "../../platform/actor.ts";
import { type Clock, instant, today } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/pool.ts";

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

/** The walks that an adoption needs now, and how many of them staff say took place. */
export async function walksOf(
  db: Db,
  clock: Clock,
  { id, animalId, userId }: { id: number; animalId: number; userId: number },
): Promise<{ needed: number; done: number }> {
  const animal = await db
    .selectFrom("animals")
    .select(["type", "born_on as bornOn"])
    .where("id", "=", animalId)
    .executeTakeFirstOrThrow();
  const needed = walksNeeded(animal, today(clock));
  if (needed === 0) return { needed, done: 0 };
  const { done } = await db
    .selectFrom("visits")
    .select(sql<number>`count(*)::int`.as("done"))
    .where("animal_id", "=", animalId)
    .where("user_id", "=", userId)
    .where("kind", "=", "visit")
    .where("state", "=", "done")
    .where(({ eb, or }) => or([eb("adoption_id", "is", null), eb("adoption_id", "=", id)]))
    .executeTakeFirstOrThrow();
  return { needed, done };
}

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
