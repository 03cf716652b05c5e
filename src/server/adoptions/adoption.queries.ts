import { type SqlBool, sql } from "kysely";
import type { AdoptionItem, AdoptionQuery, Outcome, StageStatus, StageType } from "../../contract/adoptions.ts";
import type { PageOf } from "../../contract/shared.ts";
import { compiledOnce } from "../database/compiled-once.ts";
import { pageOf } from "../database/paging.ts";
import type { Db } from "../database/pool.ts";
import { contains } from "../database/search.ts";
import { alphabetical, orderOf } from "../database/sorting.ts";
import type { SignedIn } from "../sessions/actor.ts";

/** An adoption as it stands, and how this person stands to it. */
export type FoundAdoption = {
  id: number;
  animalId: number;
  userId: number;
  stageType: StageType;
  stageStatus: StageStatus;
  outcome: Outcome | null;
  /** Whether it holds the animal: reserved for this adopter, or living with them (migration 0024). */
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
  if (actor.role === "admin") return all;
  return actor.role === "user" ? all.where("a.user_id", "=", actor.personId) : all.where(assignedEver(actor));
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

function inList(db: Db, actor: SignedIn, list: AdoptionList) {
  const all = db
    .selectFrom("adoptions as a")
    .innerJoin("animals as n", "n.id", "a.animal_id")
    .innerJoin("users as u", "u.id", "a.user_id");
  if (list === "all") return all;
  if (list === "assigned") return all.where(assignedNow(actor));
  // Staff have no adoptions of their own; their person's id is an employee's.
  return all.where("a.user_id", "=", actor.role === "user" ? actor.personId : 0);
}

const NEWEST = sql`a.created_at desc, a.id desc`;
const SORTED = {
  animalName: alphabetical("n.name"),
  adopterFullName: sql`(u.name || ' ' || u.surname) collate "pl-x-icu"`,
  stage: sql`a.stage_type * 10 + a.stage_status`,
  createdAt: sql`a.created_at`,
};

/** One page of adoptions, the newest first unless it is sorted otherwise. @param query.q a part of the animal's or the adopter's name */
export async function listAdoptions(
  db: Db,
  actor: SignedIn,
  list: AdoptionList,
  query: AdoptionQuery,
): Promise<PageOf<AdoptionItem>> {
  const { q, open } = query;
  const found = inList(db, actor, list)
    .$if(open === "true", (adoptions) => adoptions.where("a.outcome", "is", null))
    .$if(Boolean(q), (adoptions) =>
      adoptions.where(({ or }) =>
        or([contains(sql.ref("n.name_folded"), q ?? ""), contains(sql.ref("u.name_folded"), q ?? "")]),
      ),
    );
  const page = await pageOf(
    db,
    found,
    (adoptions) =>
      adoptions
        .select(["a.id", "a.animal_id as animalId", "n.name as animalName", "a.created_at", "a.outcome"])
        .select(sql<string>`u.name || ' ' || u.surname`.as("adopterFullName"))
        .select(["a.stage_type as currentStageType", "a.stage_status as currentStageStatus"])
        .select(
          sql<number>`(select s.id from adoption_stages s where s.adoption_id = a.id and s.type = a.stage_type)`.as(
            "currentStageId",
          ),
        )
        .orderBy(orderOf(query.sort, SORTED, sql`a.id`, NEWEST)),
    query,
  );
  return {
    ...page,
    items: page.items.map(({ created_at, ...item }) => ({ ...item, createdAt: created_at.toISOString() })),
  };
}
