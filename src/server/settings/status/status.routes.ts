import { statusCalls } from "../../../contract/settings/status.ts";
import type { Routes } from "../../platform/deps.ts";
import { allow, serveCalls } from "../../platform/http/calls.ts";
import { readStatus } from "./status.reading.ts";

/** How the server, its database and its backups are: admins see it on one screen. */
export const statusRoutes: Routes = (deps) => async (app) =>
  serveCalls(app, "status", statusCalls, {
    "GET /status": allow("serverHealth.read", () => readStatus(deps)),
  });
