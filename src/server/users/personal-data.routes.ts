import type { FastifyReply, FastifyRequest } from "fastify";
import { AccountClosing, PersonalData } from "../../contract/personal-data.ts";
import { ById } from "../../contract/shared.ts";
import { requirePassword } from "../accounts/account.commands.ts";
import { audit } from "../audit/audit.commands.ts";
import type { Routes } from "../deps.ts";
import { contextOf, signedIn } from "../http/door.ts";
import { notFound } from "../http/errors.ts";
import { VISITOR } from "../sessions/actor.ts";
import { sessionCookie } from "../sessions/session.cookie.ts";
import { personalDataOf } from "./personal-data.queries.ts";
import { closeAccount } from "./user.closing.ts";
import { requireProfile } from "./user.routes.ts";

const tags = ["users"];
const exported = { tags, response: { 200: PersonalData } };

/** What is held on a person, to take away; and closing an account (decisions §10, §11). */
export const personalDataRoutes: Routes = (deps) => async (app) => {
  /** Everything on this user as a file to keep; every export is written down. */
  async function sendExport(request: FastifyRequest, userId: number, reply: FastifyReply): Promise<PersonalData> {
    const data = await personalDataOf(deps, userId);
    if (!data) throw notFound();
    await audit(contextOf(deps, request), "export", { subject: "user", id: userId });
    reply.header("content-disposition", `attachment; filename="personal-data-${userId}.json"`);
    return data;
  }

  app.get(
    "/users/me/export",
    { config: { permission: "profile.read" }, onRequest: requireProfile, schema: exported },
    (request, reply) => sendExport(request, signedIn(request).personId, reply),
  );
  app.get(
    "/users/:id/export",
    { config: { permission: "users.export" }, schema: { ...exported, params: ById } },
    (request, reply) => sendExport(request, request.params.id, reply),
  );

  app.post(
    "/users/me/close",
    {
      config: { permission: "profile.change" },
      onRequest: requireProfile,
      schema: { tags, body: AccountClosing },
    },
    async (request, reply) => {
      const context = contextOf(deps, request);
      await requirePassword(context, request.ip, request.body.currentPassword);
      await closeAccount(context, context.actor.personId);
      sessionCookie(deps.settings).clear(reply);
      request.actor = VISITOR;
      reply.issueXsrfToken();
      return reply.code(204).send();
    },
  );
  app.post(
    "/users/:id/close",
    { config: { permission: "users.close" }, schema: { tags, params: ById } },
    async (request, reply) => {
      await closeAccount(contextOf(deps, request), request.params.id);
      return reply.code(204).send();
    },
  );
};
