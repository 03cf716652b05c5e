import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { AdoptionItem, AdoptionQuery, Outcome, StageStatus, StageType } from "../../contract/adoptions.ts";
import type { PageOf } from "../../contract/shared.ts";
import { compiledOnce } from "../database/compiled-once.ts";
import { keptCount } from "../database/kept-counts.ts";
import { pageOfIds, type SqlList } from "../database/paging.ts";
import type { Db } from "../database/pool.ts";
import { contains, containsInLong } from "../database/search.ts";
import { alphabetical, falling, orderBy, orderOf } from "../database/sorting.ts";
import { reachOf } from "../policy.ts";
import type { SignedIn } from "../sessions/actor.ts";

/** An adoption as it stands, and how this person stands to it. */
export type FoundAdoption = {
  id: number;
  animalId: number;
  userId: number;
  stageType: StageType;
  stageStatus: StageStatus;
  outcome: Outcome | null;
  /** Whether it holds the animal: reserved for this adopter, or living with them (migration 0020). */
  holdsAnimal: boolean;
  isAdopter: boolean;
  /** Whether this employee has the stage that is open now. */
  isAssignee: boolean;
};

/** The person is an assignee of the current stage and has not ended it. */
const assignedNow = (actor: SignedIn) => sql<SqlBool>`exists (
  select from adoption_stages s join adoption_stage_assignees x on x.stage_id = s.id
  where s.adoption_id = a.id and s.type = a.stage_type and x.employee_id = ${actor.personId} and x.end_at is null)`;

const assignedEver = (actor: Pick<SignedIn, "personId">) => sql<SqlBool>`exists (
  select from adoption_stages s join adoption_stage_assignees x on x.stage_id = s.id
  where s.adoption_id = a.id and x.employee_id = ${actor.personId})`;

/**
 * The adoptions that this person may see: admins all, users their own, employees those of which they have or had a
 * stage; for everybody else there is none (decisions §11).
 */
export function visibleTo(db: Db, actor: Pick<SignedIn, "role" | "personId">) {
  const all = db.selectFrom("adoptions as a");
  const reach = reachOf(actor.role, "adoptions.read");
  if (reach === "all") return all;
  return reach === "own" ? all.where("a.user_id", "=", actor.personId) : all.where(assignedEver(actor));
}

/**
 * Locks the animal that an adoption is of, if this person may see the adoption; which animal that is never changes. The
 * animal is locked before its adoptions, always: so all moves about one animal stand in one line, and rivals can be
 * closed without two transactions waiting for each other.
 * @returns whether there is such an adoption for this person
 */
export async function lockAnimalOf(tx: Db, { role, personId }: SignedIn, id: number): Promise<boolean> {
  const animals = await ANIMAL_LOCKS[role](tx, { personId, id });
  return animals.length > 0;
}

const animalLock = (role: SignedIn["role"]) =>
  compiledOnce((tx, { personId, id }: { personId: number; id: number }) =>
    visibleTo(tx, { role, personId })
      .innerJoin("animals as n", "n.id", "a.animal_id")
      .where("a.id", "=", id)
      .select("n.id")
      .forNoKeyUpdate("n"),
  );
const ANIMAL_LOCKS = { user: animalLock("user"), employee: animalLock("employee"), admin: animalLock("admin") };

const adoptionLock = compiledOnce((tx, { id }: { id: number }) =>
  tx
    .selectFrom("adoptions as a")
    .where("a.id", "=", id)
    .select(["a.id", "a.animal_id as animalId", "a.user_id as userId", "a.outcome", "a.holds_animal as holdsAnimal"])
    .select(sql<StageType>`a.stage_type`.as("stageType"))
    .select(sql<StageStatus>`a.stage_status`.as("stageStatus"))
    .forUpdate(),
);

/** How this person stands to an adoption; undefined when there is none that they may see. */
export async function findStanding(
  db: Db,
  actor: SignedIn,
  id: number,
): Promise<Pick<FoundAdoption, "isAdopter" | "isAssignee"> | undefined> {
  const row = await visibleTo(db, actor).where("a.id", "=", id).select("a.user_id").executeTakeFirst();
  return row && standing(db, actor, { id, userId: row.user_id });
}

async function standing(db: Db, actor: SignedIn, { id, userId }: Pick<FoundAdoption, "id" | "userId">) {
  return {
    isAdopter: actor.role === "user" && userId === actor.personId,
    isAssignee: actor.role === "employee" && (await isAssignedNow(db, actor, id)),
  };
}

/** The adoption, locked until the transaction ends, with how this person stands to it. @throws Error when there is none */
export async function lockAdoption(tx: Db, actor: SignedIn, id: number): Promise<FoundAdoption> {
  const [row] = await adoptionLock(tx, { id });
  if (!row) throw new Error(`There is no adoption ${id}.`);
  return { ...row, ...(await standing(tx, actor, row)) };
}

/** Asked once the adoption is locked: whoever waited for the lock finds the assignees as they are then. */
async function isAssignedNow(tx: Db, actor: SignedIn, id: number): Promise<boolean> {
  const { isAssignee } = await tx
    .selectFrom("adoptions as a")
    .where("a.id", "=", id)
    .select(assignedNow(actor).as("isAssignee"))
    .executeTakeFirstOrThrow();
  return isAssignee === true;
}

/** Which list was asked for: all (admins), those assigned to this employee now, or the user's own (spec §6, decisions §11). */
export type AdoptionList = "all" | "assigned" | "mine";

/** The adoptions of a list other than all; staff have none of their own, as their person's id is an employee's. */
const inList = (actor: SignedIn, list: Exclude<AdoptionList, "all">): RawBuilder<SqlBool> =>
  list === "assigned" ? assignedNow(actor) : sql<SqlBool>`a.user_id = ${actor.role === "user" ? actor.personId : 0}`;

/** What is compared; moments and ids stand in both tables, and are read from the one that is read anyway. */
const sortsOf = (moment: RawBuilder<unknown>) => ({
  animalName: alphabetical("n.animal_name"),
  adopterFullName: alphabetical("n.adopter_name"),
  stage: [sql`a.stage_type`, sql`a.stage_status`],
  createdAt: moment,
});

/**
 * All adoptions in SQL. `adoption_names` has the names that they are searched and sorted by beside one another, in rows a
 * tenth as wide as those that they come from (decision 0024); the adoptions themselves are read for their stage alone.
 */
function allAdoptions({ q, sort }: AdoptionQuery): SqlList {
  const byStage = sort?.endsWith("stage");
  const id = sql.ref(byStage ? "a.id" : "n.adoption_id");
  const moment = sql.ref("n.created_at");
  const list = { id, order: orderOf(sort, sortsOf(moment), id, orderBy(falling(moment), falling(id))) };
  const total = keptCount("adoptions");
  if (!q) return { ...list, found: byStage ? sql`adoptions as a` : sql`adoption_names as n`, total };
  const matches = containsInLong(sql.ref("n.names_folded"), q);
  const stages = byStage ? sql`join adoptions as a on a.id = n.adoption_id` : sql``;
  return {
    ...list,
    found: sql`(select * from adoption_names as n where ${matches} offset 0) as n ${stages}`,
    total: sql<number>`(select count(*) from adoption_names as n where ${matches})`,
    // By the names that are searched, those that match stand together, maybe at the far end: they are not walked to.
    ...(!sort?.endsWith("Name") && {
      search: { walked: sql`adoption_names as n ${stages} where ${matches}`, outOf: total },
    }),
  };
}

/** Some adoptions in SQL: so few, however old the shelter is, that they are collected first and then looked at one by one. */
function someAdoptions(condition: RawBuilder<SqlBool>, { q, sort }: AdoptionQuery): SqlList {
  const [id, moment] = [sql.ref("a.id"), sql.ref("a.created_at")];
  const order = orderOf(sort, sortsOf(moment), id, orderBy(falling(moment), falling(id)));
  const some = sql`(select * from adoptions as a where ${condition} offset 0) as a`;
  const names = sql`join adoption_names as n on n.adoption_id = a.id`;
  if (q) return { id, order, found: sql`${some} ${names} where ${contains(sql.ref("n.names_folded"), q)}` };
  return { id, order, found: sort?.endsWith("Name") ? sql`${some} ${names}` : some };
}

function listOfAdoptions(actor: SignedIn, list: AdoptionList, query: AdoptionQuery): SqlList {
  const conditions = [
    ...(list === "all" ? [] : [inList(actor, list)]),
    ...(query.open === "true" ? [sql<SqlBool>`a.outcome is null`] : []),
  ];
  if (conditions.length === 0) return allAdoptions(query);
  return someAdoptions(sql<SqlBool>`${sql.join(conditions, sql` and `)}`, query);
}

/** One page of adoptions, the newest first unless it is sorted otherwise. @param query.q a part of the animal's or the adopter's name */
export async function listAdoptions(
  db: Db,
  actor: SignedIn,
  list: AdoptionList,
  query: AdoptionQuery,
): Promise<PageOf<AdoptionItem>> {
  const page = await pageOfIds(
    db,
    listOfAdoptions(actor, list, query),
    (ids) => sql<Omit<AdoptionItem, "createdAt"> & { created_at: Date }>`
      select a.id, a.animal_id as "animalId", n.animal_name as "animalName", n.adopter_name as "adopterFullName",
        a.created_at, a.outcome, a.stage_type as "currentStageType", a.stage_status as "currentStageStatus",
        (select s.id from adoption_stages as s where s.adoption_id = a.id and s.type = a.stage_type) as "currentStageId"
      from (${ids}) as page join adoptions as a on a.id = page.id join adoption_names as n on n.adoption_id = a.id`,
    query,
  );
  return {
    ...page,
    items: page.items.map(({ created_at, ...item }) => ({ ...item, createdAt: created_at.toISOString() })),
  };
}

/** How many of a list's adoptions are under way. */
export async function countOpenAdoptions(db: Db, actor: SignedIn, list: AdoptionList): Promise<number> {
  const { found } = listOfAdoptions(actor, list, { open: "true", pageSize: 1 });
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${found}`.execute(db);
  return rows[0]?.total ?? 0;
}
