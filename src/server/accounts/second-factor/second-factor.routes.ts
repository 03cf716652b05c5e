import type { FastifyReply, FastifyRequest } from "fastify";
import { secondFactorCalls } from "../../../contract/accounts/second-factor.ts";
import { instantOrNull } from "../../base/clock.ts";
import type { Routes } from "../../platform/deps.ts";
import { contextOf } from "../../platform/http/authorization.ts";
import { serveCalls } from "../../platform/http/calls.ts";
import { commandRoutes } from "../../platform/records/command-routes.ts";
import type { BegunSession } from "../login.session.ts";
import { browserOf, enter } from "../sign-in.ts";
import { newToken } from "../token.ts";
import { renewRecoveryCodes, resetFactor } from "./factor.commands.ts";
import { factorsOf } from "./factor.queries.ts";
import { addPasskey, newPasskeyQuestion, removePasskey } from "./passkey.commands.ts";
import { listPasskeys } from "./passkey.queries.ts";
import { passkeySite } from "./passkey.site.ts";
import { confirmIdentity, confirmingQuestion, requireRecentFactor, waysToConfirm } from "./recent.ts";
import { recoveryCodesOf } from "./recovery-codes.ts";
import { finishSignIn, passkeyAloneQuestion, secondStepQuestion, signInByPasskey } from "./second-step.commands.ts";
import { stepCookie } from "./step.store.ts";
import { appSince, beginApp, confirmApp, removeApp } from "./totp.commands.ts";

/** What one's own account has: only for its own person. */
const OWN = { permission: "account.secure", config: { owner: "accountId" } } as const;
/** The same, for what changes how one signs in. */
const ADMINS = { permission: "accounts.resetFactor" } as const;

/** The second step of signing in, setting up what it asks for, and showing again who one is (rules §2). */
export const secondFactorRoutes: Routes = (deps) => async (app) => {
  const { inContext } = commandRoutes(deps);
  const { db, settings } = deps;
  const step = stepCookie(settings);
  const anybody = { permission: "session.begin" } as const;

  const finish = (begun: BegunSession, request: FastifyRequest, reply: FastifyReply) => {
    step.clear(reply);
    return enter(deps, begun, request, reply);
  };
  /** The context of a call that a stolen session must not make. */
  const recently = async (request: FastifyRequest) => {
    const context = contextOf(deps, request);
    await requireRecentFactor(context);
    return context;
  };

  serveCalls(app, "session and accounts", secondFactorCalls, {
    "POST /auth/second-factor": {
      ...anybody,
      handler: async (request, reply) =>
        finish(await finishSignIn(deps, step.read(request), request.body, browserOf(deps, request)), request, reply),
    },
    "POST /auth/second-factor/passkey": {
      ...anybody,
      handler: (request) => secondStepQuestion(deps, step.read(request)),
    },
    "POST /auth/passkey": {
      ...anybody,
      handler: async (request, reply) =>
        finish(
          await signInByPasskey(deps, step.read(request), request.body.passkey, browserOf(deps, request)),
          request,
          reply,
        ),
    },
    "POST /auth/passkey/question": {
      ...anybody,
      handler(_request, reply) {
        const visit = newToken();
        step.set(reply, visit);
        return passkeyAloneQuestion(deps, visit);
      },
    },
    "GET /auth/confirm": inContext("session.read", async (context) => ({ by: await waysToConfirm(context) })),
    "POST /auth/confirm": inContext("session.read", (context, request) =>
      confirmIdentity(context, browserOf(deps, request), request.body),
    ),
    "POST /auth/confirm/passkey": inContext("session.read", confirmingQuestion),
    "GET /accounts/:accountId/passkeys": {
      ...OWN,
      async handler({ params }) {
        const { origin, isPossible } = passkeySite(settings);
        return { items: await listPasskeys(db, params.accountId), origin, isPossible };
      },
    },
    "POST /accounts/:accountId/passkeys/question": {
      ...OWN,
      handler: async (request) => newPasskeyQuestion(await recently(request)),
    },
    "POST /accounts/:accountId/passkeys": {
      ...OWN,
      handler: async (request) => addPasskey(await recently(request), request.body.name, request.body.answer),
    },
    "DELETE /accounts/:accountId/passkeys/:id": {
      ...OWN,
      handler: async (request) => removePasskey(await recently(request), request.params.id),
    },
    "GET /accounts/:accountId/totp": {
      ...OWN,
      handler: async ({ params }) => ({ since: await appSince(db, params.accountId) }),
    },
    "POST /accounts/:accountId/totp": { ...OWN, handler: async (request) => beginApp(await recently(request)) },
    "POST /accounts/:accountId/totp/confirm": {
      ...OWN,
      handler: async (request) => ({ recoveryCodes: await confirmApp(await recently(request), request.body.code) }),
    },
    "DELETE /accounts/:accountId/totp": { ...OWN, handler: async (request) => removeApp(await recently(request)) },
    "GET /accounts/:accountId/recovery-codes": {
      ...OWN,
      async handler({ params }) {
        const { left, madeAt } = await recoveryCodesOf(db, params.accountId);
        return { left, madeAt: instantOrNull(madeAt) };
      },
    },
    "POST /accounts/:accountId/recovery-codes": {
      ...OWN,
      handler: async (request) => ({ recoveryCodes: await renewRecoveryCodes(await recently(request)) }),
    },
    "GET /accounts/:accountId/second-factor": {
      ...ADMINS,
      handler: async ({ params }) => ({ factors: await factorsOf(db, params.accountId) }),
    },
    "DELETE /accounts/:accountId/second-factor": {
      ...ADMINS,
      handler: async (request) => resetFactor(await recently(request), request.params.accountId),
    },
  });
};
