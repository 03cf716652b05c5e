import { randomBytes } from "node:crypto";
import type { Factor } from "../../contract/accounts/accounts.ts";
import type { AuditedAction } from "../../contract/platform/audit.ts";
import { formTexts } from "../../contract/texts/texts.ts";
import { HttpProblem } from "../base/errors.ts";
import { inTransaction, type System, type WithSettings } from "../database/context.ts";
import { auditOnce, type Subject } from "../platform/audit/audit.commands.ts";
import { Throttled } from "../platform/http/throttle.ts";
import { type Account, accountByEmail, lockAccount } from "./account.queries.ts";
import { demandsFactorOf } from "./factor.demand.ts";
import { type BegunSession, type Browser, beginSignedIn } from "./login.session.ts";
import { KNOWN_BROWSER, verifyThrottled } from "./login.throttle.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import { factorsOf } from "./second-factor/factor.queries.ts";
import { beginStep } from "./second-factor/step.store.ts";
import { isKnownDevice } from "./sessions/known-device.ts";

/** Checked when there is no such account, so that both refusals take the same time (rules §2). No password has this hash. */
const UNMATCHABLE_HASH = hashPassword(randomBytes(32).toString("base64url"));

const refused = () => new HttpProblem(401, formTexts().accounts.invalidCredentials);

/** The password was right: a session, or, for whoever has a second factor, the step before it. */
export type LoggedIn = BegunSession | { step: string; factors: Factor[] };

/**
 * Signs in, or leads to the second factor.
 * @param browser where the request comes from
 * @throws HttpProblem 401 with the same text and response time for a wrong e-mail and a wrong password; 429
 */
export async function login(
  system: System & WithSettings,
  { email, password }: { email: string; password: string },
  browser: Browser,
): Promise<LoggedIn> {
  let account: Account | undefined;
  const isKnown = await isKnownDevice(system.db, email, browser.device);
  const attempt = { email, address: browser.address, ...(isKnown && ({ of: KNOWN_BROWSER } as const)) };
  const isRight = await verifyThrottled(system, attempt, async () => {
    account = await accountByEmail(system.db, email);
    return (await verifyPassword(account?.passwordHash ?? (await UNMATCHABLE_HASH), password)) && account !== undefined;
  });
  if (!account || !isRight) throw refused();
  return goOnAfterPassword(system, account, browser);
}

/**
 * Goes on after the password was checked. A new password, or any change by staff, locks the account and ends its sessions
 * and half-done sign-ins. So the account is locked here and checked again: a change either ends this one or prevents it.
 * @throws HttpProblem 401 when the e-mail or the password was changed since the check
 */
function goOnAfterPassword(system: System & WithSettings, verified: Account, browser: Browser): Promise<LoggedIn> {
  return inTransaction(system, async (within) => {
    const tx = within.db;
    const { id, email, passwordHash } = (await lockAccount(tx, verified.id, "sign in")) ?? {};
    if (id === undefined || email !== verified.email || passwordHash !== verified.passwordHash) throw refused();
    const factors = await factorsOf(tx, id);
    if (factors.length > 0) return { step: await beginStep(within, id), factors };
    return beginSignedIn(within, id, browser, { awaitsFactor: await demandsFactorOf(tx, id) });
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
