import type { FastifyRequest } from "fastify";
import { dayOfAge, yearsOn } from "../../../contract/accounts/person-age.ts";
import {
  type OwnUser,
  signUpRequest,
  type User,
  type UserAction,
  type UserRecord,
  userCalls,
  userChange,
} from "../../../contract/accounts/users.ts";
import { shelter } from "../../../contract/platform/shelter.ts";
import { formTexts, recordTexts } from "../../../contract/texts/texts.ts";
import { sendResetLinkByStaff } from "../../accounts/password-reset.commands.ts";
import { findUser, findUserByAccount, listUsers } from "../../accounts/user.queries.ts";
import { isStaff, type SignedIn } from "../../base/actor.ts";
import { today } from "../../base/clock.ts";
import { notFound, orNotFound } from "../../base/errors.ts";
import { may, type Permission, permitted } from "../../base/policy.ts";
import { audit } from "../../platform/audit/audit.commands.ts";
import type { Deps, Routes } from "../../platform/deps.ts";
import { contextOf, signedIn } from "../../platform/http/authorization.ts";
import { allow, serveCalls } from "../../platform/http/calls.ts";
import { commandRoutes } from "../../platform/records/command-routes.ts";
import { pageOrWhole } from "../../platform/records/whole-list.ts";
import { archiveUser, restoreUser } from "./user.archiving.ts";
import { changeUser, signUp } from "./user.commands.ts";

const ACTIONS = {
  edit: "users.change",
  delete: "users.delete",
  changeAccount: "users.changeAccount",
  sendPasswordLink: "users.sendPasswordLink",
} as const satisfies Partial<Record<UserAction, Permission>>;

const withActions = (actor: SignedIn, user: User, { clock }: Pick<Deps, "clock">): UserRecord => ({
  ...user,
  age: user.dateOfBirth === null ? null : yearsOn(user.dateOfBirth, today(clock)),
  actions: permitted(actor, ACTIONS, { own: user.accountId === actor.accountId }),
});

/** The own profile, with the day from which this person may apply for an animal. */
function withAdoptsFrom(user: User, { clock }: Pick<Deps, "clock">): OwnUser {
  const from = user.dateOfBirth === null ? null : dayOfAge(user.dateOfBirth, shelter().rules.adopterMinAge);
  return { ...user, adoptsFrom: from !== null && from > today(clock) ? from : null };
}

/** Answers 404 to staff, who have no profile, before the body is validated (rules §11). */
export async function requireProfile(request: FastifyRequest): Promise<void> {
  if (!may(signedIn(request), "profile.read", { own: true })) throw notFound();
}

/** Users: sign-up, the own profile, and the administration's calls (spec §7; rules §2, §11). */
export const userRoutes: Routes = (deps) => async (app) => {
  const { inContext, onRecord } = commandRoutes(deps);
  const { db, clock } = deps;
  /** The dates of birth in bodies are checked against the shelter's day. */
  const facts = { today: () => today(clock) };

  /** Audits that staff read a user (rules §10). */
  async function auditRead(request: FastifyRequest, user: User | undefined): Promise<UserRecord> {
    if (!user) throw notFound();
    const context = contextOf(deps, request);
    if (isStaff(context.actor)) await audit(context, "read", { subject: "user", id: user.id });
    return withActions(context.actor, user, deps);
  }

  serveCalls(app, "users", userCalls, {
    "POST /users": allow({ permission: "users.signUp", body: signUpRequest(facts) }, ({ actor, ip, body }) =>
      signUp({ ...deps, actor }, ip, body),
    ),
    "GET /users": inContext(
      { permission: "users.list", config: { auditedList: "user" } },
      async (context, { query }) => {
        const actor = context.actor;
        const archived = query.archived === true && may(actor, "users.restore");
        const asked = { ...query, archived };
        const page = await pageOrWhole({ db, actor }, asked, listUsers);
        const restorable = archived ? { actions: ["restore" as const] } : undefined;
        return { ...page, items: page.items.map((user) => ({ ...withActions(actor, user, deps), ...restorable })) };
      },
    ),
    "GET /users/me": inContext({ permission: "profile.read", onRequest: requireProfile }, async (context) =>
      withAdoptsFrom(orNotFound(await findUser(db, context.actor.personId)), deps),
    ),
    "PUT /users/me": inContext(
      { permission: "profile.change", onRequest: requireProfile, body: userChange(facts) },
      async (context, { body }) => withAdoptsFrom(await changeUser(context, context.actor.personId, body), deps),
    ),
    "GET /users/:id": allow({ permission: "users.read", config: { owner: "id" } }, async (request) =>
      auditRead(request, await findUser(db, request.params.id)),
    ),
    "PUT /users/:id": inContext(
      { permission: "users.change", body: userChange(facts), config: { owner: "id" } },
      async (context, { params, body }) => withActions(context.actor, await changeUser(context, params.id, body), deps),
    ),
    "DELETE /users/:id": onRecord("users.delete", archiveUser),
    "POST /users/:id/restore": inContext("users.restore", async (context, { params }) =>
      withActions(context.actor, await restoreUser(context, params.id), deps),
    ),
    "POST /users/:id/password-link": inContext("users.sendPasswordLink", async (context, { params }) => {
      const user = orNotFound(await findUser(db, params.id), recordTexts().users.notFound);
      await sendResetLinkByStaff(context, user);
      return { message: formTexts().accounts.linkSent };
    }),
    "GET /users/by-account/:accountId": allow(
      { permission: "users.read", config: { owner: "accountId" } },
      async (request) => auditRead(request, await findUserByAccount(db, request.params.accountId)),
    ),
  });
};
