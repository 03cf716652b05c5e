import type { FastifyInstance, FastifyRequest } from "fastify";
import { inLane, type Lane, type LaneWork } from "../database/lanes.ts";
import type { Permission } from "../policy.ts";
import { isSafe } from "./xsrf.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** A page of a list: it may take long where there is much. Set by the route's query, which names a page. */
    isList?: boolean;
  }
}

/** What must be answered whatever else is going on: who is signed in, signing in and out, and whether the server is ready. */
const ALWAYS: ReadonlySet<Permission> = new Set(["session.begin", "session.read", "health.read"]);

/** @returns undefined for work that takes whatever connection is free */
function laneOf({ actor, routeOptions: { config } }: FastifyRequest): Lane | undefined {
  if (config.permission && ALWAYS.has(config.permission)) return undefined;
  if (actor.role === "visitor" || config.permission === "pages.read") return "public";
  return config.isList ? "lists" : "people";
}

/** A page is made once for many: that one of them goes away stops nothing. */
function workOf(request: FastifyRequest, response: LaneWork["response"]): LaneWork | undefined {
  const { actor, routeOptions } = request;
  const lane = laneOf(request);
  if (!lane) return undefined;
  const holder = lane === "public" ? lane : `${(actor as { accountId?: number }).accountId}`;
  return { lane, holder, response: routeOptions.config.permission === "pages.read" ? undefined : response };
}

/** Does the work of every request in its lane, so that no kind of work and no person takes all connections. */
export function shareOutConnections(app: FastifyInstance): void {
  app.addHook("onRoute", (route) => {
    const query = route.schema?.querystring as { shape?: object } | undefined;
    if (isSafe(String(route.method)) && "page" in (query?.shape ?? {}))
      route.config = { ...route.config, isList: true };
  });
  // After the body was read: what comes before it runs where the socket's events do.
  app.addHook("preValidation", (request, reply, done) => {
    const work = workOf(request, reply.raw);
    if (work) inLane(work, done);
    else done();
  });
}
