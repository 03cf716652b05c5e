import type { NewPasskeyAnswer, Passkey } from "../../../contract/accounts/second-factor.ts";
import { shelter } from "../../../contract/platform/shelter.ts";
import { conflict, HttpProblem, notFound, orNotFound } from "../../base/errors.ts";
import { inTransaction } from "../../database/context.ts";
import { isUniqueViolation } from "../../database/database-errors.ts";
import { addRow } from "../../database/rows.ts";
import { audit } from "../../platform/audit/audit.commands.ts";
import { serverTexts } from "../../texts/texts.ts";
import { accountById, lockAccount } from "../account.queries.ts";
import { tellOfChange } from "../security.letters.ts";
import { factorAdded, keepLastFactor } from "./factor.commands.ts";
import type { OwnContext } from "./factor.context.ts";
import { handleOf } from "./factor.keys.ts";
import { factorsOf } from "./factor.queries.ts";
import { makeChallenge, takeChallenge } from "./passkey.challenge.ts";
import { webAuthn } from "./passkey.check.ts";
import { listPasskeys, storedPasskeys } from "./passkey.queries.ts";
import { challengeIn, requirePasskeySite } from "./passkey.site.ts";
import { firstRecoveryCodes } from "./recovery-codes.ts";

/** The most passkeys of an account. */
const MOST = 20;

const holderOf = ({ actor }: OwnContext): Buffer => Buffer.from(actor.sessionId, "hex");

/** What the browser asks a device or a password manager, to make a passkey. */
export async function newPasskeyQuestion(context: OwnContext) {
  const { actor, db } = context;
  const { rpID } = requirePasskeySite(context.settings);
  const { email } = orNotFound(await accountById(db, actor.accountId));
  const own = await storedPasskeys(db, actor.accountId);
  const { generateRegistrationOptions } = await webAuthn();
  const question = await generateRegistrationOptions({
    rpName: shelter().name,
    rpID,
    userName: email,
    userDisplayName: `${actor.name} ${actor.surname}`,
    userID: new Uint8Array(handleOf(context, actor.accountId)),
    challenge: new Uint8Array(Buffer.from(await makeChallenge(context, holderOf(context)), "base64url")),
    excludeCredentials: own.map(({ credentialId: id, transports }) => ({ id, transports })),
    // Whoever has a fingerprint or a PIN at the device can sign in with the passkey alone later.
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
  });
  return { ...question };
}

type Added = { passkey: Passkey; recoveryCodes: string[] };

/**
 * Adds the passkey that a browser has made.
 * @returns it, and recovery codes if the person has none
 * @throws HttpProblem 400 for an answer that is wrong, late, another browser's or from another address; 409 for a passkey
 * that is known, or one too many
 */
export async function addPasskey(context: OwnContext, name: string, answer: NewPasskeyAnswer): Promise<Added> {
  const { accountId } = context.actor;
  const text = serverTexts().refusals.secondFactor;
  const credential = await checked(context, answer);
  const storeCodes = await firstRecoveryCodes(context, orNotFound(await accountById(context.db, accountId)));
  return inTransaction(context, async (within) => {
    const { db, clock } = within;
    await lockAccount(db, accountId, "change");
    const isFirst = (await factorsOf(db, accountId)).length === 0;
    if ((await storedPasskeys(db, accountId)).length >= MOST) throw conflict(text.tooManyPasskeys(MOST));
    const id = await addRow(db, "passkeys", {
      account_id: accountId,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: answer.response.transports,
      name,
      created_at: clock.now(),
    }).catch((error) => {
      throw isUniqueViolation(error) ? conflict(text.knownAlready) : error;
    });
    await factorAdded(within, { kind: "passkey", isFirst }, "passkeyAdded");
    const passkey = (await listPasskeys(db, accountId)).find((one) => one.id === id) as Passkey;
    return { passkey, recoveryCodes: await storeCodes(within) };
  });
}

/** The key of an answer that was given here, in this session and to a question of the last minutes. */
async function checked(context: OwnContext, answer: NewPasskeyAnswer) {
  const site = requirePasskeySite(context.settings);
  const challenge = challengeIn(site, answer.response.clientDataJSON);
  const refused = () => new HttpProblem(400, serverTexts().refusals.secondFactor.unfinished);
  if (!(await takeChallenge(context, holderOf(context), challenge))) throw refused();
  const { verifyRegistrationResponse } = await webAuthn();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: answer as Parameters<typeof verifyRegistrationResponse>[0]["response"],
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpID,
    requireUserVerification: false,
  }).catch(() => ({ verified: false as const, registrationInfo: undefined }));
  if (!verified || !registrationInfo) throw refused();
  return registrationInfo.credential;
}

/** Takes a passkey away. @throws HttpProblem 404, 409 when it is the last factor and the shelter asks for one */
export function removePasskey(context: OwnContext, id: number): Promise<void> {
  const { accountId } = context.actor;
  return inTransaction(context, async (within) => {
    await lockAccount(within.db, accountId, "change");
    const gone = await within.db
      .deleteFrom("passkeys")
      .where("id", "=", id)
      .where("account_id", "=", accountId)
      .returning("id")
      .executeTakeFirst();
    if (!gone) throw notFound();
    await keepLastFactor(within);
    await audit(within, "remove second factor", { subject: "account", id: accountId, details: { kind: "passkey" } });
    await tellOfChange(within, accountId, "passkeyRemoved");
  });
}
