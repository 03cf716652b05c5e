import type { FastifyRequest } from "fastify";
import { type JobApplication, jobApplicationCalls } from "../../../contract/people/job-applications.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { isStaff } from "../../base/actor.ts";
import { orNotFound } from "../../base/errors.ts";
import { audit } from "../../platform/audit/audit.commands.ts";
import type { Routes } from "../../platform/deps.ts";
import { contextOf, signedIn } from "../../platform/http/authorization.ts";
import { serveCalls } from "../../platform/http/calls.ts";
import { commandRoutes } from "../../platform/records/command-routes.ts";
import { pageOrWhole } from "../../platform/records/whole-list.ts";
import { apply, decide, remove, writeNote } from "./job-application.commands.ts";
import { findJobApplication, listJobApplications, listOwnJobApplications } from "./job-application.queries.ts";

/** Job applications, called resumes in the administration (spec §7; rules §2, §5, §11). */
export const jobApplicationRoutes: Routes = (deps) => async (app) => {
  const { inContext, onRecord } = commandRoutes(deps);
  const { db } = deps;

  /** The whole application as this person may see it (rules §1). */
  async function present(request: FastifyRequest, id: number): Promise<JobApplication> {
    return orNotFound(await findJobApplication(db, signedIn(request), id), recordTexts().jobApplications.notFound);
  }

  const decisionRoute = (decision: "accept" | "reject") => ({
    permission: "jobApplications.decide" as const,
    async handler(request: FastifyRequest & { params: { id: number }; body: { note?: string | undefined } }) {
      await decide(contextOf(deps, request), request.params.id, { decision, note: request.body.note });
      return present(request, request.params.id);
    },
  });

  serveCalls(app, "job applications", jobApplicationCalls, {
    "GET /job-applications": inContext(
      { permission: "jobApplications.list", config: { auditedList: "job application" } },
      (context, request) => {
        const actor = context.actor;
        return pageOrWhole({ db, actor }, request.query, (at, query) => listJobApplications(at, actor, query));
      },
    ),
    "GET /job-applications/me": inContext("jobApplications.own", (context, { query }) =>
      listOwnJobApplications(db, context.actor.accountId, query),
    ),
    "GET /job-applications/:id": inContext("jobApplications.read", async (context, request) => {
      const application = await present(request, request.params.id);
      // Reads of personal data by staff are audited (rules §10).
      if (isStaff(context.actor)) await audit(context, "read", { subject: "job application", id: application.id });
      return application;
    }),
    "POST /job-applications": inContext("jobApplications.send", async (context, request) => {
      const id = await apply(context, request.body);
      return present(request, id);
    }),
    "POST /job-applications/:id/accept": decisionRoute("accept"),
    "POST /job-applications/:id/reject": decisionRoute("reject"),
    "POST /job-applications/:id/note": inContext("jobApplications.note", async (context, request) => {
      await writeNote(context, request.params.id, request.body.note);
      return present(request, request.params.id);
    }),
    "DELETE /job-applications/:id": onRecord("jobApplications.delete", remove),
  });
};
