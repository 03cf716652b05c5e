import { dashboardCalls } from "../../contract/dashboard.ts";
import type { Routes } from "../deps.ts";
import { signedIn } from "../http/authorization.ts";
import { serveCalls } from "../http/calls.ts";
import { readDashboard } from "./dashboard.queries.ts";

/** The numbers of the administration's first screen. */
export const dashboardRoutes: Routes =
  ({ db, clock }) =>
  async (app) =>
    serveCalls(app, "dashboard", dashboardCalls, {
      "GET /dashboard": {
        permission: "dashboard.read",
        handler: (request) => readDashboard(db, clock, signedIn(request)),
      },
    });
