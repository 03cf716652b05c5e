import { sql } from "kysely";
import type { AnimalGroup, AnimalGroupQuery, Caretaker, GroupAction } from "../../../contract/animals/animal-groups.ts";
import type { PageOf } from "../../../contract/platform/lists.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { type Actor, isStaff } from "../../base/actor.ts";
import { orNotFound } from "../../base/errors.ts";
import { may, type Permission } from "../../base/policy.ts";
import { anyOf } from "../../database/any-of.ts";
import type { Context } from "../../database/context.ts";
import { pageOf } from "../../database/paging.ts";
import type { Db } from "../../database/pool.ts";
import { contains } from "../../database/search.ts";
import { alphabeticalText, ascending, orderBy, orderOf } from "../../database/sorting.ts";
import { readersText, textColumns } from "../../database/translations.ts";
import { animalsOfGroups } from "../animal.queries.ts";

type Row = Omit<AnimalGroup, "animals" | "caretakers" | "actions"> & {
  archivedAt: Date | null;
};

const groups = (db: Db, archived: boolean) =>
  db.selectFrom("animal_groups as g").where("g.archived_at", archived ? "is not" : "is", null);

/** A group's columns, with counts of the animals that are still at the shelter and of the caretakers who are not archived. */
const COLUMNS = [
  "g.id",
  "g.archived_at as archivedAt",
  sql<number>`(
    select count(*) from animals a
    where a.animal_group_id = g.id and a.archived_at is null and a.status not in ('Adopted', 'Left'))`.as(
    "animalCount",
  ),
  sql<number>`(
    select count(*) from animal_group_caretakers c join employees e on e.id = c.employee_id and e.archived_at is null
    where c.animal_group_id = g.id)`.as("caretakerCount"),
] as const;

const texts = (actor: Actor) => textColumns("g", ["name", "description"], isStaff(actor));

/** The caretakers of these groups who are not archived; in each group the main caretaker first. */
async function caretakersOf(db: Db, groupIds: readonly number[]): Promise<Caretaker[]> {
  const rows = await db
    .selectFrom("animal_group_caretakers as c")
    .innerJoin("employees as e", "e.id", "c.employee_id")
    .where("c.animal_group_id", "=", anyOf(groupIds))
    .where("e.archived_at", "is", null)
    .select(["c.animal_group_id", "c.is_main_caretaker", "e.id", "e.name", "e.surname"])
    .orderBy("c.is_main_caretaker", "desc")
    .orderBy(sql`e.surname collate "pl-x-icu"`)
    .orderBy("e.id")
    .execute();
  return rows.map(({ animal_group_id, is_main_caretaker, ...employee }) => ({
    employeeId: employee.id,
    animalGroupId: animal_group_id,
    isMainCaretaker: is_main_caretaker,
    employee,
  }));
}

const PERMISSIONS = {
  edit: "animalGroups.edit",
  manageCaretakers: "caretakers.manage",
  delete: "animalGroups.manage",
  restore: "animalGroups.manage",
} as const satisfies Record<GroupAction, Permission>;

/** The actions that a group's state allows, before permissions (rules §2, §3). */
const possibleActions = (isArchived: boolean): GroupAction[] =>
  isArchived ? ["restore"] : ["edit", "manageCaretakers", "delete"];

/** Groups as this person may see them. Staff get the allowed actions, and the members on request. */
async function present(context: Context<Actor>, rows: readonly Row[], withMembers: boolean): Promise<AnimalGroup[]> {
  if (!isStaff(context.actor)) return rows.map(({ archivedAt, ...group }) => group);
  const ids = rows.map(({ id }) => id);
  const members = withMembers && ids.length > 0;
  const animals = members ? await animalsOfGroups(context, ids) : [];
  const caretakers = members ? await caretakersOf(context.db, ids) : [];
  return rows.map(({ archivedAt, ...group }) => ({
    ...group,
    ...(withMembers && {
      animals: animals.filter(({ animalGroupId }) => animalGroupId === group.id),
      caretakers: caretakers.filter(({ animalGroupId }) => animalGroupId === group.id),
    }),
    actions: possibleActions(archivedAt !== null).filter((action) => may(context.actor, PERMISSIONS[action])),
  }));
}

const sorts = () => ({
  name: alphabeticalText("g.name"),
  animalCount: sql`"animalCount"`,
  caretakerCount: sql`"caretakerCount"`,
});
const byName = () => orderBy(ascending(sorts().name), ascending(sql`g.id`));

/** One page of animal groups, by name unless sorted otherwise (spec §2.6, §7). @param query.q part of the name in any language */
export async function listAnimalGroups(context: Context<Actor>, query: AnimalGroupQuery): Promise<PageOf<AnimalGroup>> {
  const all = groups(context.db, query.archived === true && may(context.actor, "animalGroups.manage"));
  const found = query.q ? all.where(contains(sql.ref("g.name_folded"), query.q)) : all;
  const page = await pageOf(
    context.db,
    found,
    (wanted) =>
      wanted
        .select(COLUMNS)
        .select(texts(context.actor))
        .orderBy(orderOf(query.sort, sorts(), sql`g.id`, byName()).forward),
    query,
  );
  return { ...page, items: await present(context, page.items, query.includeMembers) };
}

/**
 * One group, with its members as every write answers it. Admins, who may restore groups, find archived ones too.
 * @throws HttpProblem 404
 */
export async function findAnimalGroup(
  context: Context<Actor>,
  id: number,
  { includeMembers } = { includeMembers: true },
): Promise<AnimalGroup> {
  const row = await context.db
    .selectFrom("animal_groups as g")
    .where("g.id", "=", id)
    .$if(!may(context.actor, "animalGroups.manage"), (found) => found.where("g.archived_at", "is", null))
    .select(COLUMNS)
    .select(texts(context.actor))
    .executeTakeFirst();
  const [group] = row ? await present(context, [row], includeMembers) : [];
  return orNotFound(group, recordTexts().groups.notFound);
}

/** The names of all groups, for the filter of the public list. */
export function animalGroupNames(db: Db): Promise<{ id: number; name: string }[]> {
  return groups(db, false)
    .select(["g.id", readersText("g.name").as("name")])
    .orderBy(alphabeticalText("g.name"))
    .execute();
}
