import { compiledOnce } from "../database/compiled-once.ts";
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

type Written = Omit<AuditEntry, "details"> & { details: string };

const entries = compiledOnce((db, { at, actorAccountId, action, subject, subjectId, details }: Written) =>
  db
    .insertInto("audit_log")
    .values({ at, actor_account_id: actorAccountId, action, subject, subject_id: subjectId, details }),
);

/** Adds to the audit log; inside a transaction it stands or falls with it. */
export async function writeAudit(db: Db, entry: AuditEntry): Promise<void> {
  await entries(db, { ...entry, details: JSON.stringify(entry.details ?? {}) });
}
