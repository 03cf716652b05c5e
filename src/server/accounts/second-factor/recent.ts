import type { Factor } from "../../../contract/accounts/accounts.ts";
import type { Confirmation, FactorProof } from "../../../contract/accounts/second-factor.ts";
import { formTexts } from "../../../contract/texts/texts.ts";
import { MINUTE_MS } from "../../base/clock.ts";
import { FirstDo, invalid, orNotFound } from "../../base/errors.ts";
import type { Context } from "../../database/context.ts";
import { auditOnce } from "../../platform/audit/audit.commands.ts";
import { serverTexts } from "../../texts/texts.ts";
import { requirePassword } from "../account.commands.ts";
import { accountById } from "../account.queries.ts";
import type { From } from "../security.letters.ts";
import type { OwnContext } from "./factor.context.ts";
import { factorsOf } from "./factor.queries.ts";
import { passkeyQuestion } from "./passkey.check.ts";
import { proveFactor, wrongFactor } from "./prove.ts";

/** How long a proof of who somebody is opens the doors that ask for one. */
const RECENT_MS = 10 * MINUTE_MS;

const session = ({ actor }: Pick<Context, "actor">): Buffer => Buffer.from(actor.sessionId, "hex");

/**
 * For doors that a stolen session must not open: the person has signed in, or shown again who they are, within the last ten
 * minutes. The browser asks them and repeats the call.
 * @throws FirstDo 403 with the code `confirm`
 */
export async function requireRecentFactor({ db, clock, actor }: Context): Promise<void> {
  const row = await db
    .selectFrom("sessions")
    .select("confirmed_at")
    .where("id_hash", "=", session({ actor }))
    .executeTakeFirst();
  const at = row?.confirmed_at?.getTime() ?? 0;
  // Either way: a clock that was ahead must not open the doors for years.
  if (Math.abs(clock.now().getTime() - at) <= RECENT_MS) return;
  throw new FirstDo("confirm", serverTexts().refusals.secondFactor.confirmFirst);
}

/** The same, for what asks for the password in any case: only whoever has a second factor shows it again. */
export async function requireRecentWhereSet(context: Context): Promise<void> {
  if ((await factorsOf(context.db, context.actor.accountId)).length > 0) await requireRecentFactor(context);
}

/** By what somebody can show again who they are. Whoever has a second factor shows that: a stolen password is not enough. */
export async function waysToConfirm({ db, actor }: Pick<Context, "db" | "actor">): Promise<("password" | Factor)[]> {
  const factors = await factorsOf(db, actor.accountId);
  return factors.length > 0 ? factors : ["password"];
}

/** What the browser asks a passkey for that. */
export const confirmingQuestion = (context: OwnContext) =>
  passkeyQuestion(context, session(context), context.actor.accountId);

/**
 * Notes that the person has shown again who they are.
 * @throws HttpProblem 400 at `password` or `code` for what is wrong, or for the wrong way; 429 after five mistakes
 */
export async function confirmIdentity(context: OwnContext, from: From, proof: Confirmation): Promise<void> {
  const { db, clock, actor } = context;
  const byPassword = (await waysToConfirm(context)).includes("password");
  const text = formTexts().secondFactor;
  if (byPassword !== "password" in proof) {
    throw invalid([
      byPassword
        ? { field: "password", errors: [text.passwordRequired] }
        : { field: "code", errors: [text.codeRequired] },
    ]);
  }
  if ("password" in proof) await requirePassword(context, from.address, proof.password, "password");
  else await requireFactor(context, from, proof);
  const own = db.updateTable("sessions").where("id_hash", "=", session(context));
  await own.set({ confirmed_at: clock.now() }).execute();
  await auditOnce(context, "confirm identity", { subject: "account", id: actor.accountId });
}

async function requireFactor(context: OwnContext, from: From, proof: FactorProof): Promise<void> {
  const account = orNotFound(await accountById(context.db, context.actor.accountId));
  const isRight = await proveFactor(context, { account, holder: session(context), from }, proof);
  if (!isRight) throw invalid([{ field: "code", errors: [wrongFactor(proof)] }]);
}
