import { accountCalls } from "../../contract/accounts/accounts.ts";
import { emailKey } from "../../contract/platform/email.ts";
import { formTexts } from "../../contract/texts/texts.ts";
import type { Permission } from "../base/policy.ts";
import type { Routes } from "../platform/deps.ts";
import { allow, type RequestOf, serveCalls } from "../platform/http/calls.ts";
import { workAfterAnswers } from "../platform/http/work-after-answers.ts";
import { commandRoutes } from "../platform/records/command-routes.ts";
import { changeAccount } from "./account.commands.ts";
import { accountByEmail, presentActor } from "./account.queries.ts";
import { confirmEmail, sendConfirmation } from "./email-confirmation.commands.ts";
import { auditRefusedLogin, login } from "./login.commands.ts";
import { resetPassword, sendResetLink } from "./password-reset.commands.ts";
import { requireRecentWhereSet } from "./second-factor/recent.ts";
import { stepCookie } from "./second-factor/step.store.ts";
import { browserOf, enter, signOut } from "./sign-in.ts";

/** Sign-in, sign-out, and one's own e-mail and password (spec §7; rules §2, §11). */
export const accountRoutes: Routes = (deps) => async (app) => {
  const { inContext } = commandRoutes(deps);
  const { db } = deps;
  const refusedLogins = workAfterAnswers<string>();
  const links = workAfterAnswers<number>();
  app.addHook("onClose", refusedLogins.done);
  app.addHook("onClose", links.done);

  const change = (permission: Permission) =>
    inContext(
      { permission, config: { owner: "accountId" as const } },
      async (context, { ip, body }: RequestOf<(typeof accountCalls)["PUT /accounts/:accountId/user"]>) => {
        await requireRecentWhereSet(context);
        return changeAccount(context, ip, body);
      },
    );

  serveCalls(app, "session and accounts", accountCalls, {
    "POST /auth/login": allow("session.begin", async (request, reply) => {
      const { body, log } = request;
      const loggedIn = await login(deps, body, browserOf(deps, request)).catch((refusal) => {
        // Not awaited: the response time must not show whether there is such an account.
        refusedLogins
          .start(`${refusal} ${emailKey(body.email)}`, () => auditRefusedLogin(deps, body.email, refusal))
          .catch((err) => log.error({ err }, "a refused login is missing from the audit log"));
        throw refusal;
      });
      if ("session" in loggedIn) return enter(deps, loggedIn, request, reply);
      stepCookie(deps.settings).set(reply, loggedIn.step);
      return { secondFactor: loggedIn.factors };
    }),
    "GET /auth/me": inContext("session.read", (context) => presentActor(context.actor)),
    "POST /auth/logout": allow(
      {
        permission: "session.begin",
        config: { xsrfExemptForVisitors: "nobody is signed out by it who is not already" },
      },
      (request, reply) => signOut(deps, request, reply),
    ),
    "PUT /accounts/:accountId/user": change("account.changeAsUser"),
    "PUT /accounts/:accountId/employee": change("account.changeAsEmployee"),
    "POST /auth/password/forgot": allow("session.begin", async ({ body }, reply) => {
      const account = await accountByEmail(db, body.email);
      // Answer first: the response time must not show whether there is such an account.
      await reply.send({ message: formTexts().accounts.resetSent });
      if (account) await links.start(account.id, () => sendResetLink(deps, account));
      return reply;
    }),
    "POST /auth/password/reset": allow("session.begin", async ({ body }) => {
      await resetPassword(deps, body);
      return { message: formTexts().accounts.resetDone };
    }),
    "POST /auth/email/send": inContext("account.confirmEmail", async (context) => {
      await sendConfirmation(deps, context.actor.accountId);
      return { message: formTexts().accounts.confirmationSent };
    }),
    "POST /auth/email/confirm": allow("session.begin", async ({ body }) => {
      await confirmEmail(deps, body.token);
      return { message: formTexts().accounts.confirmDone };
    }),
  });
};
