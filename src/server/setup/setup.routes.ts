import { setupCalls } from "../../contract/setup.ts";
import { presentActor } from "../accounts/account.queries.ts";
import type { Routes } from "../deps.ts";
import { serveCalls } from "../http/calls.ts";
import { notFound, unauthorized } from "../http/errors.ts";
import { sessionCookie } from "../sessions/session.cookie.ts";
import { beginSession, findSession } from "../sessions/session.store.ts";
import { setUpShelter } from "./setup.commands.ts";

/** The call of the first start; it signs the new admin in (rules §12). */
export const setupRoutes: Routes = (deps) => async (app) => {
  const { db, clock, settings } = deps;
  const cookie = sessionCookie(settings);
  serveCalls(app, "setup", setupCalls, {
    "POST /setup": {
      permission: "setup.use",
      async handler(request, reply) {
        if (!deps.awaitsSetup) throw notFound();
        const token = await beginSession(db, await setUpShelter(deps, request.body), clock.now());
        const actor = await findSession(db, token, clock.now());
        if (!actor) throw unauthorized();
        request.actor = actor;
        cookie.set(reply, token);
        reply.issueXsrfToken();
        return presentActor(actor);
      },
    },
  });
};
