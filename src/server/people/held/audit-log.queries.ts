import { type SqlBool, sql } from "kysely";
import type { PersonalData } from "../../../contract/people/personal-data.ts";
import { instant } from "../../base/clock.ts";
import type { Db } from "../../database/pool.ts";
import { withMerged, withMergedAccounts } from "../../parts/merging/merges.sql.ts";
import type { Leaving } from "../../parts/personal-data/personal-data.ts";

type Fields = Record<string, unknown>;

/**
 * What this person did, and what was done to their record, account, adoptions or job applications, without the names of
 * other actors.
 */
export async function exportAuditLog(
  db: Db,
  { id, accountId, adoptionIds }: Leaving,
): Promise<PersonalData["auditLog"]> {
  const rows = await db
    .selectFrom("audit_log as l")
    .leftJoin("audit_changes as c", "c.entry_id", "l.id")
    .where(
      sql<SqlBool>`l.actor_account_id = any(array(${withMergedAccounts(accountId)}))
        or (l.subject = 'user' and l.subject_id = any(array(${withMerged("user", id)})))
        or (l.subject = 'account' and l.subject_id = ${accountId})
        or (l.subject = 'adoption' and l.subject_id = any(${adoptionIds}::int[]))
        or (l.subject = 'job application' and l.subject_id = any(array(
          select r.id from job_applications as r where r.account_id = ${accountId})))`,
    )
    .select(["l.id", "l.at", "l.action", "l.subject", "l.subject_id as subjectId", "l.details", "c.before", "c.after"])
    .orderBy("l.id")
    .execute();
  return rows.map(({ at, details, before, after, ...entry }) => ({
    ...entry,
    at: instant(at),
    subjectName: null,
    details: details as Record<string, unknown>,
    ...(before && after ? { before: before as Fields, after: after as Fields } : {}),
  }));
}
