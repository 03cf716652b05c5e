import { retentionCalls } from "../../../contract/settings/retention.ts";
import type { Routes } from "../../platform/deps.ts";
import { contextOf } from "../../platform/http/authorization.ts";
import { serveCalls } from "../../platform/http/calls.ts";
import { requireSeenVersions } from "../../platform/http/if-match.ts";
import { setPeriod } from "./retention.commands.ts";
import { dueBy, listPeriods } from "./retention.queries.ts";

const permission = "retention.manage";

/** How long the shelter keeps what people have written, set by admins (docs/decisions/0101). */
export const retentionRoutes: Routes = (deps) => async (app) => {
  serveCalls(app, "shelter", retentionCalls, {
    "GET /shelter/retention": { permission, handler: () => listPeriods(deps) },
    "GET /shelter/retention/:kind/due": {
      permission,
      handler: ({ params, query }) => dueBy(deps, params.kind, query.months),
    },
    "PUT /shelter/retention/:kind": {
      permission,
      handler: (request) =>
        setPeriod(contextOf(deps, request), request.params.kind, request.body, requireSeenVersions(request)),
    },
  });
};
