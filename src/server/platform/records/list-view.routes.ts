import { listViewCalls } from "../../../contract/platform/list-views.ts";
import type { Routes } from "../deps.ts";
import { serveCalls } from "../http/calls.ts";
import { commandRoutes } from "./command-routes.ts";
import { hideColumns, keepLook, removeView, saveView } from "./list-view.commands.ts";
import { listSettings } from "./list-view.queries.ts";

/** How each of the staff sees the lists of the administration (rules §11). */
export const listViewRoutes: Routes = (deps) => async (app) => {
  const { inContext } = commandRoutes(deps);
  const permission = "listViews.own";
  serveCalls(app, "list views", listViewCalls, {
    "GET /list-views/:list": inContext(permission, (context, { params }) => listSettings(context, params.list)),
    "PUT /list-views/:list/columns": inContext(permission, async (context, { params, body }) => {
      await hideColumns(context, params.list, body.hidden);
      return listSettings(context, params.list);
    }),
    "PUT /list-views/:list/look": inContext(permission, async (context, { params, body }) => {
      await keepLook(context, params.list, body);
      return listSettings(context, params.list);
    }),
    "POST /list-views/:list": inContext(permission, (context, { params, body }) =>
      saveView(context, params.list, body),
    ),
    "DELETE /list-views/:list/:id": inContext(permission, (context, { params }) =>
      removeView(context, params.list, params.id),
    ),
  });
};
