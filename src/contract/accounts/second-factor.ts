import { z } from "zod";
import type { CallTable } from "../platform/call.ts";
import { compactCode } from "../platform/compact-code.ts";
import { CurrentUser } from "../platform/current-user.ts";
import { ByAccountId, Id, IdInAddress, Instant, requiredText } from "../platform/shared.ts";
import { messages } from "../texts/message.ts";
import { formTexts } from "../texts/texts.ts";
import { FACTORS, presentPassword } from "./accounts.ts";

/** The longest texts, in characters. */
export const FACTOR_LIMITS = { code: 40, passkeyName: 60 } as const;

const text = messages(() => formTexts().secondFactor);

/** A code of an authenticator app, or a recovery code. */
const Code = requiredText(text.codeRequired, FACTOR_LIMITS.code).transform(compactCode);

/** The longest part of a browser's answer, in characters; attestations are not asked for. */
const LONGEST_PART = 20_000;
const part = z
  .string()
  .max(LONGEST_PART)
  .regex(/^[\w-]+$/);
const credential = {
  id: part,
  rawId: part,
  type: z.literal("public-key"),
  clientExtensionResults: z.looseObject({}).default({}),
};

/** What a browser answers when a passkey has signed a challenge (WebAuthn's `AuthenticationResponseJSON`). */
export const PasskeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: part,
    authenticatorData: part,
    signature: part,
    userHandle: part.optional(),
  }),
});
export type PasskeyAnswer = z.output<typeof PasskeyAnswer>;

/** What it answers when a passkey was made (WebAuthn's `RegistrationResponseJSON`). */
export const NewPasskeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: part,
    attestationObject: part,
    transports: z.array(z.string().max(30)).max(10).default([]),
  }),
});
export type NewPasskeyAnswer = z.output<typeof NewPasskeyAnswer>;

/** What a browser is asked, as WebAuthn writes it in JSON. */
const PasskeyQuestion = z.looseObject({ challenge: z.string() });

/** The second factor: a code, or a passkey's answer. */
export const FactorProof = z.union([z.object({ code: Code }), z.object({ passkey: PasskeyAnswer })], text.codeRequired);
export type FactorProof = z.output<typeof FactorProof>;

/** Shows again who somebody is: the second factor of whoever has one, else the password. */
export const Confirmation = z.union(
  [
    z.object({ passkey: PasskeyAnswer }),
    z.object({ code: Code }),
    z.object({ password: presentPassword.min(1, text.passwordRequired) }),
  ],
  text.confirmRequired,
);
export type Confirmation = z.output<typeof Confirmation>;

/** A passkey as its owner sees it. */
export const Passkey = z
  .object({ id: Id, name: z.string(), createdAt: Instant, lastUsedAt: Instant.nullable() })
  .meta({ id: "Passkey" });
export type Passkey = z.infer<typeof Passkey>;

const recoveryCodes = z.array(z.string()).describe("ten, shown this once; empty where the person has some already");

const ByPasskey = z.object({ accountId: IdInAddress, id: IdInAddress });
const own = { params: ByAccountId } as const;
const RECENT = "Needs a sign-in or a confirmation within the last ten minutes, else 403 with `code: confirm`.";

/** A second factor: setting it up, and showing it (rules §2, docs/decisions/0096-second-factor.md). */
export const secondFactorCalls = {
  "POST /auth/second-factor": {
    description:
      "The second step of signing in, within five minutes of the first and in the same browser. 401 for a wrong code, 429 after five.",
    body: FactorProof,
    answer: CurrentUser,
  },
  "POST /auth/second-factor/passkey": {
    description: "What the browser asks a passkey in the second step.",
    answer: PasskeyQuestion,
  },
  "POST /auth/passkey": {
    description: "Signs in with a passkey alone: it checks its person itself, by a fingerprint, a face or a PIN.",
    body: z.object({ passkey: PasskeyAnswer }),
    answer: CurrentUser,
  },
  "POST /auth/passkey/question": {
    description: "What the browser asks a passkey that signs somebody in alone.",
    answer: PasskeyQuestion,
  },
  "GET /auth/confirm": { answer: z.object({ by: z.array(z.enum(["password", ...FACTORS])) }) },
  "POST /auth/confirm": {
    description:
      "Shows again who one is, which calls that change an account's safety ask for. 429 after five mistakes.",
    body: Confirmation,
  },
  "POST /auth/confirm/passkey": { description: "What the browser asks a passkey for that.", answer: PasskeyQuestion },
  "GET /accounts/:accountId/passkeys": {
    ...own,
    answer: z.object({
      items: z.array(Passkey),
      origin: z.string().describe("the only address at which passkeys of this shelter work"),
      isPossible: z.boolean().describe("false where this address is not https, or no name"),
    }),
  },
  "POST /accounts/:accountId/passkeys/question": {
    description: `What the browser asks to make a passkey. ${RECENT}`,
    ...own,
    answer: PasskeyQuestion,
  },
  "POST /accounts/:accountId/passkeys": {
    description: RECENT,
    ...own,
    body: z.object({
      name: requiredText(text.passkeyNameRequired, FACTOR_LIMITS.passkeyName),
      answer: NewPasskeyAnswer,
    }),
    answer: z.object({ passkey: Passkey, recoveryCodes }),
    status: 201,
  },
  "DELETE /accounts/:accountId/passkeys/:id": {
    description: `${RECENT} 409 for the last factor of somebody from whom the shelter asks for one.`,
    params: ByPasskey,
  },
  "GET /accounts/:accountId/totp": { ...own, answer: z.object({ since: Instant.nullable() }) },
  "POST /accounts/:accountId/totp": {
    description: `Makes a secret for an authenticator app. It counts once a code of it was confirmed. ${RECENT}`,
    ...own,
    answer: z.object({ secret: z.string(), uri: z.string() }),
  },
  "POST /accounts/:accountId/totp/confirm": {
    description: RECENT,
    ...own,
    body: z.object({ code: Code }),
    answer: z.object({ recoveryCodes }),
  },
  "DELETE /accounts/:accountId/totp": {
    description: `${RECENT} 409 for the last factor of somebody from whom the shelter asks for one.`,
    ...own,
  },
  "GET /accounts/:accountId/recovery-codes": {
    description: "How many are left. The codes themselves are shown once, when they are made.",
    ...own,
    answer: z.object({ left: z.int(), madeAt: Instant.nullable() }),
  },
  "POST /accounts/:accountId/recovery-codes": {
    description: `Makes ten new ones; the former ones do not work any more. ${RECENT}`,
    ...own,
    answer: z.object({ recoveryCodes }),
  },
  "GET /accounts/:accountId/second-factor": {
    description: "What a colleague or user has, for the admin who may reset it.",
    ...own,
    answer: z.object({ factors: z.array(z.enum(FACTORS)) }),
  },
  "DELETE /accounts/:accountId/second-factor": {
    description: `An admin takes somebody's second factor away who has lost it, and ends their sessions. Not one's own. ${RECENT}`,
    ...own,
  },
} satisfies CallTable;
