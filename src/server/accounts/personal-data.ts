import type { PersonalData } from "../../contract/people/personal-data.ts";
import { instant } from "../platform/clock.ts";
import type { Db } from "../platform/database/pool.ts";
import type { AreaPersonalData } from "../platform/personal-data.ts";
import { resetFailedLogins } from "./login.throttle.ts";
import { NO_PASSWORD } from "./password.ts";
import { endOtherSessions } from "./session.store.ts";

async function exportSessions(db: Db, accountId: number): Promise<PersonalData["sessions"]> {
  const rows = await db
    .selectFrom("sessions")
    .where("account_id", "=", accountId)
    .select(["created_at", "last_seen_at"])
    .orderBy("created_at")
    .execute();
  return rows.map(({ created_at, last_seen_at }) => ({
    createdAt: instant(created_at),
    lastSeenAt: instant(last_seen_at),
  }));
}

/** Makes an account unusable and takes its address from it. */
async function eraseAccount(tx: Db, { accountId, email }: { accountId: number; email: string }): Promise<void> {
  await tx.deleteFrom("letter_links").where("account_id", "=", accountId).execute();
  await resetFailedLogins(tx, email);
  // An address that receives no mail.
  await tx
    .updateTable("accounts")
    .set({ email: `closed-${accountId}@invalid`, email_confirmed_at: null, password_hash: NO_PASSWORD })
    .where("id", "=", accountId)
    .execute();
  await endOtherSessions(tx, accountId);
}

/** Who signs in. */
export const ACCOUNTS_PERSONAL_DATA = {
  exports: { sessions: (db, { accountId }) => exportSessions(db, accountId) },
  closing: { erase: ({ db: tx }, user) => eraseAccount(tx, user) },
  archiving: { end: ({ db: tx }, { accountId }) => endOtherSessions(tx, accountId) },
  references: {
    "letter_links.account_id": "gone: the rows are deleted",
    "sessions.account_id": "gone: the rows are deleted",
  },
} satisfies AreaPersonalData;
