import { Dashboard } from "../../contract/dashboard.ts";
import type { Routes } from "../deps.ts";
import { signedIn } from "../http/door.ts";
import { dashboardOf } from "./dashboard.queries.ts";

/** The numbers of the administration's first screen. */
export const dashboardRoutes: Routes =
  ({ db, clock }) =>
  async (app) => {
    app.get(
      "/dashboard",
      { config: { permission: "dashboard.read" }, schema: { tags: ["dashboard"], response: { 200: Dashboard } } },
      (request) => dashboardOf(db, clock, signedIn(request)),
    );
  };
