import type { PasskeyAnswer } from "../../../contract/accounts/second-factor.ts";
import type { System } from "../../database/context.ts";
import { handleOf, type WithKey } from "./factor.keys.ts";
import { makeChallenge, takeChallenge } from "./passkey.challenge.ts";
import { findPasskey, type StoredPasskey, storedPasskeys } from "./passkey.queries.ts";
import { challengeIn, requirePasskeySite } from "./passkey.site.ts";

/** Loaded when the first passkey is used: it takes a while, and most shelters never do. */
export const webAuthn = () => import("@simplewebauthn/server");

export type PasskeySystem = System & WithKey & { settings: { publicUrl: string } };

/**
 * What a browser asks a passkey.
 * @param holder the hash of the cookie of the browser that may answer
 * @param accountId whose passkeys may answer; left out: any that the person chooses, which then checks them itself
 */
export async function passkeyQuestion(system: PasskeySystem, holder: Buffer, accountId?: number) {
  const { rpID } = requirePasskeySite(system.settings);
  const own = accountId === undefined ? [] : await storedPasskeys(system.db, accountId);
  const { generateAuthenticationOptions } = await webAuthn();
  const question = await generateAuthenticationOptions({
    rpID,
    challenge: new Uint8Array(Buffer.from(await makeChallenge(system, holder), "base64url")),
    userVerification: accountId === undefined ? "required" : "preferred",
    ...(own.length > 0 && { allowCredentials: own.map(({ credentialId: id, transports }) => ({ id, transports })) }),
  });
  return { ...question };
}

/**
 * Checks a passkey's answer, which uses up its challenge, and notes that the passkey was used.
 * @param holder the hash of the cookie of the browser that was asked
 * @param accountId whose passkey it must be; left out: anybody's, if the passkey has checked its person itself
 * @returns the passkey; undefined for an answer that is wrong, late, used already or another browser's
 * @throws HttpProblem 400 for an answer that was given at another address
 */
export async function checkPasskey(
  system: PasskeySystem,
  holder: Buffer,
  answer: PasskeyAnswer,
  accountId?: number,
): Promise<StoredPasskey | undefined> {
  const site = requirePasskeySite(system.settings);
  const challenge = challengeIn(site, answer.response.clientDataJSON);
  if (!(await takeChallenge(system, holder, challenge))) return undefined;
  const passkey = await findPasskey(system.db, { credentialId: answer.id, ...(accountId && { accountId }) });
  if (!passkey || !isOwnersAnswer(system, passkey, answer, accountId === undefined)) return undefined;
  const counter = await verify({ site, challenge, answer, passkey, isAlone: accountId === undefined });
  if (counter === undefined) return undefined;
  const used = { counter, last_used_at: system.clock.now() };
  await system.db.updateTable("passkeys").set(used).where("id", "=", passkey.id).execute();
  return passkey;
}

/** Passkeys that sign in alone say whose they are; others may. */
function isOwnersAnswer(deps: WithKey, { accountId }: StoredPasskey, { response }: PasskeyAnswer, isAlone: boolean) {
  const handle = handleOf(deps, accountId).toString("base64url");
  return response.userHandle === undefined ? !isAlone : response.userHandle === handle;
}

type Checked = {
  site: { origin: string; rpID: string };
  challenge: string;
  answer: PasskeyAnswer;
  passkey: StoredPasskey;
  isAlone: boolean;
};

/** @returns how often the passkey was used by its own count, which must grow; undefined for a wrong answer */
async function verify({ site, challenge, answer, passkey, isAlone }: Checked): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await webAuthn();
  const { credentialId: id, publicKey, counter, transports } = passkey;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer as Parameters<typeof verifyAuthenticationResponse>[0]["response"],
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpID,
      credential: { id, publicKey: new Uint8Array(publicKey), counter, transports },
      requireUserVerification: isAlone,
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}
