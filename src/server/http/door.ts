import type { FastifyInstance, FastifyRequest, RouteOptions } from "fastify";
import { IdInAddress } from "../../contract/shared.ts";
import type { Context, System } from "../context.ts";
import { isPermission, type Permission, reachOf } from "../policy.ts";
import { type Actor, type SignedIn, VISITOR } from "../sessions/actor.ts";
import { forbidden, unauthorized } from "./errors.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The permission of `policy.ts` that this route asks for. */
    permission?: Permission;
    /** The parameter of the address that says whose record it is: the id of the person, or of their account. */
    owner?: "id" | "accountId";
    /** Says why a writing route needs no XSRF token: it is signed, or carries its own secret (decisions §2). */
    xsrfExempt?: string;
    /** Says why it needs none of somebody without a session. It may not come from another site all the same. */
    xsrfExemptForVisitors?: string;
    /** Answers that shared caches may keep carry no cookie. */
    cookies?: "never";
  }
  interface FastifyInstance {
    /** Every operation with the permission that it asks for, complete once the application is ready. */
    operations: Operation[];
  }
  interface FastifyRequest {
    actor: Actor;
  }
}

/** One method of one address, e.g. `GET /api/adoptions/:id`. */
export type Operation = { method: string; url: string; permission: Permission };

/** Finds out who is asking; the visitor when nobody is signed in. */
export type ResolveActor = (request: FastifyRequest) => Actor | Promise<Actor>;

/** Every route names a permission of the table, or the server does not start (decisions §2). */
function refuseUnnamedRoutes(app: FastifyInstance): void {
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

/** Finds out who is asking, before anything is decided about them. */
export function identifyActors(app: FastifyInstance, resolveActor: ResolveActor): void {
  app.decorateRequest<Actor | null>("actor", null);
  app.addHook("onRequest", async (request) => {
    // What anybody may keep is the same for everybody: nobody is looked up for it.
    request.actor = request.routeOptions.config.cookies === "never" ? VISITOR : await resolveActor(request);
  });
}

/** Whether the address names this person's own record. A malformed id is refused later, as nothing's (404). */
function isOwn({ actor, params, routeOptions }: FastifyRequest): boolean {
  const { owner } = routeOptions.config;
  if (owner === undefined || actor.role === "visitor") return true;
  const given = IdInAddress.safeParse((params as Record<string, unknown>)[owner]);
  return !given.success || given.data === (owner === "id" ? actor.personId : actor.accountId);
}

/**
 * Refuses whoever has no permission: 401 for a visitor, 403 for others (decisions §1, §2). Where the policy lets a role have
 * its own record only and the address says whose it is, that is decided here, too: before the fields are read, so that a
 * refusal by permission comes before one by field.
 */
export function authorizeRequests(app: FastifyInstance): void {
  refuseUnnamedRoutes(app);
  app.addHook("onRequest", (request, _reply, done) => {
    const { permission } = request.routeOptions.config;
    const reach = permission && reachOf(request.actor.role, permission);
    if (permission === undefined || (reach && (reach !== "own" || isOwn(request)))) return done();
    done(request.actor.role === "visitor" ? unauthorized() : forbidden());
  });
}

/** The context of a request by somebody signed in. @throws 401 for a visitor */
export const contextOf = <D extends System>(deps: D, request: FastifyRequest): D & Context => ({
  ...deps,
  actor: signedIn(request),
});

/** The person behind a request that is for those who are signed in. @throws 401 for a visitor, whom the policy should have refused */
export function signedIn(request: FastifyRequest): SignedIn {
  if (request.actor.role === "visitor") throw unauthorized();
  return request.actor;
}
