import { randomBytes } from "node:crypto";
import { ACCOUNT_TEXT } from "../../contract/accounts.ts";
import { audit } from "../audit/audit.commands.ts";
import { inTransaction, type System } from "../context.ts";
import { HttpProblem } from "../http/errors.ts";
import { beginSession } from "../sessions/session.store.ts";
import { type Account, accountByEmail, holdAccount } from "./account.queries.ts";
import { limitedAttempt } from "./login.throttle.ts";
import { hashPassword, verifyPassword } from "./password.ts";

/** A hash that no password has: checked when there is no such account, so that both refusals take the same time (decisions §2). */
const NOBODY = hashPassword(randomBytes(32).toString("base64url"));

const refused = () => new HttpProblem(401, ACCOUNT_TEXT.invalidCredentials);

/**
 * Signs in.
 * @param address where the attempt comes from
 * @returns the new session's token
 * @throws HttpProblem 401 'Invalid credentials.' with one text and one time for wrong e-mail and wrong password, 429
 */
export async function login(
  system: System,
  { email, password }: { email: string; password: string },
  address: string,
): Promise<string> {
  const { db, clock } = system;
  let account: Account | undefined;
  const isRight = await limitedAttempt(db, { email, address, now: clock.now() }, async () => {
    account = await accountByEmail(db, email);
    return (await verifyPassword(account?.passwordHash ?? (await NOBODY), password)) && account !== undefined;
  });
  if (!account || !isRight) throw refused();
  return begin(system, account);
}

/**
 * Begins the session of somebody whose e-mail and password were right when they were looked at. A new
 * password, and any change by staff, holds the account and ends its sessions: one that began before is ended by it, and
 * none begins after it.
 * @throws HttpProblem 401 when the e-mail or the password is no longer the one that was looked at
 */
function begin(system: System, verified: Account): Promise<string> {
  return inTransaction(system, async (within) => {
    const { db: tx, clock } = within;
    const { id, email, passwordHash } = (await holdAccount(tx, verified.id, "sign in")) ?? {};
    if (id === undefined || email !== verified.email || passwordHash !== verified.passwordHash) throw refused();
    await audit({ ...within, actor: { accountId: id } }, "login", { subject: "account", id });
    return beginSession(tx, id, clock.now());
  });
}
