import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { ById, IdInAddress, type RecordAction } from "../../contract/shared.ts";
import { SignUp, User, UserChange, UserPage, UserQuery, UserRecord } from "../../contract/users.ts";
import { audit } from "../audit/audit.commands.ts";
import type { Routes } from "../deps.ts";
import { contextOf, signedIn } from "../http/door.ts";
import { notFound } from "../http/errors.ts";
import { pageOrWhole } from "../http/whole-list.ts";
import { may, type Permission, permitted } from "../policy.ts";
import { isStaff, type SignedIn } from "../sessions/actor.ts";
import { archiveUser, restoreUser } from "./user.archiving.ts";
import { changeUser, signUp } from "./user.commands.ts";
import { findUser, findUserByAccount, listUsers } from "./user.queries.ts";

const tags = ["users"];
const ByAccountId = z.object({ accountId: IdInAddress });

const ACTIONS = { edit: "users.change", delete: "users.delete" } as const satisfies Partial<
  Record<RecordAction, Permission>
>;

const withActions = ({ role, accountId }: SignedIn, user: User): UserRecord => ({
  ...user,
  actions: permitted(role, ACTIONS, { own: user.accountId === accountId }),
});

/** Staff have no profile: they are answered as if there were none (decisions §11), before the fields are read. */
export async function requireProfile(request: FastifyRequest): Promise<void> {
  if (!may(signedIn(request).role, "profile.read", { own: true })) throw notFound();
}

/** Users: signing up, one's own profile, and the administration's reads and edits (spec §7; decisions §2, §11). */
export const userRoutes: Routes = (deps) => async (app) => {
  const { db } = deps;

  /** What staff read of a person is written down (decisions §10). */
  async function seenBy(request: FastifyRequest, user: User | undefined): Promise<UserRecord> {
    if (!user) throw notFound();
    const context = contextOf(deps, request);
    if (isStaff(context.actor)) await audit(context, "read", { subject: "user", id: user.id });
    return withActions(context.actor, user);
  }

  app.post(
    "/users",
    { config: { permission: "users.signUp" }, schema: { tags, body: SignUp, response: { 201: User } } },
    async ({ actor, ip, body }, reply) => reply.code(201).send(await signUp({ ...deps, actor }, ip, body)),
  );

  app.get(
    "/users",
    {
      config: { permission: "users.list", auditedList: "user" },
      schema: { tags, querystring: UserQuery, response: { 200: UserPage } },
    },
    async (request) => {
      const actor = signedIn(request);
      const archived = request.query.archived === true && may(actor.role, "users.restore");
      const asked = { ...request.query, archived };
      const page = await pageOrWhole({ db, actor }, asked, listUsers);
      const restorable = archived ? { actions: ["restore" as const] } : undefined;
      return { ...page, items: page.items.map((user) => ({ ...withActions(actor, user), ...restorable })) };
    },
  );

  app.get(
    "/users/me",
    { config: { permission: "profile.read" }, onRequest: requireProfile, schema: { tags, response: { 200: User } } },
    async (request) => {
      const user = await findUser(db, signedIn(request).personId);
      if (!user) throw notFound();
      return user;
    },
  );
  app.put(
    "/users/me",
    {
      config: { permission: "profile.change" },
      onRequest: requireProfile,
      schema: { tags, body: UserChange, response: { 200: User } },
    },
    async (request) => changeUser(contextOf(deps, request), signedIn(request).personId, request.body),
  );

  app.get(
    "/users/:id",
    {
      config: { permission: "users.read", owner: "id" },
      schema: { tags, params: ById, response: { 200: UserRecord } },
    },
    async (request) => seenBy(request, await findUser(db, request.params.id)),
  );
  app.put(
    "/users/:id",
    {
      config: { permission: "users.change", owner: "id" },
      schema: { tags, params: ById, body: UserChange, response: { 200: UserRecord } },
    },
    async (request) => {
      const context = contextOf(deps, request);
      return withActions(context.actor, await changeUser(context, request.params.id, request.body));
    },
  );

  app.delete(
    "/users/:id",
    { config: { permission: "users.delete" }, schema: { tags, params: ById } },
    async (request, reply) => {
      await archiveUser(contextOf(deps, request), request.params.id);
      return reply.code(204).send();
    },
  );
  app.post(
    "/users/:id/restore",
    { config: { permission: "users.restore" }, schema: { tags, params: ById, response: { 200: UserRecord } } },
    async (request) => {
      const context = contextOf(deps, request);
      return withActions(context.actor, await restoreUser(context, request.params.id));
    },
  );

  app.get(
    "/users/by-account/:accountId",
    {
      config: { permission: "users.read", owner: "accountId" },
      schema: { tags, params: ByAccountId, response: { 200: UserRecord } },
    },
    async (request) => seenBy(request, await findUserByAccount(db, request.params.accountId)),
  );
};
