import type { FastifyInstance, FastifyRequest, RouteOptions } from "fastify";
import { IdInAddress } from "../../contract/shared.ts";
import type { Context, System } from "../context.ts";
import { isPermission, mayTry, type Permission } from "../policy.ts";
import { type Actor, type SignedIn, VISITOR } from "../sessions/actor.ts";
import { forbidden, unauthorized } from "./errors.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The permission of `policy.ts` that this route asks for. */
    permission?: Permission;
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
export function recogniseActors(app: FastifyInstance, resolveActor: ResolveActor): void {
  app.decorateRequest<Actor | null>("actor", null);
  app.addHook("onRequest", async (request) => {
    // What anybody may keep is the same for everybody: nobody is looked up for it.
    request.actor = request.routeOptions.config.cookies === "never" ? VISITOR : await resolveActor(request);
  });
}

/** The door: whoever may not pass is answered 401 (visitor) or 403 (decisions §1, §2). */
export function guardTheDoor(app: FastifyInstance): void {
  refuseUnnamedRoutes(app);
  app.addHook("onRequest", (request, _reply, done) => {
    const { permission } = request.routeOptions.config;
    if (permission === undefined || mayTry(request.actor.role, permission)) return done();
    done(request.actor.role === "visitor" ? unauthorized() : forbidden());
  });
}

/**
 * Refuses those whom the permission lets in though this record is not theirs, as a hook of the route: before its fields are
 * read, so that a refusal by permission comes before one by field (decisions §1).
 * @param may whether this person may; `is` says whether a parameter of the address is this id. A malformed one is refused
 * later, as nothing's (404)
 */
export const onlyFor =
  (may: (actor: SignedIn, is: (parameter: string, id: number) => boolean) => boolean, refusal = forbidden) =>
  async (request: FastifyRequest): Promise<void> => {
    const params = request.params as Record<string, unknown>;
    const is = (parameter: string, id: number) => {
      const given = IdInAddress.safeParse(params[parameter]);
      return !given.success || given.data === id;
    };
    if (!may(signedIn(request), is)) throw refusal();
  };

/** The context of a request by somebody signed in. @throws 401 for a visitor */
export const contextOf = <D extends System>(deps: D, request: FastifyRequest): D & Context => ({
  ...deps,
  actor: signedIn(request),
});

/** The person behind a request that the door let in as somebody. @throws 401 for a visitor, who should not have come so far */
export function signedIn(request: FastifyRequest): SignedIn {
  if (request.actor.role === "visitor") throw unauthorized();
  return request.actor;
}
