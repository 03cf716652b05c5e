import { shelterListCalls } from "../../../contract/settings/shelter-lists.ts";
import { offeredWords } from "../../animals/stays/stay.words.ts";
import type { Routes } from "../../platform/deps.ts";
import { allow, serveCalls } from "../../platform/http/calls.ts";
import { seenVersions } from "../../platform/http/if-match.ts";
import { commandRoutes } from "../../platform/records/command-routes.ts";
import { addValue, changeValue, orderList, readList, removeValue, setRetired } from "./shelter-list.commands.ts";

/** The lists that the shelter edits (rules §12). */
export const shelterListRoutes: Routes = (deps) => async (app) => {
  const { inContext } = commandRoutes(deps);
  const permission = "shelter.write";
  serveCalls(app, "shelter lists", shelterListCalls, {
    "GET /shelter/lists/:list": inContext(permission, (context, { params }) => readList(context, params)),
    "POST /shelter/lists/:list": inContext(permission, (context, { params, body }) => addValue(context, params, body)),
    "PUT /shelter/lists/:list/:id": inContext(permission, (context, request) =>
      changeValue(context, request.params, request.body, seenVersions(request)),
    ),
    "DELETE /shelter/lists/:list/:id": inContext(permission, (context, { params }) => removeValue(context, params)),
    "POST /shelter/lists/:list/:id/retire": inContext(permission, (context, { params }) =>
      setRetired(context, params, true),
    ),
    "POST /shelter/lists/:list/:id/restore": inContext(permission, (context, { params }) =>
      setRetired(context, params, false),
    ),
    "POST /shelter/lists/:list/order": inContext(permission, (context, { params, body }) =>
      orderList(context, params, body),
    ),
    "GET /stays/words": allow("stays.read", async () => ({ items: await offeredWords(deps.db) })),
  });
};
