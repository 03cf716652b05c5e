import { apiTokenCalls } from "../../../contract/exchange/api-tokens.ts";
import { requireRecentWhereSet } from "../../accounts/second-factor/recent.ts";
import type { Routes } from "../../platform/deps.ts";
import { allow, serveCalls } from "../../platform/http/calls.ts";
import { commandRoutes } from "../../platform/records/command-routes.ts";
import { addToken, revokeToken } from "./token.commands.ts";
import { listTokens, programPermissions } from "./token.queries.ts";

const permission = "apiTokens.manage";

/** Tokens of programs, for admins (docs/decisions/0094). */
export const tokenRoutes: Routes = (deps) => async (app) => {
  const { inContext, onRecord } = commandRoutes(deps);
  serveCalls(app, "programs", apiTokenCalls, {
    "GET /api-tokens": allow(permission, ({ query }) => listTokens(deps, query)),
    "GET /api-tokens/permissions": allow(permission, () => ({ items: programPermissions(app.operations) })),
    "POST /api-tokens": inContext(permission, async (context, { body }) => {
      await requireRecentWhereSet(context);
      return addToken(context, body);
    }),
    "DELETE /api-tokens/:id": onRecord(permission, revokeToken),
  });
};
