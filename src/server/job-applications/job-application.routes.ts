import type { FastifyRequest } from "fastify";
import {
  JOB_APPLICATION_TEXT,
  JobApplication,
  JobApplicationNote,
  JobApplicationPage,
  JobApplicationQuery,
  JobApplicationRequest,
  JobApplicationVerdict,
} from "../../contract/job-applications.ts";
import { ById } from "../../contract/shared.ts";
import { audit } from "../audit/audit.commands.ts";
import type { Routes } from "../deps.ts";
import { contextOf, signedIn } from "../http/door.ts";
import { notFound } from "../http/errors.ts";
import { pageOrWhole } from "../http/whole-list.ts";
import { isStaff } from "../sessions/actor.ts";
import { apply, decide, remove, writeNote } from "./job-application.commands.ts";
import { findJobApplication, listJobApplications } from "./job-application.queries.ts";

const tags = ["job applications"];
const one = { tags, params: ById, response: { 200: JobApplication } };

/** Job applications, the administration's resumes (spec §7; decisions §2, §5, §11). */
export const jobApplicationRoutes: Routes = (deps) => async (app) => {
  const { db } = deps;

  /** The whole application as this person sees it (decisions §1). */
  async function present(request: FastifyRequest, id: number): Promise<JobApplication> {
    const application = await findJobApplication(db, signedIn(request), id);
    if (!application) throw notFound(JOB_APPLICATION_TEXT.notFound);
    return application;
  }

  app.get(
    "/job-applications",
    {
      config: { permission: "jobApplications.list", auditedList: "job application" },
      schema: { tags, querystring: JobApplicationQuery, response: { 200: JobApplicationPage } },
    },
    (request) => {
      const actor = signedIn(request);
      return pageOrWhole({ db, actor }, request.query, (at, query) => listJobApplications(at, actor, query));
    },
  );

  app.get("/job-applications/:id", { config: { permission: "jobApplications.read" }, schema: one }, async (request) => {
    const context = contextOf(deps, request);
    const application = await present(request, request.params.id);
    // What staff read of a person is written down (decisions §10).
    if (isStaff(context.actor)) await audit(context, "read", { subject: "job application", id: application.id });
    return application;
  });

  app.post(
    "/job-applications",
    {
      config: { permission: "jobApplications.send" },
      schema: { tags, body: JobApplicationRequest, response: { 201: JobApplication } },
    },
    async (request, reply) => {
      const id = await apply(contextOf(deps, request), request.body);
      return reply.code(201).send(await present(request, id));
    },
  );

  for (const decision of ["accept", "reject"] as const) {
    app.post(
      `/job-applications/:id/${decision}`,
      { config: { permission: "jobApplications.decide" }, schema: { ...one, body: JobApplicationVerdict } },
      async (request) => {
        await decide(contextOf(deps, request), request.params.id, { decision, note: request.body.note });
        return present(request, request.params.id);
      },
    );
  }

  app.post(
    "/job-applications/:id/note",
    { config: { permission: "jobApplications.note" }, schema: { ...one, body: JobApplicationNote } },
    async (request) => {
      await writeNote(contextOf(deps, request), request.params.id, request.body.note);
      return present(request, request.params.id);
    },
  );

  app.delete(
    "/job-applications/:id",
    { config: { permission: "jobApplications.delete" }, schema: { tags, params: ById } },
    async (request, reply) => {
      await remove(contextOf(deps, request), request.params.id);
      return reply.code(204).send();
    },
  );
};
