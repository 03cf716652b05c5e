import { instant } from "../../base/clock.ts";
import { invalid, notFound, orNotFound } from "../../base/errors.ts";
import { inTransaction, type System } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { audit } from "../../platform/audit/audit.commands.ts";
import { serverTexts } from "../../texts/texts.ts";
import { accountById, lockAccount } from "../account.queries.ts";
import { tellOfChange } from "../security.letters.ts";
import { factorAdded, keepLastFactor } from "./factor.commands.ts";
import type { OwnContext } from "./factor.context.ts";
import { openSecret, sealSecret, type WithKey } from "./factor.keys.ts";
import { factorsOf } from "./factor.queries.ts";
import { firstRecoveryCodes } from "./recovery-codes.ts";
import { latestStep, newSecret, stepOfCode, tellApp } from "./totp.ts";

const app = (db: Db, accountId: number) =>
  db.selectFrom("authenticator_apps").selectAll().where("account_id", "=", accountId).executeTakeFirst();

/** @returns since when an account has an authenticator app */
export async function appSince(db: Db, accountId: number): Promise<string | null> {
  const since = (await app(db, accountId))?.since;
  return since ? instant(since) : null;
}

/** Takes a code of an account's app. A code is good once: of two that come at once, one is taken. */
export async function takeAppCode(system: System & WithKey, accountId: number, code: string): Promise<boolean> {
  const stored = await app(system.db, accountId);
  if (!stored?.secret) return false;
  const step = stepOfCode(openSecret(system, accountId, stored.secret), code, system.clock.now());
  return step !== undefined && noteStep(system, accountId, step);
}

/** Notes the step of a code, unless that or a later one was taken. One that is yet to come was taken by a wrong clock. */
async function noteStep({ db, clock }: System, accountId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("authenticator_apps")
    .set({ last_step: step })
    .where("account_id", "=", accountId)
    .where((is) => is.or([is("last_step", "<", step), is("last_step", ">", latestStep(clock.now()))]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Makes a secret for a new app. The one that the person has works until a code of the new one was confirmed. */
export async function beginApp(context: OwnContext): Promise<{ secret: string; uri: string }> {
  const { db, actor } = context;
  const { email } = orNotFound(await accountById(db, actor.accountId));
  const secret = newSecret();
  const new_secret = sealSecret(context, actor.accountId, secret);
  await db
    .insertInto("authenticator_apps")
    .values({ account_id: actor.accountId, new_secret })
    .onConflict((own) => own.column("account_id").doUpdateSet({ new_secret }))
    .execute();
  return tellApp(secret, email);
}

/**
 * Takes a new app in use, with its first code.
 * @returns recovery codes, if the person has none
 * @throws HttpProblem 400 at `code`
 */
export async function confirmApp(context: OwnContext, code: string): Promise<string[]> {
  const { accountId } = context.actor;
  const storeCodes = await firstRecoveryCodes(context, orNotFound(await accountById(context.db, accountId)));
  const text = serverTexts().refusals.secondFactor;
  return inTransaction(context, async (within) => {
    const { db, clock } = within;
    await lockAccount(db, accountId, "change");
    const sealed = (await app(db, accountId))?.new_secret;
    if (!sealed) throw invalid([{ field: "code", errors: [text.notBegun] }]);
    const isFirst = (await factorsOf(db, accountId)).length === 0;
    const step = stepOfCode(openSecret(within, accountId, sealed), code, clock.now());
    if (step === undefined) throw invalid([{ field: "code", errors: [text.wrongNewCode] }]);
    await db
      .updateTable("authenticator_apps")
      .set({ secret: sealed, new_secret: null, since: clock.now(), last_step: step })
      .where("account_id", "=", accountId)
      .execute();
    await factorAdded(within, { kind: "totp", isFirst }, "totpAdded");
    return storeCodes(within);
  });
}

/** Takes the app away. @throws HttpProblem 404 without one, 409 when the shelter asks for it */
export function removeApp(context: OwnContext): Promise<void> {
  const { accountId } = context.actor;
  return inTransaction(context, async (within) => {
    await lockAccount(within.db, accountId, "change");
    if (!(await app(within.db, accountId))?.secret) throw notFound();
    await within.db.deleteFrom("authenticator_apps").where("account_id", "=", accountId).execute();
    await keepLastFactor(within);
    await audit(within, "remove second factor", { subject: "account", id: accountId, details: { kind: "totp" } });
    await tellOfChange(within, accountId, "totpRemoved");
  });
}
