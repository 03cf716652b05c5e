import { sql } from "kysely";
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

/** Within this time equal entries are one: screens fetch anew whenever they are seen, and scripts try again and again. */
const ONE_ENTRY = "10 minutes";

/**
 * Adds what anybody may repeat at will, as a look or a refusal: the same actor, action, subject and details once in ten
 * minutes (migration 0023), so that nobody fills the log.
 */
export async function writeAuditOnce(db: Db, entry: AuditEntry): Promise<void> {
  const { at, actorAccountId, action, subject, subjectId, details } = entry;
  await sql`select write_audit_once(${at}::timestamptz, ${actorAccountId}::int, ${action}, ${subject}, ${subjectId}::int,
    ${JSON.stringify(details ?? {})}::jsonb, ${ONE_ENTRY}::interval)`.execute(db);
}
