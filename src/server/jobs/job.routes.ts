import { Job, JobPage, JobQuery } from "../../contract/jobs.ts";
import { ById } from "../../contract/shared.ts";
import type { Routes } from "../deps.ts";
import { notFound } from "../http/errors.ts";
import { findJob, listJobs } from "./job.queries.ts";

const read = { permission: "jobs.read" } as const;

/** What is said of a job that is not there (spec §2.4, §8). */
export const JOB_NOT_FOUND = "Job not found.";

/** The public reads of job openings (spec §7). */
export const jobRoutes: Routes =
  ({ db }) =>
  async (app) => {
    app.get(
      "/jobs",
      { config: read, schema: { tags: ["jobs"], querystring: JobQuery, response: { 200: JobPage } } },
      ({ query }) => listJobs(db, query),
    );

    app.get(
      "/jobs/:id",
      { config: read, schema: { tags: ["jobs"], params: ById, response: { 200: Job } } },
      async ({ params }) => {
        const job = await findJob(db, params.id);
        if (!job) throw notFound(JOB_NOT_FOUND);
        return job;
      },
    );
  };
