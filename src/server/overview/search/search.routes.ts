import { searchCalls } from "../../../contract/overview/search.ts";
import type { Routes } from "../../platform/deps.ts";
import { signedIn } from "../../platform/http/authorization.ts";
import { serveCalls } from "../../platform/http/calls.ts";
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
