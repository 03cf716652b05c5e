import type { FactorProof } from "../../../contract/accounts/second-factor.ts";
import { inTransaction } from "../../database/context.ts";
import { audit, auditOnce } from "../../platform/audit/audit.commands.ts";
import { Throttled } from "../../platform/http/throttle.ts";
import { serverTexts } from "../../texts/texts.ts";
import type { Account } from "../account.queries.ts";
import { refuseThrottled, SECOND_FACTORS, verifyCounted, verifyThrottled } from "../login.throttle.ts";
import { type From, tellOfUsedCode, tellOfWrongCodes } from "../security.letters.ts";
import type { ProvingSystem } from "./factor.context.ts";
import { checkPasskey } from "./passkey.check.ts";
import { recoveryCodesOf, takeRecoveryCode } from "./recovery-codes.ts";
import { takeAppCode } from "./totp.commands.ts";
import { isAppCode } from "./totp.ts";

/** Who shows a second factor, and from where. @property holder the hash of the cookie of the browser that was asked */
export type Prover = { account: Pick<Account, "id" | "email">; holder: Buffer; from: From };

/**
 * Checks a second factor, which is used up. Wrong ones are counted, audited and, when they are too many, told to the person:
 * whoever gets that far knows the password.
 * @returns whether it is right
 * @throws HttpProblem 429 after five mistakes; 400 for a passkey's answer from another address
 */
export async function proveFactor(system: ProvingSystem, prover: Prover, proof: FactorProof): Promise<boolean> {
  const { account, from } = prover;
  const attempt = { email: account.email, address: from.address };
  const about = { subject: "account", id: account.id };
  const nobody = { ...system, actor: null };
  try {
    // A recovery code is compared with ten hashes, which are costly.
    const verify = "code" in proof && !isAppCode(proof.code) ? verifyCounted : verifyThrottled;
    const isRight = await verify(system, attempt, () => isFactor(system, prover, proof), SECOND_FACTORS);
    if (isRight) return true;
  } catch (error) {
    if (error instanceof Throttled) await auditOnce(nobody, "locked second factor", about);
    throw error;
  }
  await auditOnce(nobody, "wrong second factor", about);
  await tellWhenLocked(system, prover, attempt);
  return false;
}

/** @returns what is said of a wrong factor */
export function wrongFactor(proof: FactorProof): string {
  const { wrongCode, wrongPasskey } = serverTexts().refusals.secondFactor;
  return "passkey" in proof ? wrongPasskey : wrongCode;
}

/** After the last mistake that is allowed, the person learns of it. */
async function tellWhenLocked(
  system: ProvingSystem,
  { account, from }: Prover,
  attempt: { email: string; address: string },
) {
  try {
    await refuseThrottled(system, attempt, SECOND_FACTORS);
  } catch (error) {
    if (!(error instanceof Throttled)) throw error;
    if (error.by === "email") await tellOfWrongCodes(system, account.id, from);
  }
}

async function isFactor(system: ProvingSystem, { account, holder }: Prover, proof: FactorProof): Promise<boolean> {
  if ("passkey" in proof) return (await checkPasskey(system, holder, proof.passkey, account.id)) !== undefined;
  if (isAppCode(proof.code)) return takeAppCode(system, account.id, proof.code);
  return spendRecoveryCode(system, account.id, proof.code);
}

const spendRecoveryCode = (system: ProvingSystem, id: number, code: string): Promise<boolean> =>
  inTransaction(system, async (within) => {
    if (!(await takeRecoveryCode(within, id, code))) return false;
    const { left } = await recoveryCodesOf(within.db, id);
    await audit({ ...within, actor: { accountId: id } }, "use recovery code", {
      subject: "account",
      id,
      details: { left },
    });
    await tellOfUsedCode(within, id, left);
    return true;
  });
