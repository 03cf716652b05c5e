import { searchCalls } from "../../contract/search.ts";
import type { Routes } from "../deps.ts";
import { signedIn } from "../http/authorization.ts";
import { serveCalls } from "../http/calls.ts";
import { searchAll } from "./search.queries.ts";

/** The search over everything (rules §11). */
export const searchRoutes: Routes =
  ({ db }) =>
  async (app) =>
    serveCalls(app, "search", searchCalls, {
      "GET /search": {
        permission: "search.read",
        handler: (request) => searchAll(db, signedIn(request), request.query.q),
      },
    });
