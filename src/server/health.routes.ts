import type { FastifyInstance } from "fastify";
import { ping } from "./database/pool.ts";
import type { Deps } from "./deps.ts";
import { unavailable } from "./http/errors.ts";

/** The check of the photo store writes a file: whoever asks within this time gets the same answer, in milliseconds. */
const STORE_CHECK_MS = 5_000;

/** The photo store's check, made at most once in a while however many ask. */
function storeCheck({ photoStore }: Pick<Deps, "photoStore">): () => Promise<void> {
  let latest: { at: number; result: Promise<void> } | undefined;
  return () => {
    const now = performance.now();
    if (!latest || now - latest.at >= STORE_CHECK_MS) latest = { at: now, result: photoStore.check() };
    return latest.result;
  };
}

const options = { config: { permission: "health.read", cookies: "never" }, schema: { hide: true } } as const;

/**
 * `/healthz`: the process answers. `/readyz`: its start is over, no stop has begun, and the database and the photo store
 * answer as well, else 503 (decisions §8).
 */
export const healthRoutes =
  ({ db, photoStore, readiness }: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const checkStore = storeCheck({ photoStore });
    app.get("/healthz", options, async () => ({ status: "ok" }));
    app.get("/readyz", options, async (request) => {
      if (readiness) readiness.wasAsked = true;
      if (readiness?.isReady === false) throw new HttpProblem(503);
      try {
        await Promise.all([ping(db), checkStore()]);
      } catch (error) {
        request.log.warn({ err: error, requestId: request.id }, "not ready");
        throw unavailable();
      }
      return { status: "ready" };
    });
  };
