import type { FastifyRequest } from "fastify";
import type { RecordAction } from "../../contract/shared.ts";
import { type User, type UserRecord, userCalls } from "../../contract/users.ts";
import { audit } from "../audit/audit.commands.ts";
import type { Routes } from "../deps.ts";
import { contextOf, signedIn } from "../http/authorization.ts";
import { serveCalls } from "../http/calls.ts";
import { notFound, orNotFound } from "../http/errors.ts";
import { pageOrWhole } from "../http/whole-list.ts";
import { may, type Permission, permitted } from "../policy.ts";
import { isStaff, type SignedIn } from "../sessions/actor.ts";
import { archiveUser, restoreUser } from "./user.archiving.ts";
import { changeUser, signUp } from "./user.commands.ts";
import { findUser, findUserByAccount, listUsers } from "./user.queries.ts";

const ACTIONS = { edit: "users.change", delete: "users.delete" } as const satisfies Partial<
  Record<RecordAction, Permission>
>;

const withActions = ({ role, accountId }: SignedIn, user: User): UserRecord => ({
  ...user,
  actions: permitted(role, ACTIONS, { own: user.accountId === accountId }),
});

/** Answers 404 to staff, who have no profile, before the body is validated (rules §11). */
export async function requireProfile(request: FastifyRequest): Promise<void> {
  if (!may(signedIn(request).role, "profile.read", { own: true })) throw notFound();
}

/** Users: sign-up, the own profile, and the administration's calls (spec §7; rules §2, §11). */
export const userRoutes: Routes = (deps) => async (app) => {
  const { db } = deps;

  /** Audits that staff read a user (rules §10). */
  async function auditRead(request: FastifyRequest, user: User | undefined): Promise<UserRecord> {
    if (!user) throw notFound();
    const context = contextOf(deps, request);
    if (isStaff(context.actor)) await audit(context, "read", { subject: "user", id: user.id });
    return withActions(context.actor, user);
  }

  serveCalls(app, "users", userCalls, {
    "POST /users": {
      permission: "users.signUp",
      handler: ({ actor, ip, body }) => signUp({ ...deps, actor }, ip, body),
    },
    "GET /users": {
      permission: "users.list",
      config: { auditedList: "user" },
      async handler(request) {
        const actor = signedIn(request);
        const archived = request.query.archived === true && may(actor.role, "users.restore");
        const asked = { ...request.query, archived };
        const page = await pageOrWhole({ db, actor }, asked, listUsers);
        const restorable = archived ? { actions: ["restore" as const] } : undefined;
        return { ...page, items: page.items.map((user) => ({ ...withActions(actor, user), ...restorable })) };
      },
    },
    "GET /users/me": {
      permission: "profile.read",
      onRequest: requireProfile,
      async handler(request) {
        return orNotFound(await findUser(db, signedIn(request).personId));
      },
    },
    "PUT /users/me": {
      permission: "profile.change",
      onRequest: requireProfile,
      handler: (request) => changeUser(contextOf(deps, request), signedIn(request).personId, request.body),
    },
    "GET /users/:id": {
      permission: "users.read",
      config: { owner: "id" },
      handler: async (request) => auditRead(request, await findUser(db, request.params.id)),
    },
    "PUT /users/:id": {
      permission: "users.change",
      config: { owner: "id" },
      async handler(request) {
        const context = contextOf(deps, request);
        return withActions(context.actor, await changeUser(context, request.params.id, request.body));
      },
    },
    "DELETE /users/:id": {
      permission: "users.delete",
      handler: (request) => archiveUser(contextOf(deps, request), request.params.id),
    },
    "POST /users/:id/restore": {
      permission: "users.restore",
      async handler(request) {
        const context = contextOf(deps, request);
        return withActions(context.actor, await restoreUser(context, request.params.id));
      },
    },
    "GET /users/by-account/:accountId": {
      permission: "users.read",
      config: { owner: "accountId" },
      handler: async (request) => auditRead(request, await findUserByAccount(db, request.params.accountId)),
    },
  });
};
