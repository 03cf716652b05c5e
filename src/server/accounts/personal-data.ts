import type { Held } from "../../contract/accounts/held.ts";
import { instant } from "../base/clock.ts";
import type { Db } from "../database/pool.ts";
import type { AreaPersonalData } from "../parts/personal-data/personal-data.ts";
import { forgetMistakes } from "./login.throttle.ts";
import { NO_PASSWORD } from "./password.ts";
import { deleteFactors } from "./second-factor/factor.commands.ts";
import { listPasskeys } from "./second-factor/passkey.queries.ts";
import { recoveryCodesOf } from "./second-factor/recovery-codes.ts";
import { appSince } from "./second-factor/totp.commands.ts";
import { endOtherSessions } from "./sessions/session.store.ts";

async function exportSessions(db: Db, accountId: number): Promise<Held["sessions"]> {
  const rows = await db
    .selectFrom("sessions")
    .where("account_id", "=", accountId)
    .select(["created_at", "last_seen_at", "user_agent", "address"])
    .orderBy("created_at")
    .execute();
  return rows.map(({ created_at, last_seen_at, user_agent, address }) => ({
    createdAt: instant(created_at),
    lastSeenAt: instant(last_seen_at),
    userAgent: user_agent,
    address,
  }));
}

async function exportSigningIn(db: Db, accountId: number): Promise<Held["signingIn"]> {
  const devices = await db
    .selectFrom("known_devices")
    .select("last_seen_at")
    .where("account_id", "=", accountId)
    .orderBy("last_seen_at")
    .execute();
  return {
    passkeys: (await listPasskeys(db, accountId)).map(({ id: _id, ...passkey }) => passkey),
    authenticatorAppSince: await appSince(db, accountId),
    recoveryCodesLeft: (await recoveryCodesOf(db, accountId)).left,
    knownBrowsersLastSeenAt: devices.map(({ last_seen_at }) => instant(last_seen_at)),
  };
}

/** Makes an account unusable and takes its address from it. */
async function eraseAccount(tx: Db, { accountId, email }: { accountId: number; email: string }): Promise<void> {
  await tx.deleteFrom("letter_links").where("account_id", "=", accountId).execute();
  await deleteFactors(tx, [accountId]);
  await forgetMistakes(tx, email);
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
  exports: {
    sessions: (db, { accountId }) => exportSessions(db, accountId),
    signingIn: (db, { accountId }) => exportSigningIn(db, accountId),
  },
  closing: { erase: ({ db: tx }, user) => eraseAccount(tx, user) },
  archiving: { end: ({ db: tx }, { accountId }) => endOtherSessions(tx, accountId) },
} satisfies AreaPersonalData;
