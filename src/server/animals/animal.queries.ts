import { type RawBuilder, type SqlBool, sql } from "kysely";
import {
  ANIMAL_TYPES,
  type Animal,
  type AnimalAction,
  type AnimalDetail,
  type AnimalMeta,
  type AnimalQuery,
  STAFF_SORTS,
} from "../../contract/animals/animals.ts";
import type { KnownFact } from "../../contract/animals/household.ts";
import type { PageOf } from "../../contract/platform/lists.ts";
import { recordTexts } from "../../contract/texts/texts.ts";
import { type Actor, isStaff, VISITOR } from "../base/actor.ts";
import { type Clock, today } from "../base/clock.ts";
import { notFound } from "../base/errors.ts";
import { may, type Permission } from "../base/policy.ts";
import type { Context, System } from "../database/context.ts";
import { pageOfIds } from "../database/paging.ts";
import type { Db } from "../database/pool.ts";
import { storedCount } from "../database/stored-counts.ts";
import { allTexts, missingLanguages, readersText } from "../database/translations.ts";
import { photosWhere } from "../platform/photos/photo.queries.ts";
import { animalColumns, animalJoins, attributeScores } from "./animal.columns.ts";
import { animalConditions } from "./animal.filters.ts";
import { missingFacts } from "./animal.gaps.ts";
import { animalOrder } from "./animal.order.ts";
import { offeredColours } from "./colours.ts";
import { isActive } from "./stays/hold.queries.ts";
import { stayOfAnimal } from "./stays/stay.queries.ts";

/**
 * The animals that visitors see in the list. Literals instead of a parameter, so that PostgreSQL can use the partial index
 * of the animals on show.
 */
export const isOnShow = sql<SqlBool>`a.archived_at is null and a.status <> 'Adopted' and a.status <> 'InCare' and a.status <> 'Left'`;

/** The animals in this person's lists: never archived ones; those that are not offered, for staff only (rules §3, §11, §14). */
const visibleTo = (actor: Actor): RawBuilder<SqlBool> =>
  isStaff(actor) ? sql<SqlBool>`a.archived_at is null` : isOnShow;

/** All pictures of an animal, main picture first. */
const photos = () => photosWhere(sql`o.animal_id = a.id`, sql`o.id = a.main_photo_id desc, o.position`);

/** Whether a list is ordered by how an animal is kept: its unit, its next due day, its weight. */
export const isStaffSort = (sort: AnimalQuery["sort"]): boolean =>
  (STAFF_SORTS as readonly (string | undefined)[]).includes(sort?.replace("-", ""));

/** Only staff search by chip, which identifies the owner, and by what is missing, and order by how an animal is kept. */
function publicQuery({ chip: _chip, incomplete: _incomplete, here: _here, sort, ...query }: AnimalQuery): AnimalQuery {
  return { ...query, ...(!isStaffSort(sort) && { sort }) };
}

/** One page of the animals that this person may see, latest arrivals first (spec §7, rules §3, §11). */
export function listAnimals({ db, clock, actor }: Context<Actor>, requested: AnimalQuery): Promise<PageOf<Animal>> {
  const query = isStaff(actor) ? requested : publicQuery(requested);
  const asksForArchived = query.archived === true && may(actor, "animals.restore");
  const shown = asksForArchived ? sql<SqlBool>`a.archived_at is not null` : visibleTo(actor);
  const filters = animalConditions(query, clock);
  const conditions = sql.join([shown, ...filters], sql` and `);
  const isWhole = isStaff(actor) && !asksForArchived && filters.length === 0;
  return pageOfIds(
    db,
    {
      id: sql`a.id`,
      found: sql`animals as a where ${conditions}`,
      order: animalOrder(query, clock.now()),
      ...(isWhole && { total: storedCount("animals") }),
    },
    (page) => sql<Animal>`
      select ${animalColumns(clock)} ${isStaff(actor) ? sql`, ${stayOfAnimal} as stay, ${missingLanguages("a.description")} as "missingLanguages", ${missingFacts} as missing` : sql``}
      from (${page}) as page join animals as a on a.id = page.id ${animalJoins}`,
    query,
  );
}

/**
 * The animals that have a public page: adopted ones keep theirs, those that only staff see have none (rules §3, §14). One that
 * was not for adoption had none to keep, as those that came from another system.
 */
export const hasPublicPage = sql<SqlBool>`a.archived_at is null and a.status <> 'Left'
  and (a.status <> 'InCare' or a.show_while_in_care)
  and (a.status <> 'Adopted' or not a.not_for_adoption or a.show_while_in_care)`;

/** When the last active hold of `animals as a` ends, for an animal in care; null while that is unknown. */
const adoptableFrom = (clock: Clock) => sql`case when a.status = 'InCare' and not a.not_for_adoption then (
  select h.until_on from holds as h join stays as o on o.id = h.stay_id and o.is_open and o.animal_id = a.id
  where ${isActive("h", today(clock))} order by h.until_on desc nulls first limit 1) end`;

/**
 * One animal with all its pictures, main picture first, as its public page shows it.
 * @returns undefined when there is none, or it has no public page
 */
export async function findAnimal({ db, clock }: System, id: number): Promise<AnimalDetail | undefined> {
  const { rows } = await sql<AnimalDetail>`
    select ${animalColumns(clock)}, ${photos()} as photos, ${adoptableFrom(clock)} as "adoptableFrom"
    from animals as a ${animalJoins}
    where a.id = ${id} and ${hasPublicPage}`.execute(db);
  const [row] = rows;
  if (!row || row.status === "InCare") return row;
  const { adoptableFrom: _, ...animal } = row;
  return animal;
}

/** @throws HttpProblem 404 when there is no such animal for this person, who is staff */
export async function requireAnimal({ db, actor }: Pick<Context, "db" | "actor">, id: number): Promise<void> {
  const row = await db.selectFrom("animals").select("archived_at").where("id", "=", id).executeTakeFirst();
  if (!row || (row.archived_at && !may(actor, "animals.restore"))) throw notFound(recordTexts().animals.notFound);
}

const PERMISSIONS = {
  edit: "animals.write",
  delete: "animals.write",
  addAppointment: "appointments.write",
  restore: "animals.restore",
} as const satisfies Record<AnimalAction, Permission>;

/** The actions that an animal's state allows, before permissions (rules §2). */
function possibleActions(isArchived: boolean, isHere: boolean): AnimalAction[] {
  if (isArchived) return ["restore"];
  return !isHere ? ["edit", "delete"] : ["edit", "delete", "addAppointment"];
}

/**
 * One animal for staff, with the actions they may take. Admins, who may restore animals, find archived ones too.
 * @returns undefined when there is none for this person
 */
export async function findAnimalForStaff(
  { db, clock, actor }: Context<Actor>,
  id: number,
): Promise<AnimalDetail | undefined> {
  const { rows } = await sql<AnimalDetail & { archived_at: Date | null }>`
    select ${animalColumns(clock)}, ${allTexts("a.description")} as descriptions, ${stayOfAnimal} as stay,
      ${missingFacts} as missing, ${photos()} as photos, a.archived_at from animals as a ${animalJoins}
    where a.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row || (row.archived_at && !may(actor, "animals.restore"))) return undefined;
  const { archived_at, ...animal } = row;
  return {
    ...animal,
    archivedAt: archived_at === null ? null : archived_at.toISOString(),
    actions: possibleActions(archived_at !== null, animal.stay?.outcomeOn === null).filter((action) =>
      may(actor, PERMISSIONS[action]),
    ),
  };
}

/** Those of these animals that have a public page, in the given order: also adopted ones, which the list leaves out. */
export async function animalsWithPages({ db, clock }: System, ids: readonly number[]): Promise<Animal[]> {
  const { rows } = await sql<Animal>`
    select ${animalColumns(clock)} from animals as a ${animalJoins}
    where a.id = any(${ids}::int[]) and ${hasPublicPage} order by array_position(${ids}::int[], a.id)`.execute(db);
  return rows;
}

/** All animals of these groups that staff may see, by name. */
export async function animalsOfGroups({ db, clock }: System, groupIds: readonly number[]): Promise<Animal[]> {
  const { rows } = await sql<Animal>`
    select ${animalColumns(clock)} from animals as a ${animalJoins}
    where a.animal_group_id = any(${groupIds}::int[]) and a.archived_at is null
    order by a.name collate "pl-x-icu", a.id`.execute(db);
  return rows;
}

/** The scores of one animal, or undefined when there is no such animal for this person. */
export async function scoresOf(
  { db, actor }: Context<Actor>,
  id: number,
): Promise<Animal["attributeScores"] | undefined> {
  const { rows } = await sql<{ scores: Animal["attributeScores"] }>`
    select ${attributeScores()} as scores from animals as a
    where a.id = ${id} and ${isStaff(actor) ? sql`a.archived_at is null` : hasPublicPage}`.execute(db);
  return rows[0]?.scores;
}

/** The breeds of the animals that this person may see, and all types (spec §7, rules §3). */
export async function animalMeta({ db, actor }: Context<Actor>): Promise<AnimalMeta> {
  const rows = await db
    .selectFrom("animals as a")
    .where(visibleTo(actor))
    .where("a.breed", "is not", null)
    .select(["a.type", "a.breed"])
    .groupBy(["a.type", "a.breed"])
    .orderBy(sql`a.breed collate "pl-x-icu"`)
    .execute();
  const ofType = (type: string) => rows.filter((row) => row.type === type).flatMap((row) => row.breed ?? []);
  return {
    types: [...ANIMAL_TYPES],
    breeds: [...new Set(rows.flatMap((row) => row.breed ?? []))],
    breedsByType: { Dog: ofType("Dog"), Cat: ofType("Cat") },
    ...(isStaff(actor) && { colours: await offeredColours(db) }),
  };
}

/** All attribute types, in their order; those that are not retired are offered. */
export function listAttributeTypes(db: Db): Promise<{ id: number; name: string; isRetired: boolean }[]> {
  return db
    .selectFrom("animal_attribute_types")
    .select(["id", readersText("name").as("name"), sql<boolean>`retired_at is not null`.as("isRetired")])
    .orderBy("id")
    .execute();
}

/** The facts that visitors are asked about: the traits that staff score, and the home if it is known of some animal. */
export async function knownFacts(db: Db): Promise<KnownFact[]> {
  const types = db.selectFrom("animal_attribute_types").where("retired_at", "is", null).where("trait", "is not", null);
  const rows = await types.select("trait").orderBy("trait").execute();
  const { rows: ofKnownHome } = await sql`
    select from animals as a where ${visibleTo(VISITOR)} and a.home_needed is not null limit 1`.execute(db);
  return [...rows.map(({ trait }) => trait as KnownFact), ...(ofKnownHome.length > 0 ? (["home"] as const) : [])];
}
