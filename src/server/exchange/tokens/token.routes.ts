import { apiTokenCalls } from "../../../contract/exchange/api-tokens.ts";
import { requireRecentWhereSet } from "../../accounts/second-factor/recent.ts";
import type { Routes } from "../../platform/deps.ts";
import { contextOf } from "../../platform/http/authorization.ts";
import { serveCalls } from "../../platform/http/calls.ts";
import { addToken, revokeToken } from "./token.commands.ts";
import { listTokens, programPermissions } from "./token.queries.ts";

const permission = "apiTokens.manage";

/** Tokens of programs, for admins (docs/decisions/0094). */
export const tokenRoutes: Routes = (deps) => async (app) =>
  serveCalls(app, "programs", apiTokenCalls, {
    "GET /api-tokens": { permission, handler: ({ query }) => listTokens(deps, query) },
    "GET /api-tokens/permissions": { permission, handler: () => ({ items: programPermissions(app.operations) }) },
    "POST /api-tokens": {
      permission,
      async handler(request) {
        const context = contextOf(deps, request);
        await requireRecentWhereSet(context);
        return addToken(context, request.body);
      },
    },
    "DELETE /api-tokens/:id": {
      permission,
      handler: (request) => revokeToken(contextOf(deps, request), request.params.id),
    },
  });
