import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { AuditEntry, AuditQuery } from "../../contract/audit.ts";
import type { PageOf } from "../../contract/shared.ts";
import { startOfDay } from "../database/days.ts";
import { keptCount } from "../database/kept-counts.ts";
import { pageOfIds, type SqlList } from "../database/paging.ts";
import type { Db } from "../database/pool.ts";
import { falling, orderBy } from "../database/sorting.ts";
import { type AuditSearch, auditSearch, KIND, kindsOf } from "./audit.search.ts";

const NEWEST = orderBy(falling(sql`l.at`), falling(sql`l.id`));

function conditionsOf({ action, subject, subjectId, actorAccountId, from, to }: AuditQuery, zone: string) {
  const conditions: RawBuilder<SqlBool>[] = [];
  if (action) conditions.push(sql`l.action = ${action}`);
  if (subject) conditions.push(sql`l.subject = ${subject}`);
  if (subjectId) conditions.push(sql`l.subject_id = ${subjectId}`);
  if (actorAccountId) conditions.push(sql`l.actor_account_id = ${actorAccountId}`);
  if (from) conditions.push(sql`l.at >= ${startOfDay(from, zone)}`);
  if (to) conditions.push(sql`l.at < ${startOfDay(to, zone, 1)}`);
  return conditions;
}

const all = (conditions: RawBuilder<SqlBool>[]) => sql.join([...conditions, sql`true`], sql` and `);

/** The log without a search. What is filtered by its kind alone is counted already. */
async function filteredList(db: Db, query: AuditQuery, zone: string): Promise<SqlList> {
  const conditions = conditionsOf(query, zone);
  const byKind = Number(Boolean(query.action)) + Number(Boolean(query.subject));
  const isCounted = conditions.length === byKind;
  const kinds = isCounted && byKind > 0 ? await kindsOf(db, query) : undefined;
  const total = isCounted ? keptCount("audit_log", kinds) : undefined;
  return { id: sql`l.id`, found: sql`audit_log as l where ${all(conditions)}`, order: NEWEST, ...(total && { total }) };
}

/** The log with a search: of the kinds that have the words, and of the people who do; either has an index. */
function searchedList(
  { kinds, actors, hasEachActorOnce, condition }: AuditSearch,
  query: AuditQuery,
  zone: string,
): SqlList {
  const filters = conditionsOf(query, zone);
  const ofKinds = sql`audit_log as l where ${all([...filters, sql`${KIND} = any(${kinds})`])}`;
  const theirs = [
    sql<SqlBool>`l.actor_account_id = actor.account_id`,
    sql<SqlBool>`(actor.kinds is null or ${KIND} = any(actor.kinds))`,
    sql<SqlBool>`${KIND} <> all(${kinds})`,
  ];
  // One person after the other, whatever PostgreSQL thinks of their number: each has few entries.
  const ofActors = sql`(${actors}) as actor cross join lateral
    (select l.id, l.at from audit_log as l where ${all([...theirs, ...filters])} offset 0) as l`;
  const countOfKinds = filters.length === 0 ? keptCount("audit_log", kinds) : sql`(select count(*) from ${ofKinds})`;
  const theirCount = hasEachActorOnce ? sql`count(*)` : sql`count(distinct l.id)`;
  return {
    id: sql`l.id`,
    found: sql`(select l.id, l.at from ${ofKinds} union select l.id, l.at from ${ofActors} offset 0) as l`,
    order: NEWEST,
    total: sql<number>`(${countOfKinds} + (select ${theirCount} from ${ofActors}))`,
    search: { walked: sql`audit_log as l where ${all([...filters, condition])}`, outOf: keptCount("audit_log") },
  };
}

/** One page of the audit log, the newest entry first. @param zone the shelter's, in which days begin */
export async function listAudit(db: Db, query: AuditQuery, zone: string): Promise<PageOf<AuditEntry>> {
  const list = query.q
    ? searchedList(await auditSearch(db, query.q), query, zone)
    : await filteredList(db, query, zone);
  const page = await pageOfIds(
    db,
    list,
    (ids) => sql<Omit<AuditEntry, "at"> & { at: Date }>`
      select l.id, l.at, l.action, l.subject, l.details, l.actor_account_id as "actorAccountId",
        l.subject_id as "subjectId",
        coalesce(e.name || ' ' || e.surname, u.name || ' ' || u.surname, '') as "actorFullName"
      from (${ids}) as page join audit_log as l on l.id = page.id
      left join employees as e on e.account_id = l.actor_account_id
      left join users as u on u.account_id = l.actor_account_id`,
    query,
  );
  return { ...page, items: page.items.map((entry) => ({ ...entry, at: entry.at.toISOString() })) };
}
