import type { FastifyInstance } from "fastify";
import { ping } from "./database/pool.ts";
import type { Deps } from "./deps.ts";
import { unavailable } from "./http/errors.ts";

const options = { config: { permission: "health.read", cookies: "never" }, schema: { hide: true } } as const;

/**
 * `/healthz`: the process answers. `/readyz`: the start is over, no stop has begun, and the database and the photo store
 * answer; otherwise 503 (rules §8).
 */
export const healthRoutes =
  ({ db, photoStore, readiness }: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    app.get("/healthz", options, async () => ({ status: "ok" }));
    app.get("/readyz", options, async (request) => {
      if (readiness) readiness.wasAsked = true;
      if (readiness?.isReady === false) throw unavailable();
      try {
        await Promise.all([ping(db), photoStore.check()]);
      } catch (error) {
        request.log.warn({ err: error, requestId: request.id }, "not ready");
        throw unavailable();
      }
      return { status: "ready" };
    });
  };
