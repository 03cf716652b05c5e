import { sql } from "kysely";
import type { AuditedAction } from "../../../contract/platform/audit.ts";
import type { SignedIn } from "../../base/actor.ts";
import { anyOf } from "../../database/any-of.ts";
import { compiledOnce } from "../../database/compiled-once.ts";
import { inTransaction, type SeenFields, type System } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { type Changes, changesOf } from "./audit.changes.ts";
import { refuseChangedFields } from "./seen-fields.ts";

/** Who acts, and on which database. The actor is null for visitors and the operator. */
type AuditContext = System & {
  actor: Pick<SignedIn, "accountId" | "program"> | null;
  seen?: SeenFields | null | undefined;
};

/** The record of an entry, such as `user` 7; `id` is null for something without a number. */
export type Subject = {
  subject: string;
  id: number | null;
  details?: Record<string, unknown>;
  /** The fields that a change has changed. */
  changes?: Changes | undefined;
};

type Entry = {
  at: Date;
  actorAccountId: number | null;
  action: string;
  subject: string;
  id: number | null;
  details: string;
};

const entryOf = (
  { clock, actor }: AuditContext,
  action: AuditedAction,
  { subject, id, details = {} }: Subject,
): Entry => ({
  at: clock.now(),
  actorAccountId: actor?.accountId ?? null,
  action,
  subject,
  id,
  details: JSON.stringify({ ...details, ...programOf(actor) }),
});

/** What a program does stands under its name, beside that of the person who let it in. */
function programOf(actor: AuditContext["actor"]): { program?: string } {
  if (!actor?.program) return {};
  actor.program.isAudited = true;
  return { program: actor.program.name };
}

const insertEntry = compiledOnce(
  (db, { at, actorAccountId, action, subject, id, details }: Entry) =>
    db
      .insertInto("audit_log")
      .values({ at, actor_account_id: actorAccountId, action, subject, subject_id: id, details }),
  "never",
);

type ChangedEntry = Entry & { before: string; after: string };

/** An entry and what it changed, in one statement. */
const insertChangedEntry = compiledOnce(
  (db, entry: ChangedEntry) =>
    db
      .with("entry", (log) =>
        log
          .insertInto("audit_log")
          .values({
            at: entry.at,
            actor_account_id: entry.actorAccountId,
            action: entry.action,
            subject: entry.subject,
            subject_id: entry.id,
            details: entry.details,
          })
          .returning(["id", "subject", "subject_id"]),
      )
      .insertInto("audit_changes")
      .columns(["entry_id", "subject", "subject_id", "before", "after"])
      .expression((eb) =>
        eb
          .selectFrom("entry")
          .select([
            "id",
            "subject",
            "subject_id",
            sql<string>`${entry.before}::jsonb`.as("before"),
            sql<string>`${entry.after}::jsonb`.as("after"),
          ]),
      ),
  "never",
);

/**
 * Adds an entry to the audit log: who read or wrote personal data, signed in or changed a role (rules §10). In a
 * transaction it is committed or rolled back with the rest.
 * @param action a verb such as `login`, `read`, `change password`
 */
export async function audit(context: AuditContext, action: AuditedAction, subject: Subject): Promise<void> {
  const entry = entryOf(context, action, subject);
  if (!subject.changes) return void (await insertEntry(context.db, entry));
  const { before, after } = subject.changes;
  await insertChangedEntry(context.db, { ...entry, before: JSON.stringify(before), after: JSON.stringify(after) });
}

/** Forgets what entries about these records have changed, because it is personal data; the entries stay. */
export async function forgetChanges(tx: Db, subject: string, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom("audit_changes").where("subject", "=", subject).where("subject_id", "=", anyOf(ids)).execute();
}

/** Equal entries within this time become one: screens fetch again when they are shown, and scripts retry. */
const REPEAT_INTERVAL = "10 minutes";

/**
 * Adds an entry for something that anybody can repeat, such as a read or a refusal. To keep the log small, an entry with
 * the same actor, action, subject and details is added once in ten minutes (`write_audit_once`).
 */
export async function auditOnce(context: AuditContext, action: AuditedAction, about: Subject): Promise<void> {
  const { at, actorAccountId, subject, id, details } = entryOf(context, action, about);
  await sql`select write_audit_once(${at}::timestamptz, ${actorAccountId}::int, ${action}, ${subject}, ${id}::int,
    ${details}::jsonb, ${REPEAT_INTERVAL}::interval)`.execute(context.db);
}

/**
 * Tells the entry of a change how its record was and is; the entry keeps what differs.
 * @param sentAs the record as it was by the names of the request's fields, where they differ
 * @throws HttpProblem 409 when somebody else has changed what is sent since this person saw it
 */
export type Differ = (before: object, after: object, sentAs?: object) => void;

/**
 * Runs a change and its audit entry in one transaction (rules §10).
 * @param about the subject, or a function that makes it from the result, for new records
 * @param change gets the context on the transaction, and says how the record was and is
 * @returns the result of the change
 */
export function audited<C extends AuditContext, R>(
  context: C,
  action: AuditedAction,
  about: Subject | ((result: R) => Subject),
  change: (context: C, differ: Differ) => Promise<R>,
): Promise<R> {
  return inTransaction(context, async (within) => {
    let changes: Changes | undefined;
    // `seen` is of this record alone: other records that the change touches are not compared with it.
    const result = await change({ ...within, seen: undefined }, (before, after, sentAs = before) => {
      refuseChangedFields(within.seen, sentAs);
      changes = changesOf(before, after);
    });
    await audit(within, action, { ...(typeof about === "function" ? about(result) : about), changes });
    return result;
  });
}
