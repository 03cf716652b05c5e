import { listViewCalls } from "../../../contract/platform/list-views.ts";
import type { Routes } from "../deps.ts";
import { contextOf } from "../http/authorization.ts";
import { serveCalls } from "../http/calls.ts";
import { hideColumns, keepLook, removeView, saveView } from "./list-view.commands.ts";
import { listSettings } from "./list-view.queries.ts";

/** How each of the staff sees the lists of the administration (rules §11). */
export const listViewRoutes: Routes = (deps) => async (app) => {
  const permission = "listViews.own";
  serveCalls(app, "list views", listViewCalls, {
    "GET /list-views/:list": {
      permission,
      handler: (request) => listSettings(contextOf(deps, request), request.params.list),
    },
    "PUT /list-views/:list/columns": {
      permission,
      async handler(request) {
        const context = contextOf(deps, request);
        await hideColumns(context, request.params.list, request.body.hidden);
        return listSettings(context, request.params.list);
      },
    },
    "PUT /list-views/:list/look": {
      permission,
      async handler(request) {
        const context = contextOf(deps, request);
        await keepLook(context, request.params.list, request.body);
        return listSettings(context, request.params.list);
      },
    },
    "POST /list-views/:list": {
      permission,
      handler: (request) => saveView(contextOf(deps, request), request.params.list, request.body),
    },
    "DELETE /list-views/:list/:id": {
      permission,
      handler: (request) => removeView(contextOf(deps, request), request.params.list, request.params.id),
    },
  });
};
