import { setupCalls } from "../../../contract/settings/setup.ts";
import { beginSignedIn } from "../../accounts/login.session.ts";
import { browserOf, enter } from "../../accounts/sign-in.ts";
import { notFound } from "../../base/errors.ts";
import { inTransaction } from "../../database/context.ts";
import type { Routes } from "../../platform/deps.ts";
import { allow, serveCalls } from "../../platform/http/calls.ts";
import { setUpShelter } from "./setup.commands.ts";

/** The call of the first start; it signs the new admin in (rules §12). */
export const setupRoutes: Routes = (deps) => async (app) => {
  serveCalls(app, "setup", setupCalls, {
    "POST /setup": allow("setup.use", async (request, reply) => {
      if (!deps.awaitsSetup) throw notFound();
      const accountId = await setUpShelter(deps, request.body);
      const begun = await inTransaction(deps, (within) => beginSignedIn(within, accountId, browserOf(deps, request)));
      return enter(deps, begun, request, reply);
    }),
  });
};
