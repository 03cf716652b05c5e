import { type RawBuilder, sql } from "kysely";
import type { Found, Waiting } from "../../contract/adoption/morning-and-search.ts";
import type { LifeItemOf } from "../../contract/animals/life.ts";
import { FOUND_OF_EACH } from "../../contract/platform/lists.ts";
import { personOf } from "../accounts/person.sql.ts";
import type { SignedIn } from "../base/actor.ts";
import type { Context } from "../database/context.ts";
import type { Db } from "../database/pool.ts";
import { hasWords } from "../database/search-words.ts";
import { dayOf, lifeEvent } from "../parts/sources/life-event.ts";
import type { AreaSources } from "../parts/sources/sources.ts";
import { visibleTo } from "./adoption.queries.ts";
import { adoptionsWaiting, animalsToBeFetched, visitsToday } from "./morning.queries.ts";

/** Adoptions by the names of animal and adopter, the newest first. */
async function findAdoptions(db: Db, q: string, actor: SignedIn): Promise<Found["adoptions"]> {
  const found = visibleTo(db, actor)
    .innerJoin("adoption_names as n", "n.adoption_id", "a.id")
    .where(hasWords(sql.ref("n.names_folded"), q))
    .orderBy("n.created_at", "desc")
    .orderBy("n.adoption_id", "desc")
    .limit(FOUND_OF_EACH)
    .select(["a.id", "a.outcome", "n.animal_name as animalName", "n.adopter_name as adopterFullName"])
    .select(["a.stage_type as currentStageType", "a.stage_status as currentStageStatus"]);
  return found.execute();
}

/** The steps of the adoptions that this person may see (rules §11, §14). */
function adoptionsLife({ db, actor, clock }: Context, animalId: number): RawBuilder<unknown>[] {
  const seen = visibleTo(db, actor).where("a.animal_id", "=", animalId).select("a.id");
  const adoption = lifeEvent<LifeItemOf<"adoption">>("adoption", "h.event", personOf("h.actor_account_id"), {
    adoptionId: "h.adoption_id",
    stageType: "h.stage_type",
    stageStatus: "h.stage_status",
    note: "h.note",
  });
  return [
    sql`select ${dayOf(clock)("h.at")}, h.at, true, ${adoption} from adoption_history as h where h.adoption_id in (${seen})`,
  ];
}

export const ADOPTION_SOURCES = {
  morning: {
    visit: {
      permission: "visits.write",
      find: visitsToday,
      actions: { done: "visits.write" },
      isQuick: ({ hasBegun }) => hasBegun,
      arrangements: [],
    },
    handover: { permission: "adoptions.handOver", find: animalsToBeFetched, arrangements: ["putOff", "hand"] },
    adoption: { permission: "adoptions.readAssigned", find: adoptionsWaiting, arrangements: ["putOff"] },
  },
  search: { adoptions: findAdoptions },
  life: adoptionsLife,
} satisfies AreaSources<Waiting, Found>;
