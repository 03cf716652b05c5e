import { backgroundJobCalls } from "../../contract/background-jobs.ts";
import type { Routes } from "../deps.ts";
import { contextOf } from "../http/authorization.ts";
import { serveCalls } from "../http/calls.ts";
import { pageOrWhole } from "../http/whole-list.ts";
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
