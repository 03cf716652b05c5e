import { USER_TEXT, type User } from "../../contract/users.ts";
import { writeAudit } from "../audit/audit.commands.ts";
import type { Clock } from "../clock.ts";
import type { Db } from "../database/pool.ts";
import { conflict, notFound } from "../http/errors.ts";
import type { SignedIn } from "../sessions/actor.ts";
import { endOtherSessions } from "../sessions/session.store.ts";
import { findUser } from "./user.queries.ts";

type Work = { db: Db; clock: Clock; actor: SignedIn };

/**
 * Archives a user: hidden everywhere, signed out, and nobody signs in to the account again (decisions §1).
 * @throws HttpProblem 404; 409 with an open adoption
 */
export function archiveUser({ db, clock, actor }: Work, id: number): Promise<void> {
  return db.transaction().execute(async (tx) => {
    // Held against an application for an animal that comes at the same time.
    await tx.selectFrom("users").select("id").where("id", "=", id).forUpdate().execute();
    const user = await findUser(tx, id);
    if (!user) throw notFound(USER_TEXT.notFound);
    const adoption = await tx
      .selectFrom("adoptions")
      .select("id")
      .where("user_id", "=", id)
      .where("outcome", "is", null)
      .executeTakeFirst();
    if (adoption) throw conflict(USER_TEXT.hasAdoption);
    const now = clock.now();
    await tx.updateTable("users").set({ archived_at: now }).where("id", "=", id).execute();
    await endOtherSessions(tx, user.accountId);
    const entry = { action: "delete", subject: "user", subjectId: id };
    await writeAudit(tx, { at: now, actorAccountId: actor.accountId, ...entry });
  });
}

/** Takes an archived user back (decisions §1). @throws HttpProblem 404, also for a closed account. Nothing happens to one that is not archived. */
export function restoreUser({ db, clock, actor }: Work, id: number): Promise<User> {
  return db.transaction().execute(async (tx) => {
    await tx
      .updateTable("users")
      .set({ archived_at: null })
      .where("id", "=", id)
      .where("archived_at", "is not", null)
      .where("closed_at", "is", null)
      .execute();
    const user = await findUser(tx, id);
    if (!user) throw notFound(USER_TEXT.notFound);
    const entry = { action: "restore", subject: "user", subjectId: id };
    await writeAudit(tx, { at: clock.now(), actorAccountId: actor.accountId, ...entry });
    return user;
  });
}
