import { sql } from "kysely";
import type { Visit, VisitAction } from "../../../contract/adoption/visits.ts";
import type { PageOf } from "../../../contract/platform/lists.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { type Actor, isStaff } from "../../base/actor.ts";
import { type Clock, instant } from "../../base/clock.ts";
import { notFound } from "../../base/errors.ts";
import { type PageRequest, pageOfIds } from "../../database/paging.ts";
import type { Db } from "../../database/pool.ts";
import { descending, orderBy } from "../../database/sorting.ts";

/** A visit as it is stored. */
export type StoredVisit = Omit<Visit, "startsAt" | "actions"> & { startsAt: Date; sequence: number };

const COLUMNS = sql`v.id, v.kind, v.animal_id as "animalId", n.name as "animalName", n.type as "animalType",
  n.main_photo_id as "mainPhotoId", v.user_id as "userId", u.name || ' ' || u.surname as "visitorFullName",
  v.employee_id as "employeeId", e.name || ' ' || e.surname as "employeeFullName", v.adoption_id as "adoptionId",
  v.starts_at as "startsAt", v.minutes, v.state, v.cancelled_by as "cancelledBy", v.sequence`;
const JOINS = sql`join animals as n on n.id = v.animal_id join users as u on u.id = v.user_id
  left join employees as e on e.id = v.employee_id`;

type Moment = Pick<StoredVisit, "kind" | "state" | "startsAt">;

/** The actions of this person with a visit: the visitor may cancel it before it begins. */
function actionsOf(visit: Moment, actor: Actor, now: Date): VisitAction[] {
  if (isStaff(actor)) return staffActionsOf(visit, now);
  const { state, startsAt } = visit;
  return state === "booked" && startsAt > now ? ["cancel"] : [];
}

/** The actions of staff with a visit; they may correct the outcome. That an animal was fetched is its handover. */
export function staffActionsOf({ kind, state, startsAt }: Moment, now: Date): VisitAction[] {
  const isToCome = startsAt > now;
  if (state === "cancelled") return [];
  if (isToCome) return state === "booked" ? ["cancel", "move"] : [];
  if (kind === "fetching") return state === "booked" ? ["missed"] : [];
  return (["done", "missed"] as const).filter((outcome) => outcome !== state);
}

/** @returns the visit as this person reads it */
export function presentVisit(visit: StoredVisit, actor: Actor, { now }: Clock): Visit {
  const { sequence: _, ...facts } = visit;
  return { ...facts, startsAt: instant(visit.startsAt), actions: actionsOf(visit, actor, now()) };
}

/** One visit. @throws HttpProblem 404, also when it is somebody else's and this person is not staff */
export async function requireVisit(
  db: Db,
  id: number,
  actor: Actor,
  { forUpdate }: { forUpdate?: true } = {},
): Promise<StoredVisit> {
  const lock = forUpdate ? sql`for update of v` : sql``;
  const { rows } = await sql<StoredVisit>`
    select ${COLUMNS} from visits as v ${JOINS} where v.id = ${id} ${lock}`.execute(db);
  const [visit] = rows;
  const isOwn = actor.role === "user" && visit?.userId === actor.personId;
  if (!visit || !(isStaff(actor) || isOwn)) throw notFound(recordTexts().visits.notFound);
  return visit;
}

/** The visits of one user, the latest first. */
export function visitsOfUser(db: Db, userId: number, query: PageRequest): Promise<PageOf<StoredVisit>> {
  return pageOfIds(
    db,
    {
      id: sql`v.id`,
      found: sql`visits as v where v.user_id = ${userId}`,
      order: orderBy(descending(sql`v.starts_at`), descending(sql`v.id`)),
    },
    (ids) => sql<StoredVisit>`select ${COLUMNS} from (${ids}) as page join visits as v on v.id = page.id ${JOINS}`,
    query,
  );
}

/** The adopter's visits to the animal of an adoption, and its home checks, without cancelled ones, the earliest first. */
export async function visitsOfAdoption(
  db: Db,
  { id, animalId, userId }: { id: number; animalId: number; userId: number },
): Promise<StoredVisit[]> {
  const { rows } = await sql<StoredVisit>`
    select ${COLUMNS} from visits as v ${JOINS}
    where v.animal_id = ${animalId} and v.user_id = ${userId} and v.state <> 'cancelled'
      and (v.adoption_id is null or v.adoption_id = ${id})
    order by v.starts_at, v.id limit 100`.execute(db);
  return rows;
}
