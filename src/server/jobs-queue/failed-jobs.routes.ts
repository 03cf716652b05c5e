import { ByJobId, FailedJobPage, FailedJobQuery, RetriedJob } from "../../contract/background-jobs.ts";
import type { Routes } from "../deps.ts";
import { contextOf } from "../http/door.ts";
import { pageOrWhole } from "../http/whole-list.ts";
import { retryJob } from "./failed-jobs.commands.ts";
import { listFailedJobs } from "./failed-jobs.queries.ts";

const tags = ["background jobs"];

/** Background jobs that failed for good, for admins: read, and asked for again. */
export const failedJobRoutes: Routes = (deps) => async (app) => {
  app.get(
    "/background-jobs/failed",
    {
      config: { permission: "backgroundJobs.read" },
      schema: { tags, querystring: FailedJobQuery, response: { 200: FailedJobPage } },
    },
    ({ query, actor }) => pageOrWhole({ ...deps, actor }, query, listFailedJobs),
  );

  app.post(
    "/background-jobs/:id/retry",
    {
      config: { permission: "backgroundJobs.retry" },
      schema: { tags, params: ByJobId, response: { 200: RetriedJob } },
    },
    (request) => retryJob(contextOf(deps, request), request.params.id),
  );
};
