import type { SignedIn } from "../../base/actor.ts";
import { conflict, forbidden, orNotFound } from "../../base/errors.ts";
import { anyOf } from "../../database/any-of.ts";
import { inTransaction, type System, type WithSettings } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { audit } from "../../platform/audit/audit.commands.ts";
import { serverTexts } from "../../texts/texts.ts";
import { accountByEmail, accountById, lockAccount } from "../account.queries.ts";
import { demandsFactorOf } from "../factor.demand.ts";
import { forgetMistakes } from "../login.throttle.ts";
import { type Change, tellOfChange, tellOfReset } from "../security.letters.ts";
import { endOtherSessions } from "../sessions/session.store.ts";
import type { OwnContext } from "./factor.context.ts";
import { factorsOf } from "./factor.queries.ts";
import { newRecoveryCodes, storeRecoveryCodes } from "./recovery-codes.ts";

/** A factor that somebody has set up. @property isFirst whether they had none before */
type AddedFactor = { kind: "totp" | "passkey"; isFirst: boolean };

/**
 * After somebody has set up a factor, in the same transaction: they may do everything again, and a letter tells them. With
 * the first one their other sessions end, which began without.
 */
export async function factorAdded(within: OwnContext, { kind, isFirst }: AddedFactor, what: Change): Promise<void> {
  const { accountId, sessionId } = within.actor;
  if (isFirst) await endOtherSessions(within.db, accountId, sessionId);
  await within.db.updateTable("sessions").set({ awaits_factor: false }).where("account_id", "=", accountId).execute();
  await audit(within, "add second factor", { subject: "account", id: accountId, details: { kind } });
  await tellOfChange(within, accountId, what);
}

/**
 * After somebody may do more than before, in the same transaction: where the shelter asks this of them, they go on when they
 * have set up a second factor.
 */
export async function demandFactorNow(tx: Db, accountId: number): Promise<void> {
  if (!(await demandsFactorOf(tx, accountId)) || (await factorsOf(tx, accountId)).length > 0) return;
  await tx.updateTable("sessions").set({ awaits_factor: true }).where("account_id", "=", accountId).execute();
}

/**
 * After a factor was taken away, in the same transaction. With the last one its recovery codes go.
 * @throws HttpProblem 409 when it was the last one of somebody from whom the shelter asks for one
 */
export async function keepLastFactor({ db, actor }: OwnContext): Promise<void> {
  const { accountId } = actor;
  if ((await factorsOf(db, accountId)).length > 0) return;
  if (await demandsFactorOf(db, accountId)) throw conflict(serverTexts().refusals.secondFactor.lastFactor);
  await db.deleteFrom("recovery_codes").where("account_id", "=", accountId).execute();
}

/** Makes new recovery codes. @throws HttpProblem 409 for somebody without a second factor; 429 after five times in a day */
export async function renewRecoveryCodes(context: OwnContext): Promise<string[]> {
  const { accountId } = context.actor;
  const account = orNotFound(await accountById(context.db, accountId));
  const made = await newRecoveryCodes(context, account.email);
  return inTransaction(context, async (within) => {
    await lockAccount(within.db, accountId, "change");
    const factors = await factorsOf(within.db, accountId);
    if (factors.length === 0) throw conflict(serverTexts().refusals.secondFactor.noFactor);
    await audit(within, "make recovery codes", { subject: "account", id: accountId });
    await tellOfChange(within, accountId, "codesMade");
    return storeRecoveryCodes(within, account, made);
  });
}

/** Deletes everything with which somebody shows who they are besides the password. */
export async function deleteFactors(tx: Db, accountIds: readonly number[]): Promise<void> {
  for (const table of ["passkeys", "authenticator_apps", "recovery_codes", "sign_in_steps", "known_devices"] as const)
    await tx.deleteFrom(table).where("account_id", "=", anyOf(accountIds)).execute();
}

type Resetting = System & WithSettings & { actor: Pick<SignedIn, "accountId"> | null };

/**
 * Takes the second factor of somebody away who has lost it, and ends their sessions. A letter tells them.
 * @throws HttpProblem 403 for one's own, 404 when nobody can sign in to the account, 409 without a second factor
 */
export function resetFactor(context: Resetting, accountId: number): Promise<void> {
  const text = serverTexts().refusals.secondFactor;
  if (context.actor?.accountId === accountId) throw forbidden(text.own);
  return inTransaction(context, async (within) => {
    const { email } = orNotFound(await lockAccount(within.db, accountId, "change"));
    if ((await factorsOf(within.db, accountId)).length === 0) throw conflict(text.nothingToReset);
    await deleteFactors(within.db, [accountId]);
    await endOtherSessions(within.db, accountId);
    await forgetMistakes(within.db, email);
    await audit(within, "reset second factor", { subject: "account", id: accountId });
    await tellOfReset(within, accountId);
  });
}

/** The same by the operator, at the machine. @returns false when nobody can sign in with this e-mail */
export async function resetFactorOf(context: System & WithSettings, email: string): Promise<boolean> {
  const account = await accountByEmail(context.db, email);
  if (account) await resetFactor({ ...context, actor: null }, account.id);
  return account !== undefined;
}
