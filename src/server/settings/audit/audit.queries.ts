import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { AuditEntry, AuditQuery } from "../../../contract/platform/audit.ts";
import type { PageOf } from "../../../contract/platform/lists.ts";
import { startOfDay } from "../../database/days.ts";
import { pageOfIds, type SqlList } from "../../database/paging.ts";
import type { Db } from "../../database/pool.ts";
import { descending, orderBy } from "../../database/sorting.ts";
import { storedCount } from "../../database/stored-counts.ts";
import { withMerged, withMergedAccounts } from "../../parts/merging/merges.sql.ts";
import { type AuditSearch, auditSearch, type ByPeople, DEED, findKinds, KIND } from "./audit.search.ts";

const NEWEST = orderBy(descending(sql`l.at`), descending(sql`l.id`));

function conditionsOf({ kind, action, subject, subjectId, actorAccountId, from, to }: AuditQuery, zone: string) {
  const conditions: RawBuilder<SqlBool>[] = [];
  if (kind) conditions.push(sql`${DEED} = ${kind}`);
  if (action) conditions.push(sql`l.action = ${action}`);
  if (subject) conditions.push(sql`l.subject = ${subject}`);
  if (subjectId) conditions.push(sql`l.subject_id = any(array(${withMerged(subject, subjectId)}))`);
  if (actorAccountId) conditions.push(sql`l.actor_account_id = any(array(${withMergedAccounts(actorAccountId)}))`);
  if (from) conditions.push(sql`l.at >= ${startOfDay(from, zone)}`);
  if (to) conditions.push(sql`l.at < ${startOfDay(to, zone, 1)}`);
  return conditions;
}

const all = (conditions: RawBuilder<SqlBool>[]) => sql<SqlBool>`${sql.join([...conditions, sql`true`], sql` and `)}`;

/** SQL for the log without a search. Filters by kind alone have stored counts. */
async function filteredList(db: Db, query: AuditQuery, zone: string): Promise<SqlList> {
  const conditions = conditionsOf(query, zone);
  const byKind = [query.kind, query.action, query.subject].filter(Boolean).length;
  const isCounted = conditions.length === byKind;
  const kinds = isCounted && byKind > 0 ? await findKinds(db, query) : undefined;
  const total = isCounted ? storedCount("audit_log", kinds) : undefined;
  return { id: sql`l.id`, found: sql`audit_log as l where ${all(conditions)}`, order: NEWEST, ...(total && { total }) };
}

const isOfKind = (kinds: string[]) => sql<SqlBool>`${KIND} = any(${kinds})`;
/** For collecting: PostgreSQL 17 and later sort the array and scan the index once, instead of once for each account. */
const isActorInArray = (accounts: RawBuilder<unknown>) => sql<SqlBool>`l.actor_account_id = any(array(${accounts}))`;
/** For walking the order: the accounts are looked up in a hash table at each row. */
const isActorIn = (accounts: RawBuilder<unknown>) => sql<SqlBool>`l.actor_account_id in (${accounts})`;

const byPeople = ({ accounts, kinds }: ByPeople, has: typeof isActorInArray) =>
  all([has(accounts), ...(kinds ? [isOfKind(kinds)] : [])]);

/** SQL for a search: entries of matching kinds, and of matching people. Both have an index. */
function searchedList({ kinds, people }: AuditSearch, query: AuditQuery, zone: string): SqlList {
  const filters = conditionsOf(query, zone);
  const otherKinds = kinds.length > 0 ? [sql<SqlBool>`${KIND} <> all(${kinds})`] : [];
  const ofKinds = sql`audit_log as l where ${all([...filters, isOfKind(kinds)])}`;
  const ofPeople = people.map(
    (group) => sql`audit_log as l where ${all([...filters, ...otherKinds, byPeople(group, isActorInArray)])}`,
  );
  const idsOfPeople = sql.join(
    ofPeople.map((found) => sql`select l.id from ${found}`),
    sql` union `,
  );
  const found = sql.join(
    [ofKinds, ...ofPeople].map((part) => sql`select l.id, l.at from ${part}`),
    sql` union `,
  );
  const countOfKinds = filters.length === 0 ? storedCount("audit_log", kinds) : sql`(select count(*) from ${ofKinds})`;
  const matches = sql.join([isOfKind(kinds), ...people.map((group) => byPeople(group, isActorIn))], sql` or `);
  return {
    id: sql`l.id`,
    found: sql`(${found} offset 0) as l`,
    order: NEWEST,
    total: sql<number>`(${countOfKinds} + (select count(*) from (${idsOfPeople}) as l))`,
    search: {
      walked: sql`audit_log as l where ${all([...filters, sql`(${matches})`])}`,
      outOf: storedCount("audit_log"),
    },
  };
}

/** Records that have a name of their own, by the word of the log. */
const NAMED = { animal: "animals", "animal group": "animal_groups", location: "locations", job: "jobs" } as const;
const PEOPLE = { user: "users", employee: "employees" } as const;

/** SQL for what a record is called now. */
const subjectName = sql`case l.subject ${sql.join(
  [
    ...Object.entries(NAMED).map(
      ([word, table]) =>
        sql`when ${sql.lit(word)} then (select n.name from ${sql.table(table)} as n where n.id = l.subject_id)`,
    ),
    ...Object.entries(PEOPLE).map(
      ([word, table]) =>
        sql`when ${sql.lit(word)} then (select n.name || ' ' || n.surname from ${sql.table(table)} as n where n.id = l.subject_id)`,
    ),
  ],
  sql` `,
)} end`;

/** SQL for the details, with the name of a unit in the place of its number. */
const detailsWithNames = sql`case when jsonb_typeof(l.details->'unit') = 'number' then l.details || coalesce((
    select jsonb_build_object('unit', o.name || ', ' || n.name) from units as n join locations as o on o.id = n.location_id
    where n.id = (l.details->>'unit')::int), '{}'::jsonb)
  else l.details end`;

type StoredEntry = Omit<AuditEntry, "at" | "before" | "after" | "program"> & {
  at: Date;
  before: AuditEntry["before"] | null;
  after: AuditEntry["after"] | null;
};

function presentEntry({ before, after, at, details: { program, ...details }, ...entry }: StoredEntry): AuditEntry {
  return {
    ...entry,
    details,
    at: at.toISOString(),
    program: typeof program === "string" ? program : null,
    ...(before && after ? { before, after } : fieldsOf(details)),
  };
}

/** An entry of the shelter's record has its changes in the details. */
function fieldsOf({ changes }: AuditEntry["details"]): Pick<AuditEntry, "before" | "after"> {
  if (!Array.isArray(changes)) return {};
  const of = (side: "before" | "after") => Object.fromEntries(changes.map((change) => [change.field, change[side]]));
  return { before: of("before"), after: of("after") };
}

/** One page of the audit log, newest entry first. @param zone the shelter's time zone, in which days begin */
export async function listAudit(db: Db, query: AuditQuery, zone: string): Promise<PageOf<AuditEntry>> {
  const list = query.q
    ? searchedList(await auditSearch(db, query.q, query.kind), query, zone)
    : await filteredList(db, query, zone);
  const page = await pageOfIds(
    db,
    list,
    (ids) => sql<StoredEntry>`
      select l.id, l.at, l.action, l.subject, ${detailsWithNames} as details, ${subjectName} as "subjectName", l.actor_account_id as "actorAccountId",
        l.subject_id as "subjectId", c.before, c.after,
        coalesce(e.name || ' ' || e.surname, u.name || ' ' || u.surname, (
          select k.name || ' ' || k.surname from merges as m join users as k on k.id = m.user_id
          where m.gone_account_id = l.actor_account_id and m.undone_at is null), '') as "actorFullName"
      from (${ids}) as page join audit_log as l on l.id = page.id
      left join audit_changes as c on c.entry_id = l.id
      left join employees as e on e.account_id = l.actor_account_id
      left join users as u on u.account_id = l.actor_account_id`,
    query,
  );
  return { ...page, items: page.items.map(presentEntry) };
}
