import { shelterListCalls } from "../../../contract/settings/shelter-lists.ts";
import { offeredWords } from "../../animals/stays/stay.words.ts";
import type { Routes } from "../../platform/deps.ts";
import { contextOf } from "../../platform/http/authorization.ts";
import { serveCalls } from "../../platform/http/calls.ts";
import { seenVersions } from "../../platform/http/if-match.ts";
import { addValue, changeValue, orderList, readList, removeValue, setRetired } from "./shelter-list.commands.ts";

/** The lists that the shelter edits (rules §12). */
export const shelterListRoutes: Routes = (deps) => async (app) => {
  const permission = "shelter.write";
  serveCalls(app, "shelter lists", shelterListCalls, {
    "GET /shelter/lists/:list": {
      permission,
      handler: (request) => readList(contextOf(deps, request), request.params),
    },
    "POST /shelter/lists/:list": {
      permission,
      handler: (request) => addValue(contextOf(deps, request), request.params, request.body),
    },
    "PUT /shelter/lists/:list/:id": {
      permission,
      handler: (request) => changeValue(contextOf(deps, request), request.params, request.body, seenVersions(request)),
    },
    "DELETE /shelter/lists/:list/:id": {
      permission,
      handler: (request) => removeValue(contextOf(deps, request), request.params),
    },
    "POST /shelter/lists/:list/:id/retire": {
      permission,
      handler: (request) => setRetired(contextOf(deps, request), request.params, true),
    },
    "POST /shelter/lists/:list/:id/restore": {
      permission,
      handler: (request) => setRetired(contextOf(deps, request), request.params, false),
    },
    "POST /shelter/lists/:list/order": {
      permission,
      handler: (request) => orderList(contextOf(deps, request), request.params, request.body),
    },
    "GET /stays/words": { permission: "stays.read", handler: async () => ({ items: await offeredWords(deps.db) }) },
  });
};
