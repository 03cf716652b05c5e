import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Permission } from "../../base/policy.ts";
import { inLane, type Lane, type LaneWork } from "../../database/lanes.ts";
import { isSafe } from "./xsrf.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** A page of a list, which may take long. Set for reads whose query has `page`. */
    isList?: boolean;
  }
}

/** These must be answered under any load: who is signed in, signing in and out, and whether the server is ready. */
const WITHOUT_LANE: ReadonlySet<Permission> = new Set(["session.begin", "session.read", "health.read"]);

/** @returns undefined for work that may use every free connection */
function laneOf({ actor, routeOptions: { config } }: FastifyRequest): Lane | undefined {
  if (config.permission && WITHOUT_LANE.has(config.permission)) return undefined;
  if (actor.role === "visitor" || config.permission === "pages.read") return "public";
  return config.isList ? "lists" : "people";
}

/** The rendering of a page may serve many requests, so it continues when one client leaves. */
function workOf(request: FastifyRequest, response: LaneWork["response"]): LaneWork {
  const { actor, routeOptions, id: requestId } = request;
  const lane = laneOf(request);
  const holder = lane === "public" ? lane : `${(actor as { accountId?: number }).accountId}`;
  const { permission } = routeOptions.config;
  return { lane, holder, requestId, response: permission === "pages.read" ? undefined : response };
}

/** Runs every request in its lane, so that no kind of work and no person can take all connections. */
export function runRequestsInLanes(app: FastifyInstance): void {
  app.addHook("onRoute", (route) => {
    const query = route.schema?.querystring as { shape?: object } | undefined;
    if (isSafe(String(route.method)) && "page" in (query?.shape ?? {}))
      route.config = { ...route.config, isList: true };
  });
  // Not earlier: hooks before the body is read run in the socket's async context, where the lane would get lost.
  app.addHook("preValidation", (request, reply, done) => {
    inLane(workOf(request, reply.raw), done);
  });
}
