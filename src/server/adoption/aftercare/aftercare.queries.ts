import { sql } from "kysely";
import type { Aftercare } from "../../../contract/adoption/aftercare.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { notFound } from "../../base/errors.ts";
import { may } from "../../base/policy.ts";
import type { Context } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { readersText } from "../../database/translations.ts";
import { longDay } from "../../texts/dates.ts";
import { serverTexts } from "../../texts/texts.ts";
import { visibleTo } from "../adoption.queries.ts";
import { waitsToBeFetched } from "../handover.queries.ts";

/** What was planned for an animal when this adoption ended its stay, the earliest first; nothing after a return. */
export async function nextDoses(db: Db, adoptionId: number): Promise<Aftercare["next"]> {
  const { rows } = await sql<Aftercare["next"][number]>`
    select ${readersText("k.name")} as kind, t.due_on as "dueOn"
    from adoptions as o join treatments as t on t.stay_id = o.stay_id and t.ended_with_stay
    join treatment_kinds as k on k.id = t.kind_id
    where o.id = ${adoptionId} and o.outcome = 'completed' and o.returned_at is null
    order by t.due_on, t.id`.execute(db);
  return rows;
}

/** Doses in a letter, one a line, in the reader's language. */
export function linesOf(doses: Aftercare["next"]): string {
  const { dose } = serverTexts().letters.aftercare;
  return doses.map(({ kind, dueOn }) => dose(kind, longDay(dueOn))).join("\n");
}

/**
 * The card of an adopted animal.
 * @throws HttpProblem 404 when this person may not read the adoption, or it is not completed, or the animal waits to be fetched
 */
export async function readAftercare({ db, actor }: Pick<Context, "db" | "actor">, id: number): Promise<Aftercare> {
  const adoption = await visibleTo(db, actor)
    .leftJoin("aftercare_reminders as r", (on) => on.onRef("r.adoption_id", "=", "a.id").on("r.ended_at", "is", null))
    .where("a.id", "=", id)
    .where("a.outcome", "=", "completed")
    .where(({ not }) => not(waitsToBeFetched("a")))
    .select(["a.animal_id as animalId", "a.user_id as userId", "a.returned_at as returnedAt", "r.asked_at as askedAt"])
    .executeTakeFirstOrThrow(() => notFound(recordTexts().adoptions.notFound));
  const { rows: given } = await sql<Aftercare["given"][number]>`
    select ${readersText("k.name")} as kind, t.given_on as "givenOn", t.batch
    from treatments as t join treatment_kinds as k on k.id = t.kind_id
    where t.animal_id = ${adoption.animalId} and t.state = 'given'
      and t.given_on <= (select s.outcome_on from stays as s where s.adoption_id = ${id})
    order by t.given_on desc, t.id desc`.execute(db);
  const isOwn = actor.role === "user" && adoption.userId === actor.personId;
  const mayRemind = adoption.returnedAt === null && may(actor, "aftercare.remind", { own: isOwn });
  return {
    next: await nextDoses(db, id),
    given,
    reminders: adoption.askedAt !== null,
    actions: mayRemind ? ["remind"] : [],
  };
}
