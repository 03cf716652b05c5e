import { backgroundJobCalls } from "../../../contract/platform/background-jobs.ts";
import type { Routes } from "../../platform/deps.ts";
import { allow, serveCalls } from "../../platform/http/calls.ts";
import { commandRoutes } from "../../platform/records/command-routes.ts";
import { pageOrWhole } from "../../platform/records/whole-list.ts";
import { retryJob } from "./failed-jobs.commands.ts";
import { listFailedJobs } from "./failed-jobs.queries.ts";

/** Background jobs that failed for good: admins read them and retry them. */
export const failedJobRoutes: Routes = (deps) => async (app) =>
  serveCalls(app, "background jobs", backgroundJobCalls, {
    "GET /background-jobs/failed": allow("backgroundJobs.read", ({ query, actor }) =>
      pageOrWhole({ ...deps, actor }, query, listFailedJobs),
    ),
    "POST /background-jobs/:id/retry": commandRoutes(deps).onRecord("backgroundJobs.retry", retryJob),
  });
