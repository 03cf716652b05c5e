import { backgroundJobCalls } from "../../../contract/platform/background-jobs.ts";
import type { Routes } from "../../platform/deps.ts";
import { contextOf } from "../../platform/http/authorization.ts";
import { serveCalls } from "../../platform/http/calls.ts";
import { pageOrWhole } from "../../platform/records/whole-list.ts";
import { retryJob } from "./failed-jobs.commands.ts";
import { listFailedJobs } from "./failed-jobs.queries.ts";

/** Background jobs that failed for good: admins read them and retry them. */
export const failedJobRoutes: Routes = (deps) => async (app) =>
  serveCalls(app, "background jobs", backgroundJobCalls, {
    "GET /background-jobs/failed": {
      permission: "backgroundJobs.read",
      handler: ({ query, actor }) => pageOrWhole({ ...deps, actor }, query, listFailedJobs),
    },
    "POST /background-jobs/:id/retry": {
      permission: "backgroundJobs.retry",
      handler: (request) => retryJob(contextOf(deps, request), request.params.id),
    },
  });
