import { setupCalls } from "../../../contract/settings/setup.ts";
import { presentActor } from "../../accounts/account.queries.ts";
import { beginSession } from "../../accounts/session.store.ts";
import { signIn } from "../../accounts/sign-in.ts";
import type { Routes } from "../../platform/deps.ts";
import { notFound } from "../../platform/errors.ts";
import { serveCalls } from "../../platform/http/calls.ts";
import { setUpShelter } from "./setup.commands.ts";

/** The call of the first start; it signs the new admin in (rules §12). */
export const setupRoutes: Routes = (deps) => async (app) => {
  serveCalls(app, "setup", setupCalls, {
    "POST /setup": {
      permission: "setup.use",
      async handler(request, reply) {
        if (!deps.awaitsSetup) throw notFound();
        const token = await beginSession(deps.db, await setUpShelter(deps, request.body), deps.clock.now());
        return presentActor(await signIn(deps, token, request, reply));
      },
    },
  });
};
