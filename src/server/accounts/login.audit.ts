import type { AuditedAction } from "../../contract/platform/audit.ts";
import { auditOnce, type Subject } from "../platform/audit/audit.commands.ts";
import type { System } from "../platform/context.ts";
import { HttpProblem } from "../platform/errors.ts";
import { Throttled } from "../platform/http/throttle.ts";
import { accountByEmail } from "./account.queries.ts";

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
