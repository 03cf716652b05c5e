import type { FastifyReply } from "fastify";
import { AccountClosing, PersonalData } from "../../contract/personal-data.ts";
import { ById } from "../../contract/shared.ts";
import { requirePassword } from "../accounts/account.commands.ts";
import { writeAudit } from "../audit/audit.commands.ts";
import type { Routes } from "../deps.ts";
import { onlyFor, signedIn } from "../http/door.ts";
import { notFound } from "../http/errors.ts";
import { type SignedIn, VISITOR } from "../sessions/actor.ts";
import { sessionCookie } from "../sessions/session.cookie.ts";
import { personalDataOf } from "./personal-data.queries.ts";
import { closeAccount } from "./user.closing.ts";

const tags = ["users"];
const exported = { tags, response: { 200: PersonalData } };

/** What is held on a person, to take away; and closing an account (decisions §10, §11). */
export const personalDataRoutes: Routes =
  ({ db, clock, settings }) =>
  async (app) => {
    const { publicUrl } = settings;

    /** Everything on this user as a file to keep; every export is written down. */
    async function sendExport(actor: SignedIn, userId: number, reply: FastifyReply): Promise<PersonalData> {
      const data = await personalDataOf({ db, clock }, userId);
      if (!data) throw notFound();
      const entry = { action: "export", subject: "user", subjectId: userId };
      await writeAudit(db, { at: clock.now(), actorAccountId: actor.accountId, ...entry });
      reply.header("content-disposition", `attachment; filename="personal-data-${userId}.json"`);
      return data;
    }

    app.get("/users/me/export", { config: { permission: "profile.read" }, schema: exported }, (request, reply) => {
      const actor = signedIn(request);
      if (actor.role !== "user") throw notFound();
      return sendExport(actor, actor.personId, reply);
    });
    app.get(
      "/users/:id/export",
      { config: { permission: "users.export" }, schema: { ...exported, params: ById } },
      (request, reply) => sendExport(signedIn(request), request.params.id, reply),
    );

    app.post(
      "/users/me/close",
      {
        config: { permission: "profile.change" },
        onRequest: onlyFor(({ role }) => role === "user", notFound),
        schema: { tags, body: AccountClosing },
      },
      async (request, reply) => {
        const actor = signedIn(request);
        await requirePassword({ db, clock, address: request.ip }, actor.accountId, request.body.currentPassword);
        await closeAccount({ db, clock, actor, publicUrl }, actor.personId);
        sessionCookie(settings).clear(reply);
        request.actor = VISITOR;
        reply.issueXsrfToken();
        return reply.code(204).send();
      },
    );
    app.post(
      "/users/:id/close",
      { config: { permission: "users.close" }, schema: { tags, params: ById } },
      async (request, reply) => {
        await closeAccount({ db, clock, actor: signedIn(request), publicUrl }, request.params.id);
        return reply.code(204).send();
      },
    );
  };
