import { type Job, type JobQuery, jobCalls } from "../../../contract/people/jobs.ts";
import type { PageOf } from "../../../contract/platform/lists.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import type { Actor } from "../../base/actor.ts";
import { orNotFound } from "../../base/errors.ts";
import { may } from "../../base/policy.ts";
import type { Context } from "../../database/context.ts";
import { audited } from "../../platform/audit/audit.commands.ts";
import type { Routes } from "../../platform/deps.ts";
import { serveCalls } from "../../platform/http/calls.ts";
import { commandRoutes } from "../../platform/records/command-routes.ts";
import { actionsOf, crudRoutes } from "../../platform/records/crud-routes.ts";
import { addJob, archiveJob, changeJob, restoreJob } from "./job.commands.ts";
import { findJob, listJobs } from "./job.queries.ts";

/** Archived jobs are listed only for people who may restore them; no other action is possible then. */
async function list({ db, actor }: Context<Actor>, query: JobQuery): Promise<PageOf<Job>> {
  const archived = query.archived === true && may(actor, "jobs.restore");
  const page = await listJobs(db, { ...query, archived }, actor);
  return archived ? { ...page, items: page.items.map((job) => ({ ...job, actions: ["restore"] })) } : page;
}

/** Jobs: everybody reads, staff write, admins restore (spec §7, rules §1, §2). */
export const jobRoutes: Routes = (deps) => async (app) => {
  const { onRecord } = commandRoutes(deps);
  const jobs = crudRoutes(deps, {
    table: "jobs",
    subject: "job",
    missing: () => recordTexts().jobs.notFound,
    read: "jobs.read",
    write: "jobs.write",
    list,
    find: ({ db, actor }, id) => findJob(db, id, actor),
    add: addJob,
    change: changeJob,
    remove: archiveJob,
  });
  serveCalls(app, "job", jobCalls, {
    "GET /jobs": jobs.list,
    "GET /jobs/:id": jobs.one,
    "POST /jobs": jobs.add,
    "PUT /jobs/:id": jobs.change,
    "DELETE /jobs/:id": jobs.remove,
    "POST /jobs/:id/restore": onRecord("jobs.restore", (asked, id) =>
      audited(asked, "restore", { subject: "job", id }, async (context) => {
        await restoreJob(context, id);
        const job = orNotFound(await findJob(context.db, id, context.actor), recordTexts().jobs.notFound);
        return actionsOf(context, "jobs.write", job);
      }),
    ),
  });
};
