import { searchCalls } from "../../../contract/overview/search.ts";
import type { Routes } from "../../platform/deps.ts";
import { serveCalls } from "../../platform/http/calls.ts";
import { commandRoutes } from "../../platform/records/command-routes.ts";
import { searchAll } from "./search.queries.ts";

/** The search over everything (rules §11). */
export const searchRoutes: Routes = (deps) => async (app) =>
  serveCalls(app, "search", searchCalls, {
    "GET /search": commandRoutes(deps).inContext("search.read", (context, { query }) =>
      searchAll(deps.db, context.actor, query.q),
    ),
  });
