import { FailedJobPage, FailedJobQuery } from "../../contract/background-jobs.ts";
import type { Routes } from "../deps.ts";
import { listFailedJobs } from "./failed-jobs.queries.ts";

/** Background jobs that failed for good, for admins. */
export const failedJobRoutes: Routes =
  ({ db }) =>
  async (app) => {
    app.get(
      "/background-jobs/failed",
      {
        config: { permission: "backgroundJobs.read" },
        schema: { tags: ["background jobs"], querystring: FailedJobQuery, response: { 200: FailedJobPage } },
      },
      ({ query }) => listFailedJobs(db, query),
    );
  };
