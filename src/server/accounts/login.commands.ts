import { randomBytes } from "node:crypto";
import { formTexts } from "../../contract/texts/texts.ts";
import { audit } from "../platform/audit/audit.commands.ts";
import { inTransaction, type System } from "../platform/context.ts";
import { HttpProblem } from "../platform/errors.ts";
import { type Account, accountByEmail, lockAccount } from "./account.queries.ts";
import { verifyThrottled } from "./login.throttle.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import { beginSession } from "./session.store.ts";

/** Checked when there is no such account, so that both refusals take the same time (rules §2). No password has this hash. */
const UNMATCHABLE_HASH = hashPassword(randomBytes(32).toString("base64url"));

const refused = () => new HttpProblem(401, formTexts().accounts.invalidCredentials);

/**
 * Signs in.
 * @param address the client's network address
 * @returns the new session's token
 * @throws HttpProblem 401 with the same text and response time for a wrong e-mail and a wrong password; 429
 */
export async function login(
  system: System,
  { email, password }: { email: string; password: string },
  address: string,
): Promise<string> {
  let account: Account | undefined;
  const isRight = await verifyThrottled(system, { email, address }, async () => {
    account = await accountByEmail(system.db, email);
    return (await verifyPassword(account?.passwordHash ?? (await UNMATCHABLE_HASH), password)) && account !== undefined;
  });
  if (!account || !isRight) throw refused();
  return beginVerifiedSession(system, account);
}

/**
 * Begins a session after the password was checked. A new password, or any change by staff, locks the account and ends its
 * sessions. So the account is locked here and checked again: a change either ends this session or prevents it.
 * @throws HttpProblem 401 when the e-mail or the password was changed since the check
 */
function beginVerifiedSession(system: System, verified: Account): Promise<string> {
  return inTransaction(system, async (within) => {
    const { db: tx, clock } = within;
    const { id, email, passwordHash } = (await lockAccount(tx, verified.id, "sign in")) ?? {};
    if (id === undefined || email !== verified.email || passwordHash !== verified.passwordHash) throw refused();
    await audit({ ...within, actor: { accountId: id } }, "login", { subject: "account", id });
    return beginSession(tx, id, clock.now());
  });
}
