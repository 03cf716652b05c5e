import { animalRowCalls } from "../../../contract/overview/animal-rows.ts";
import type { Routes } from "../../platform/deps.ts";
import { contextOf } from "../../platform/http/authorization.ts";
import { serveCalls } from "../../platform/http/calls.ts";
import { animalRows } from "./row.queries.ts";

/** What a list of animals shows of each, for staff (rules §14). */
export const animalRowRoutes: Routes = (deps) => async (app) => {
  serveCalls(app, "stays", animalRowCalls, {
    "GET /animal-rows": {
      permission: "waiting.read",
      handler: async (request) => ({ items: await animalRows(contextOf(deps, request), request.query.ids) }),
    },
  });
};
