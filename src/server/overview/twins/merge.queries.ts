import { sql } from "kysely";
import type { Merge, MergeQuery } from "../../../contract/overview/twins.ts";
import type { PageOf } from "../../../contract/platform/lists.ts";
import { UNDO_DAYS } from "../../../contract/platform/merging.ts";
import { personOf } from "../../accounts/person.sql.ts";
import { DAY_MS, instant, instantOrNull } from "../../base/clock.ts";
import { pageOfIds } from "../../database/paging.ts";
import type { Db } from "../../database/pool.ts";
import { descending, orderBy } from "../../database/sorting.ts";
import { undoableSince } from "../../parts/merging/merges.store.ts";

type StoredMerge = Omit<Merge, "mergedAt" | "undoneAt" | "undoUntil"> & {
  mergedAt: Date;
  undoneAt: Date | null;
  isKept: boolean;
  isFurther: boolean;
};

function presentMerge({ isKept, isFurther, mergedAt, undoneAt, ...merge }: StoredMerge, now: Date): Merge {
  const canUndo = isKept && !isFurther && undoneAt === null && mergedAt > undoableSince(now);
  const until = new Date(mergedAt.getTime() + UNDO_DAYS * DAY_MS);
  return {
    ...merge,
    mergedAt: instant(mergedAt),
    undoneAt: instantOrNull(undoneAt),
    undoUntil: canUndo ? instant(until) : null,
  };
}

/** SQL for the merges into the same record that come after this one: they are undone first. @param merge its alias */
export const laterMerges = (merge: string) => sql`
  select l.id, coalesce(l.gone -> 'animals' ->> 'name', (l.gone -> 'users' ->> 'name') || ' ' || (l.gone -> 'users' ->> 'surname'),
    '') as name
  from merges as l where l.id > ${sql.ref(`${merge}.id`)} and l.undone_at is null
    and (l.animal_id = ${sql.ref(`${merge}.animal_id`)} or l.user_id = ${sql.ref(`${merge}.user_id`)})`;

const selectMerges = (ids: ReturnType<typeof sql>) => sql<StoredMerge>`
  select m.id, case when m.user_id is null then 'animals' else 'users' end as "of", m.gone_id as "goneId",
    coalesce(m.gone -> 'animals' ->> 'name', (m.gone -> 'users' ->> 'name') || ' ' || (m.gone -> 'users' ->> 'surname'),
      case when m.undone_at is not null then coalesce(
        (select name from animals where id = m.gone_id and m.animal_id is not null),
        (select name || ' ' || surname from users where id = m.gone_id and m.user_id is not null)) end) as "goneName",
    coalesce(m.animal_id, m.user_id) as "keptId", coalesce(a.name, u.name || ' ' || u.surname) as "keptName",
    m.merged_at as "mergedAt", ${personOf("m.merged_by")} as "mergedBy", m.undone_at as "undoneAt", m.gone is not null as "isKept",
    coalesce(m.animal_id, m.user_id) <> m.into_id or exists (${laterMerges("m")}) as "isFurther"
  from (${ids}) as page join merges as m on m.id = page.id
  left join animals as a on a.id = m.animal_id left join users as u on u.id = m.user_id`;

/** One page of the merges, the last one first. */
export async function listMerges(db: Db, query: MergeQuery, now: Date): Promise<PageOf<Merge>> {
  const list = { id: sql`m.id`, found: sql`merges as m`, order: orderBy(descending(sql`m.id`)) };
  const page = await pageOfIds(db, list, (ids) => selectMerges(sql`${ids}`), query);
  return { ...page, items: page.items.map((merge) => presentMerge(merge, now)) };
}

/** One merge. */
export async function findMerge(db: Db, id: number, now: Date): Promise<Merge | undefined> {
  const { rows } = await selectMerges(sql`select ${id}::int as id`).execute(db);
  return rows[0] && presentMerge(rows[0], now);
}
