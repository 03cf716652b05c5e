import { sql } from "kysely";
import { inTransaction, type System } from "../context.ts";
import { compiledOnce } from "../database/compiled-once.ts";
import type { SignedIn } from "../sessions/actor.ts";

/** Who acts, and on which database; without an actor it is a visitor, or who runs the machine. */
type Auditing = System & { actor: Pick<SignedIn, "accountId"> | null };

/** What an entry is about, as `user` 7; `id` is null for something that has no number. */
export type Subject = { subject: string; id: number | null; details?: Record<string, unknown> };

type Entry = {
  at: Date;
  actorAccountId: number | null;
  action: string;
  subject: string;
  id: number | null;
  details: string;
};

const entryOf = ({ clock, actor }: Auditing, action: string, { subject, id, details = {} }: Subject): Entry => ({
  at: clock.now(),
  actorAccountId: actor?.accountId ?? null,
  action,
  subject,
  id,
  details: JSON.stringify(details),
});

const entries = compiledOnce((db, { at, actorAccountId, action, subject, id, details }: Entry) =>
  db.insertInto("audit_log").values({ at, actor_account_id: actorAccountId, action, subject, subject_id: id, details }),
);

/**
 * Adds to the audit log who read or wrote personal data, signed in or changed a role (decisions §10). Inside a transaction
 * the entry is written only if the rest is.
 * @param action a verb of the trade, as `login`, `read`, `change password`
 */
export async function audit(context: Auditing, action: string, subject: Subject): Promise<void> {
  await entries(context.db, entryOf(context, action, subject));
}

/** Within this time equal entries are one: screens fetch again whenever they are seen, and scripts try again and again. */
const ONE_ENTRY = "10 minutes";

/**
 * Adds what anybody may repeat at will, as a look or a refusal: the same actor, action, subject and details once in ten
 * minutes (migration 0023), so that nobody fills the log.
 */
export async function auditOnce(context: Auditing, action: string, about: Subject): Promise<void> {
  const { at, actorAccountId, subject, id, details } = entryOf(context, action, about);
  await sql`select write_audit_once(${at}::timestamptz, ${actorAccountId}::int, ${action}, ${subject}, ${id}::int,
    ${details}::jsonb, ${ONE_ENTRY}::interval)`.execute(context.db);
}

/**
 * Runs a change as one transaction with its entry in the audit log: both are written, or neither (decisions §10).
 * @param about the subject, or what makes it of the result, where the change creates the record
 * @param change is given the context on the transaction
 * @returns what the change returns
 */
export function audited<C extends Auditing, R>(
  context: C,
  action: string,
  about: Subject | ((result: R) => Subject),
  change: (context: C) => Promise<R>,
): Promise<R> {
  return inTransaction(context, async (within) => {
    const result = await change(within);
    await audit(within, action, typeof about === "function" ? about(result) : about);
    return result;
  });
}
