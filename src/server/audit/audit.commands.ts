import type { Db } from "../database/pool.ts";

/** What is kept of a read or write of personal data, a login or a change of role (decisions §10). */
export type AuditEntry = {
  at: Date;
  actorAccountId: number | null;
  /** Verb of the trade, as `login`, `read`, `edit`, `change password`. */
  action: string;
  /** What it was done to, as `user`, `adoption`. */
  subject: string;
  subjectId: number | null;
  details?: Record<string, unknown>;
};

/** Adds to the audit log; inside a transaction it stands or falls with it. */
export async function writeAudit(db: Db, entry: AuditEntry): Promise<void> {
  await db
    .insertInto("audit_log")
    .values({
      at: entry.at,
      actor_account_id: entry.actorAccountId,
      action: entry.action,
      subject: entry.subject,
      subject_id: entry.subjectId,
      details: JSON.stringify(entry.details ?? {}),
    })
    .execute();
}
