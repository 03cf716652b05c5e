import type { FactorProof, PasskeyAnswer } from "../../../contract/accounts/second-factor.ts";
import { formTexts } from "../../../contract/texts/texts.ts";
import { HttpProblem } from "../../base/errors.ts";
import { inTransaction } from "../../database/context.ts";
import { serverTexts } from "../../texts/texts.ts";
import { type Account, accountById, lockAccount } from "../account.queries.ts";
import { type BegunSession, type Browser, beginSignedIn } from "../login.session.ts";
import { hashOfToken } from "../token.ts";
import type { ProvingSystem } from "./factor.context.ts";
import { checkPasskey, passkeyQuestion } from "./passkey.check.ts";
import { proveFactor, wrongFactor } from "./prove.ts";
import { findStep, takeStep } from "./step.store.ts";

const signInAgain = () =>
  new HttpProblem(401, formTexts().secondFactor.signInAgain, undefined, { code: "signInAgain" });

/** @throws HttpProblem 401 when this browser has not given the password of an account within the last five minutes */
async function accountOfStep(system: ProvingSystem, step: string | undefined): Promise<Account> {
  const accountId = step && (await findStep(system, step));
  const account = accountId && (await accountById(system.db, accountId));
  if (!account) throw signInAgain();
  return account;
}

/** What the browser asks a passkey in the second step. @throws HttpProblem 401 without a first one */
export async function secondStepQuestion(system: ProvingSystem, step: string | undefined) {
  const { id } = await accountOfStep(system, step);
  return passkeyQuestion(system, hashOfToken(step ?? ""), id);
}

/**
 * The second step of signing in.
 * @param step the browser's cookie of the first one
 * @throws HttpProblem 401 for a wrong factor, and with the code `signInAgain` without a first step; 429 after five mistakes
 */
export async function finishSignIn(
  system: ProvingSystem,
  step: string | undefined,
  proof: FactorProof,
  browser: Browser,
): Promise<BegunSession> {
  const account = await accountOfStep(system, step);
  const token = step ?? "";
  const isRight = await proveFactor(system, { account, holder: hashOfToken(token), from: browser }, proof);
  if (!isRight) throw new HttpProblem(401, wrongFactor(proof));
  return inTransaction(system, async (within) => {
    const locked = await lockAccount(within.db, account.id, "sign in");
    // A new password or another change of the account has ended the step meanwhile.
    if (!locked || !(await takeStep(within, token))) throw signInAgain();
    return beginSignedIn(within, account.id, browser);
  });
}

/** The cookie of a browser that signs in with a passkey alone has no account behind it yet. */
export const passkeyAloneQuestion = (system: ProvingSystem, visit: string) =>
  passkeyQuestion(system, hashOfToken(visit));

/**
 * Signs in with a passkey that has checked its person itself: two factors in one.
 * @param visit the cookie of the browser that was asked
 * @throws HttpProblem 401 for an answer that is wrong, late, used already or another browser's
 */
export async function signInByPasskey(
  system: ProvingSystem,
  visit: string | undefined,
  answer: PasskeyAnswer,
  browser: Browser,
): Promise<BegunSession> {
  const { unknownPasskey } = serverTexts().refusals.secondFactor;
  const passkey = visit ? await checkPasskey(system, hashOfToken(visit), answer) : undefined;
  if (!passkey) throw new HttpProblem(401, unknownPasskey);
  return inTransaction(system, async (within) => {
    const account = await lockAccount(within.db, passkey.accountId, "sign in");
    // The passkey may have been taken away between its answer and the lock.
    const isThere = within.db.selectFrom("passkeys").select("id").where("id", "=", passkey.id);
    if (!account || !(await isThere.executeTakeFirst())) throw new HttpProblem(401, unknownPasskey);
    return beginSignedIn(within, account.id, browser);
  });
}
