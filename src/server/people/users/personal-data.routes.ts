import type { FastifyReply, FastifyRequest } from "fastify";
import { type PersonalData, personalDataCalls } from "../../../contract/people/personal-data.ts";
import { requirePassword } from "../../accounts/account.commands.ts";
import { requireRecentWhereSet } from "../../accounts/second-factor/recent.ts";
import { signOut } from "../../accounts/sign-in.ts";
import { orNotFound } from "../../base/errors.ts";
import { audit } from "../../platform/audit/audit.commands.ts";
import type { Routes } from "../../platform/deps.ts";
import { contextOf } from "../../platform/http/authorization.ts";
import { allow, serveCalls } from "../../platform/http/calls.ts";
import { commandRoutes } from "../../platform/records/command-routes.ts";
import { readPersonalData } from "./personal-data.queries.ts";
import { closeAccount } from "./user.closing.ts";
import { requireProfile } from "./user.routes.ts";

/** Export of personal data, and closing an account (rules §10, §11). */
export const personalDataRoutes: Routes = (deps) => async (app) => {
  const { inContext, onRecord } = commandRoutes(deps);
  /** Sends a user's personal data as a file, to whoever has shown who they are. Every export is audited. */
  async function sendExport(request: FastifyRequest, userId: number, reply: FastifyReply): Promise<PersonalData> {
    const context = contextOf(deps, request);
    await requireRecentWhereSet(context);
    const data = orNotFound(await readPersonalData(deps, userId));
    await audit(context, "export", { subject: "user", id: userId });
    reply.header("content-disposition", `attachment; filename="personal-data-${userId}.json"`);
    return data;
  }

  serveCalls(app, "users", personalDataCalls, {
    "GET /users/me/export": inContext(
      { permission: "profile.read", onRequest: requireProfile },
      (context, request, reply) => sendExport(request, context.actor.personId, reply),
    ),
    "GET /users/:id/export": allow("users.export", (request, reply) => sendExport(request, request.params.id, reply)),
    "POST /users/me/close": inContext(
      { permission: "profile.change", onRequest: requireProfile },
      async (context, request, reply) => {
        await requireRecentWhereSet(context);
        await requirePassword(context, request.ip, request.body.currentPassword);
        await closeAccount(context, context.actor.personId);
        await signOut(deps, request, reply);
      },
    ),
    "POST /users/:id/close": onRecord("users.close", async (context, id: number) => {
      await requireRecentWhereSet(context);
      await closeAccount(context, id);
    }),
  });
};
