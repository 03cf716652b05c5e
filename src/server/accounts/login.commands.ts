import { randomBytes } from "node:crypto";
import type { AuditedAction } from "../../contract/platform/audit.ts";
import { formTexts } from "../../contract/texts/texts.ts";
import { audit, auditOnce, type Subject } from "../platform/audit/audit.commands.ts";
import { inTransaction, type System } from "../platform/context.ts";
import { HttpProblem } from "../platform/errors.ts";
import { Throttled } from "../platform/http/throttle.ts";
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

const ACTIONS: Partial<Record<number, AuditedAction>> = { 401: "failed login", 429: "locked login" };

/** The audit subject. For an e-mail without an account nothing is stored: people type all kinds of things there. */
async function subjectOf({ db }: System, email: string, refusal: HttpProblem): Promise<Subject> {
  if (refusal instanceof Throttled && refusal.by === "address") return { subject: "network address", id: null };
  const account = await accountByEmail(db, email);
  return account ? { subject: "account", id: account.id } : { subject: "unknown account", id: null };
}

/**
 * Audits a refused login: once in ten minutes for each account, and together for all unknown ones (rules §16). Its time
 * depends on whether the account exists, so the answer must not wait for it.
 * @param refusal what `login` threw
 */
export async function auditRefusedLogin(system: System, email: string, refusal: unknown): Promise<void> {
  const action = refusal instanceof HttpProblem && ACTIONS[refusal.status];
  if (action) await auditOnce({ ...system, actor: null }, action, await subjectOf(system, email, refusal));
}
