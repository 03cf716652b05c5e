import { type SqlBool, sql } from "kysely";
import type { AuditEntry, AuditQuery } from "../../contract/audit.ts";
import type { PageOf } from "../../contract/shared.ts";
import { startOfDay } from "../database/days.ts";
import { pageOf } from "../database/paging.ts";
import type { Db } from "../database/pool.ts";
import { contains } from "../database/search.ts";

function found(db: Db, { q, action, subject, subjectId, actorAccountId, from, to }: AuditQuery, zone: string) {
  let entries = db
    .selectFrom("audit_log as l")
    .leftJoin("employees as e", "e.account_id", "l.actor_account_id")
    .leftJoin("users as u", "u.account_id", "l.actor_account_id");
  if (action) entries = entries.where("l.action", "=", action);
  if (subject) entries = entries.where("l.subject", "=", subject);
  if (subjectId) entries = entries.where("l.subject_id", "=", subjectId);
  if (actorAccountId) entries = entries.where("l.actor_account_id", "=", actorAccountId);
  if (from) entries = entries.where("l.at", ">=", startOfDay(from, zone));
  if (to) entries = entries.where("l.at", "<", startOfDay(to, zone, 1));
  if (!q) return entries;
  const words = sql<string>`fold(l.action || ' ' || l.subject) || ' ' || coalesce(e.name_folded, u.name_folded, '')`;
  return entries.where(sql<SqlBool>`${contains(sql`(${words})`, q)}`);
}

/** One page of the audit log, the newest entry first. @param zone the shelter's, in which days begin */
export async function listAudit(db: Db, query: AuditQuery, zone: string): Promise<PageOf<AuditEntry>> {
  const page = await pageOf(
    db,
    found(db, query, zone),
    (entries) =>
      entries
        .select(["l.id", "l.at", "l.action", "l.subject", "l.details"])
        .select(["l.actor_account_id as actorAccountId", "l.subject_id as subjectId"])
        .select(sql<string>`coalesce(e.name || ' ' || e.surname, u.name || ' ' || u.surname, '')`.as("actorFullName"))
        .orderBy("l.at", "desc")
        .orderBy("l.id", "desc"),
    query,
  );
  const present = ({ at, details, ...entry }: (typeof page.items)[number]): AuditEntry => ({
    ...entry,
    at: at.toISOString(),
    details: details as Record<string, unknown>,
  });
  return { ...page, items: page.items.map(present) };
}
