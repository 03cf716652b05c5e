import type { FastifyInstance, FastifyRequest, RouteOptions } from "fastify";
import { IdInAddress } from "../../../contract/platform/shared.ts";
import { type Actor, type ResolveActor, type SignedIn, VISITOR } from "../../base/actor.ts";
import { FirstDo, forbidden, type HttpProblem, lacksPermission, unauthorized } from "../../base/errors.ts";
import { isOpenWithoutFactor, isPermission, type Permission, reachOf } from "../../base/policy.ts";
import type { Context, System } from "../../database/context.ts";
import { serverTexts } from "../../texts/texts.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The permission that this route requires (`policy.ts`). */
    permission?: Permission;
    /** The path parameter with the record's owner: the id of a person, or of their account. */
    owner?: "id" | "accountId";
    /** The reason why a write needs no XSRF token: it is signed, or carries its own secret (rules §2). */
    xsrfExempt?: string;
    /** The reason why a visitor's write needs no token. It must still come from our own site. */
    xsrfExemptForVisitors?: string;
    /** For answers that shared caches may store: they set no cookie and are the same for everybody. */
    cookies?: "never";
  }
  interface FastifyInstance {
    /** Every operation with its permission; complete once the application is ready. */
    operations: Operation[];
  }
  interface FastifyRequest {
    actor: Actor;
    /** Why nobody is let in with the token of this request; said once its language is known. */
    refusal: (() => HttpProblem) | null;
  }
}

/** One method of one path, e.g. `GET /api/adoptions/:id`. */
export type Operation = { method: string; url: string; permission: Permission };

/** The server does not start if a route names no permission of the table (rules §2). */
function requirePermissions(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.addHook("onRoute", (route) => {
    routes.push(route);
  });
  app.addHook("onReady", async () => {
    const unnamed = routes.filter((route) => !isPermission(route.config?.permission));
    if (unnamed.length === 0) return;
    const names = unnamed.map((route) => `${String(route.method)} ${route.url}`);
    throw new Error(`These routes name no permission of the table: ${names.join(", ")}`);
  });
  app.decorate("operations", {
    getter: () => routes.flatMap(operationsOf),
  });
}

function operationsOf({ method, url, config }: RouteOptions): Operation[] {
  const permission = config?.permission;
  if (!isPermission(permission)) return [];
  return [method].flat().map((name) => ({ method: name, url, permission }));
}

/** Sets `request.actor` of every request, before anything is decided about it. */
export function authenticateRequests(app: FastifyInstance, resolveActor: ResolveActor): void {
  app.decorateRequest<Actor | null>("actor", null);
  app.decorateRequest("refusal", null);
  app.addHook("onRequest", async (request) => {
    // What shared caches may store is the same for everybody, so no session is looked up.
    request.actor = request.routeOptions.config.cookies === "never" ? VISITOR : await resolveActor(request);
  });
}

/** Whether the address names this person's own record. A malformed id is answered 404 later. */
function isOwn({ actor, params, routeOptions }: FastifyRequest): boolean {
  const { owner } = routeOptions.config;
  if (owner === undefined || actor.role === "visitor") return true;
  const given = IdInAddress.safeParse((params as Record<string, unknown>)[owner]);
  return !given.success || given.data === (owner === "id" ? actor.personId : actor.accountId);
}

const mustAddFactor = ({ actor }: FastifyRequest): boolean => actor.role !== "visitor" && actor.awaitsFactor === true;

/** @returns why this request is refused; undefined when it is not */
function refusalOf(request: FastifyRequest): HttpProblem | undefined {
  const { actor, refusal } = request;
  if (refusal) return refusal();
  const { permission } = request.routeOptions.config;
  if (permission === undefined) return undefined;
  if (mustAddFactor(request) && !isOpenWithoutFactor(permission)) {
    return new FirstDo("secondFactor", serverTexts().refusals.secondFactor.setUpFirst);
  }
  const reach = reachOf(actor, permission);
  if (reach && (reach !== "own" || isOwn(request))) return undefined;
  if (actor.role === "visitor") return unauthorized();
  return actor.program && !actor.program.permissions.has(permission) ? lacksPermission(permission) : forbidden();
}

/**
 * Refuses requests without permission: 401 for a visitor or a token that is not valid, 403 for others (rules §1, §2). Where
 * the policy gives a role only its own records and the address names the owner, that is checked here as well. The body is
 * read later, so a missing permission is answered before an invalid field.
 */
export function authorizeRequests(app: FastifyInstance): void {
  requirePermissions(app);
  app.addHook("onRequest", (request, _reply, done) => done(refusalOf(request)));
}

/** The context of a request by a person who is signed in. @throws 401 for a visitor */
export const contextOf = <D extends System>(deps: D, request: FastifyRequest): D & Context => ({
  ...deps,
  actor: signedIn(request),
  seen: request.seen,
});

/** The person who is signed in. @throws 401 for a visitor, whom the policy should have refused */
export function signedIn(request: FastifyRequest): SignedIn {
  if (request.actor.role === "visitor") throw unauthorized();
  return request.actor;
}
