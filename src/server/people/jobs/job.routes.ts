import { JOBS } from "../../../contract/people/jobs.ts";
import { serveList } from "../../platform/records/staff-lists.ts";
import { addJob, archiveJob, changeJob, restoreJob } from "./job.commands.ts";
import { findJob, listJobs } from "./job.queries.ts";

/** Jobs: everybody reads, staff write, admins restore (spec §7, rules §1, §2). */
export const jobRoutes = serveList(JOBS, {
  list: ({ db, actor }, query) => listJobs(db, query, actor),
  find: ({ db, actor }, id) => findJob(db, id, actor),
  add: addJob,
  change: changeJob,
  remove: archiveJob,
  restore: restoreJob,
});
