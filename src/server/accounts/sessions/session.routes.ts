import { sessionCalls } from "../../../contract/accounts/sessions.ts";
import { notFound } from "../../base/errors.ts";
import type { Context } from "../../database/context.ts";
import { audited } from "../../platform/audit/audit.commands.ts";
import type { Routes } from "../../platform/deps.ts";
import { contextOf } from "../../platform/http/authorization.ts";
import { serveCalls } from "../../platform/http/calls.ts";
import { listSessions } from "./session.queries.ts";
import { endOtherSessions, endSessionOf } from "./session.store.ts";

const OWN = { permission: "account.secure", config: { owner: "accountId" } } as const;

/** Ends sessions of one's own; it is audited. */
const ending = (context: Context, end: (context: Context) => Promise<void>): Promise<void> =>
  audited(context, "end sessions", { subject: "account", id: context.actor.accountId }, end);

/** Where one is signed in. Ending a session needs no proof: whoever sees a stranger there is quick. */
export const sessionRoutes: Routes = (deps) => async (app) => {
  serveCalls(app, "session and accounts", sessionCalls, {
    "GET /accounts/:accountId/sessions": {
      ...OWN,
      handler: async (request) => ({ items: await listSessions(contextOf(deps, request)) }),
    },
    "DELETE /accounts/:accountId/sessions": {
      ...OWN,
      handler: (request) =>
        ending(contextOf(deps, request), ({ db, actor }) => endOtherSessions(db, actor.accountId, actor.sessionId)),
    },
    "DELETE /accounts/:accountId/sessions/:id": {
      ...OWN,
      handler: (request) =>
        ending(contextOf(deps, request), async ({ db, actor }) => {
          if (!(await endSessionOf(db, actor.accountId, request.params.id))) throw notFound();
        }),
    },
  });
};
