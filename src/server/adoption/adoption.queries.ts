import { type RawBuilder, type SqlBool, sql } from "kysely";
import { yearsOn } from "../../contract/accounts/person-age.ts";
import type { AdoptionItem, AdoptionQuery } from "../../contract/adoption/adoptions.ts";
import type { Outcome, StageStatus, StageType } from "../../contract/animals/adoption-state.ts";
import type { PageOf } from "../../contract/platform/lists.ts";
import { isStaff, type SignedIn } from "../base/actor.ts";
import { instant, today } from "../base/clock.ts";
import { reachOf } from "../base/policy.ts";
import { compiledOnce } from "../database/compiled-once.ts";
import type { Context } from "../database/context.ts";
import { pageOfIds, type SqlList } from "../database/paging.ts";
import type { Db } from "../database/pool.ts";
import { contains, containsIndexed } from "../database/search.ts";
import { alphabetical, descending, orderBy, orderOf } from "../database/sorting.ts";
import { storedCount } from "../database/stored-counts.ts";
import { holdsAnimal } from "./adoption.holder.ts";
import { type Recipient, recipientOfAdoption } from "./adoption.recipient.ts";

/** The state of an adoption, and this person's relation to it. */
export type FoundAdoption = {
  id: number;
  animalId: number;
  userId: number;
  /** The stay of the animal that it was applied for in. */
  stayId: number;
  stageType: StageType;
  stageStatus: StageStatus;
  outcome: Outcome | null;
  /** Whether the animal is reserved for this adopter or lives with them (`adoption.holder.ts`). */
  holdsAnimal: boolean;
  isAdopter: boolean;
  /** Whether this employee is assigned to the open stage. */
  isAssignee: boolean;
};

/** An adoption that is locked, and who gets the letters about it. */
export type LockedAdoption = FoundAdoption & { recipient: Recipient };

/** SQL for whether this employee is assigned to the current stage, and the assignment has not ended. */
export const assignedNow = (actor: SignedIn) => sql<SqlBool>`exists (
  select from adoption_stages s join adoption_stage_assignees x on x.stage_id = s.id
  where s.adoption_id = a.id and s.type = a.stage_type and x.employee_id = ${actor.personId} and x.end_at is null)`;

const assignedEver = (actor: Pick<SignedIn, "personId">) => sql<SqlBool>`exists (
  select from adoption_stages s join adoption_stage_assignees x on x.stage_id = s.id
  where s.adoption_id = a.id and x.employee_id = ${actor.personId})`;

/**
 * The adoptions that this person may see: admins all, users their own, employees those with a stage that is or was assigned
 * to them (rules §11).
 */
export function visibleTo(db: Db, actor: Pick<SignedIn, "role" | "personId">) {
  const all = db.selectFrom("adoptions as a");
  const reach = reachOf(actor, "adoptions.read");
  if (reach === "all") return all;
  return reach === "own" ? all.where("a.user_id", "=", actor.personId) : all.where(assignedEver(actor));
}

/**
 * Locks the animal of an adoption that this person may see. An animal is always locked before its adoptions: so steps for
 * one animal run one after another, and a step can close rival adoptions without a deadlock.
 */
export async function lockAnimalOf(tx: Db, { role, personId }: SignedIn, id: number): Promise<void> {
  await ANIMAL_LOCKS[role](tx, { personId, id });
}

type Wanted = { personId: number; id: number };

const animalLock = (role: SignedIn["role"]) =>
  compiledOnce(
    (tx, { personId, id }: Wanted) =>
      visibleTo(tx, { role, personId })
        .innerJoin("animals as n", "n.id", "a.animal_id")
        .where("a.id", "=", id)
        .select("n.id")
        .forNoKeyUpdate("n"),
    "never",
  );
const ANIMAL_LOCKS = { user: animalLock("user"), employee: animalLock("employee"), admin: animalLock("admin") };

const adoptionLock = (role: SignedIn["role"]) =>
  compiledOnce((tx, { personId, id }: Wanted) =>
    visibleTo(tx, { role, personId })
      .where("a.id", "=", id)
      .select(["a.id", "a.animal_id as animalId", "a.user_id as userId", "a.stay_id as stayId", "a.outcome"])
      .select(holdsAnimal("a").as("holdsAnimal"))
      .select(sql<StageType>`a.stage_type`.as("stageType"))
      .select([sql<StageStatus>`a.stage_status`.as("stageStatus"), recipientOfAdoption.as("recipient")])
      .forUpdate(),
  );
const ADOPTION_LOCKS = { user: adoptionLock("user"), employee: adoptionLock("employee"), admin: adoptionLock("admin") };

/** How this person is related to an adoption; undefined when they may not see it. */
export async function findRelation(
  db: Db,
  actor: SignedIn,
  id: number,
): Promise<Pick<FoundAdoption, "isAdopter" | "isAssignee"> | undefined> {
  const row = await visibleTo(db, actor).where("a.id", "=", id).select("a.user_id").executeTakeFirst();
  return row && relationTo(db, actor, { id, userId: row.user_id });
}

async function relationTo(db: Db, actor: SignedIn, { id, userId }: Pick<FoundAdoption, "id" | "userId">) {
  return {
    isAdopter: actor.role === "user" && userId === actor.personId,
    isAssignee: actor.role === "employee" && (await isAssignedNow(db, actor, id)),
  };
}

/** Locks an adoption until the transaction ends, and reads this person's relation to it. @throws Error when there is none */
export async function lockAdoption(tx: Db, actor: SignedIn, id: number): Promise<LockedAdoption> {
  const found = await lockFor(tx, "admin", actor, id);
  if (!found) throw new Error(`There is no adoption ${id}.`);
  return found;
}

/**
 * Locks an adoption that this person may see, and its animal before.
 * @returns undefined when there is none for this person
 */
export async function lockWithAnimal(tx: Db, actor: SignedIn, id: number): Promise<LockedAdoption | undefined> {
  await lockAnimalOf(tx, actor, id);
  return lockFor(tx, actor.role, actor, id);
}

async function lockFor(
  tx: Db,
  role: SignedIn["role"],
  actor: SignedIn,
  id: number,
): Promise<LockedAdoption | undefined> {
  const [row] = await ADOPTION_LOCKS[role](tx, { personId: actor.personId, id });
  return row && { ...row, ...(await relationTo(tx, actor, row)) };
}

/** A separate query after the lock, because the assignees may have changed while the transaction waited for it. */
async function isAssignedNow(tx: Db, actor: SignedIn, id: number): Promise<boolean> {
  const { isAssignee } = await tx
    .selectFrom("adoptions as a")
    .where("a.id", "=", id)
    .select(assignedNow(actor).as("isAssignee"))
    .executeTakeFirstOrThrow();
  return isAssignee === true;
}

/** The list: all (for admins), assigned to this employee now, or the user's own (spec §6, rules §11). */
export type AdoptionList = "all" | "assigned" | "mine";

/** The condition of a list other than all. Staff have no own adoptions: their `personId` is an employee's id. */
const inList = (actor: SignedIn, list: Exclude<AdoptionList, "all">): RawBuilder<SqlBool> =>
  list === "assigned" ? assignedNow(actor) : sql<SqlBool>`a.user_id = ${actor.role === "user" ? actor.personId : 0}`;

/** The columns to sort by. `moment` is a parameter because two tables have it and a query reads only one of them. */
const sortsOf = (moment: RawBuilder<unknown>) => ({
  animalName: alphabetical("n.animal_name"),
  adopterFullName: alphabetical("n.adopter_name"),
  stage: [sql`a.stage_type`, sql`a.stage_status`],
  createdAt: moment,
});

/**
 * SQL for all adoptions as `a`, by their stage. The few open ones are sorted when somebody asks, those that ended are read in
 * order: so no index has what a step changes (decision 0075).
 */
const inOrderOfStages = (order: RawBuilder<unknown>) => sql`(
  select id, stage_type, stage_status from adoptions where outcome is null
  union all (
    select * from (
      select id, ended_stage_type as stage_type, ended_stage_status as stage_status from adoptions where outcome is not null
    ) as a order by ${order})) as a`;

/**
 * SQL for the list of all adoptions. It searches and sorts by `adoption_names`, whose rows are a tenth as wide as the
 * source tables' (decision 0024). The adoptions themselves are read only for the stage.
 */
function allAdoptions({ q, sort }: AdoptionQuery): SqlList {
  const byStage = sort?.endsWith("stage");
  const id = sql.ref(byStage ? "a.id" : "n.adoption_id");
  const moment = sql.ref("n.created_at");
  const list = { id, order: orderOf(sort, sortsOf(moment), id, orderBy(descending(moment), descending(id))) };
  const total = storedCount("adoptions");
  if (!q) return { ...list, found: byStage ? inOrderOfStages : sql`adoption_names as n`, total };
  const matches = containsIndexed(sql.ref("n.names_folded"), q);
  const stages = byStage ? sql`join adoptions as a on a.id = n.adoption_id` : sql``;
  return {
    ...list,
    found: sql`(select * from adoption_names as n where ${matches} offset 0) as n ${stages}`,
    total: sql<number>`(select count(*) from adoption_names as n where ${matches})`,
    // Not when sorted by a name: then the matches are next to each other, and a scan may read most rows before the first one.
    ...(!sort?.endsWith("Name") && {
      search: {
        walked: byStage
          ? (order: RawBuilder<unknown>) =>
              sql`${inOrderOfStages(order)} join adoption_names as n on n.adoption_id = a.id where ${matches}`
          : sql`adoption_names as n where ${matches}`,
        outOf: total,
      },
    }),
  };
}

/** SQL for the shorter lists. They stay small in an old shelter, too, so their rows are collected first and then filtered. */
function filteredAdoptions(condition: RawBuilder<SqlBool>, { q, sort }: AdoptionQuery): SqlList {
  const [id, moment] = [sql.ref("a.id"), sql.ref("a.created_at")];
  const order = orderOf(sort, sortsOf(moment), id, orderBy(descending(moment), descending(id)));
  const filtered = sql`(select * from adoptions as a where ${condition} offset 0) as a`;
  const names = sql`join adoption_names as n on n.adoption_id = a.id`;
  if (q) return { id, order, found: sql`${filtered} ${names} where ${contains(sql.ref("n.names_folded"), q)}` };
  return { id, order, found: sort?.endsWith("Name") ? sql`${filtered} ${names}` : filtered };
}

function adoptionList(actor: SignedIn, list: AdoptionList, query: AdoptionQuery): SqlList {
  const conditions = [
    ...(list === "all" ? [] : [inList(actor, list)]),
    ...(query.open === "true" ? [sql<SqlBool>`a.outcome is null`] : []),
    ...(query.userId === undefined ? [] : [sql<SqlBool>`a.user_id = ${query.userId}`]),
  ];
  if (conditions.length === 0) return allAdoptions(query);
  return filteredAdoptions(sql<SqlBool>`${sql.join(conditions, sql` and `)}`, query);
}

/** One page of adoptions, newest first unless sorted otherwise. @param query.q part of the animal's or the adopter's name */
export async function listAdoptions(
  { db, clock, actor }: Context,
  list: AdoptionList,
  query: AdoptionQuery,
): Promise<PageOf<AdoptionItem>> {
  const page = await pageOfIds(db, adoptionList(actor, list, query), itemsOf, query);
  return { ...page, items: page.items.map((row) => presentItem(row, actor, today(clock))) };
}

/** A row of a list. */
export type ItemRow = Omit<AdoptionItem, "createdAt" | "adopterAge"> & {
  created_at: Date;
  adopterBornOn: string | null;
};

/** SQL for the rows of a list. @param ids of the adoptions */
export const itemsOf = (ids: RawBuilder<unknown>) => sql<ItemRow>`
  select a.id, a.animal_id as "animalId", n.animal_name as "animalName", n.adopter_name as "adopterFullName",
    (select u.date_of_birth from users as u where u.id = a.user_id) as "adopterBornOn", a.created_at, a.outcome, a.stage_type as "currentStageType", a.stage_status as "currentStageStatus",
    (select s.id from adoption_stages as s where s.adoption_id = a.id and s.type = a.stage_type) as "currentStageId"
  from (${ids}) as page join adoptions as a on a.id = page.id join adoption_names as n on n.adoption_id = a.id`;

/** @returns the row in the shape of the contract; staff get the adopter's age on this day of the shelter */
export const presentItem = (
  { created_at, adopterBornOn, ...item }: ItemRow,
  actor: SignedIn,
  day: string,
): AdoptionItem => ({
  ...item,
  createdAt: instant(created_at),
  ...(isStaff(actor) && { adopterAge: ageOfAdopter(adopterBornOn, day) }),
});

/** The adopter's age in whole years; null when nobody knows it, as after an account was closed. */
export const ageOfAdopter = (bornOn: string | null, day: string): number | null =>
  bornOn === null ? null : yearsOn(bornOn, day);

/** The number of open applications for an animal, and those that this person may see, the oldest first. */
export async function openApplicationsFor(
  { db, clock, actor }: Context,
  animalId: number,
): Promise<{ total: number; items: AdoptionItem[] }> {
  const open = (from: ReturnType<typeof visibleTo>) =>
    from.where("a.animal_id", "=", animalId).where("a.outcome", "is", null);
  const { total } = await open(db.selectFrom("adoptions as a"))
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const seen = open(visibleTo(db, actor)).select("a.id");
  const { rows } = await sql<ItemRow>`${itemsOf(sql`${seen}`)} order by a.created_at, a.id`.execute(db);
  return { total: Number(total), items: rows.map((row) => presentItem(row, actor, today(clock))) };
}

/** The number of open adoptions in a list. */
export async function countOpenAdoptions(db: Db, actor: SignedIn, list: AdoptionList): Promise<number> {
  const { found } = adoptionList(actor, list, { open: "true", pageSize: 1 });
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${found}`.execute(db);
  return rows[0]?.total ?? 0;
}
