import { z } from "zod";
import {
  ACCOUNT_TEXT,
  AccountChange,
  ChangedAccount,
  Credentials,
  CurrentUser,
  EmailConfirmation,
  PasswordForgotten,
  PasswordReset,
} from "../../contract/accounts.ts";
import { emailKey } from "../../contract/email.ts";
import { IdInAddress } from "../../contract/shared.ts";
import type { Routes } from "../deps.ts";
import { contextOf, signedIn } from "../http/door.ts";
import { unauthorized } from "../http/errors.ts";
import { workAfterAnswers } from "../http/work-after-answers.ts";
import { leave } from "../sessions/leave.ts";
import { sessionCookie } from "../sessions/session.cookie.ts";
import { endSession, findSession } from "../sessions/session.store.ts";
import { changeAccount } from "./account.commands.ts";
import { accountByEmail, presentActor } from "./account.queries.ts";
import { confirmEmail, sendConfirmation } from "./email-confirmation.commands.ts";
import { auditRefusedLogin } from "./login.audit.ts";
import { login } from "./login.commands.ts";
import { resetPassword, sendResetLink } from "./password-reset.commands.ts";

const open = { permission: "session.begin" } as const;
const tags = ["session and accounts"];
const ByAccountId = z.object({ accountId: IdInAddress });

/** Signing in and out, and one's own e-mail and password (spec §7; decisions §2, §11). */
export const accountRoutes: Routes = (deps) => async (app) => {
  const { db, clock, settings } = deps;
  const cookie = sessionCookie(settings);
  const refusedLogins = workAfterAnswers<string>();
  app.addHook("onClose", refusedLogins.done);

  app.post(
    "/auth/login",
    { config: open, schema: { tags, body: Credentials, response: { 200: CurrentUser } } },
    async (request, reply) => {
      const { body, log } = request;
      const token = await login(deps, body, request.ip).catch((refusal) => {
        // The answer does not wait: whether there is such an account cannot be told by its time.
        refusedLogins
          .start(`${refusal} ${emailKey(body.email)}`, () => auditRefusedLogin(deps, body.email, refusal))
          .catch((err) => log.error({ err }, "a refused login is missing from the audit log"));
        throw refusal;
      });
      const former = cookie.of(request);
      if (former) await endSession(db, former);
      const actor = await findSession(db, token, clock.now());
      if (!actor) throw unauthorized();
      request.actor = actor;
      cookie.set(reply, token);
      reply.issueXsrfToken();
      return presentActor(actor);
    },
  );

  app.get(
    "/auth/me",
    { config: { permission: "session.read" }, schema: { tags, response: { 200: CurrentUser } } },
    async (request) => presentActor(signedIn(request)),
  );

  const leaving = { ...open, xsrfExemptForVisitors: "nobody is signed out by it who is not already" };
  app.post("/auth/logout", { config: leaving, schema: { tags } }, async (request, reply) => {
    await leave(deps, request, reply);
    return reply.code(204).send();
  });

  const change = { tags, params: ByAccountId, body: AccountChange, response: { 200: ChangedAccount } };
  for (const [kind, permission] of [
    ["user", "account.changeAsUser"],
    ["employee", "account.changeAsEmployee"],
  ] as const) {
    app.put(`/accounts/:accountId/${kind}`, { config: { permission, owner: "accountId" }, schema: change }, (request) =>
      changeAccount(contextOf(deps, request), request.ip, request.body),
    );
  }

  const links = workAfterAnswers<number>();
  app.addHook("onClose", links.done);
  const Said = z.object({ message: z.string() });
  app.post(
    "/auth/password/forgot",
    { config: open, schema: { tags, body: PasswordForgotten, response: { 200: Said } } },
    async ({ body }, reply) => {
      const account = await accountByEmail(db, body.email);
      // The answer first: whether there is such an account cannot be told by the time that the letter takes.
      await reply.send({ message: ACCOUNT_TEXT.resetSent });
      if (account) await links.start(account.id, () => sendResetLink(deps, account));
    },
  );
  app.post(
    "/auth/password/reset",
    { config: open, schema: { tags, body: PasswordReset, response: { 200: Said } } },
    async ({ body }) => {
      await resetPassword(deps, body);
      return { message: ACCOUNT_TEXT.resetDone };
    },
  );

  app.post(
    "/auth/email/send",
    { config: { permission: "account.confirmEmail" }, schema: { tags, response: { 200: Said } } },
    async (request) => {
      await sendConfirmation(deps, signedIn(request).accountId);
      return { message: ACCOUNT_TEXT.confirmationSent };
    },
  );
  app.post(
    "/auth/email/confirm",
    { config: open, schema: { tags, body: EmailConfirmation, response: { 200: Said } } },
    async ({ body }) => {
      await confirmEmail(deps, body.token);
      return { message: ACCOUNT_TEXT.confirmDone };
    },
  );
};
