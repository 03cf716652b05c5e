import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { HOUR_MS } from "../../base/clock.ts";
import { unavailable } from "../../base/errors.ts";
import type { Deps } from "../deps.ts";
import { readHealth } from "./health.ts";

const options = { config: { permission: "health.read", cookies: "never" }, schema: { hide: true } } as const;

/** How often the log says that little space is left, in milliseconds. */
const WARN_EVERY_MS = HOUR_MS;

/**
 * `/healthz`: the process answers. `/readyz`: the start is over, no stop has begun, the database and the photo store answer
 * and can be written, and the disk has room for it; otherwise 503 (rules §8).
 */
export const healthRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const { photoStore, readiness } = deps;
    let warnedAt = Number.NEGATIVE_INFINITY;

    /** @returns why nothing can be saved */
    async function findObstacle(log: FastifyBaseLogger): Promise<string | undefined> {
      const [{ isReadOnly, disk }] = await Promise.all([readHealth(deps), photoStore.check()]);
      if (isReadOnly) return "the database only answers reads";
      if (disk?.isTooLittle) return "the disk is full";
      if (disk?.isLittle && performance.now() - warnedAt > WARN_EVERY_MS) {
        warnedAt = performance.now();
        log.warn({ bytesLeft: disk.bytesLeft }, "little space is left on the disk");
      }
      return undefined;
    }

    app.get("/healthz", options, async () => ({ status: "ok" }));
    app.get("/readyz", options, async (request) => {
      if (readiness) readiness.wasAsked = true;
      if (readiness?.isReady === false) throw unavailable();
      const obstacle = await findObstacle(request.log).catch((error: Error) => error);
      if (obstacle) {
        request.log.warn({ err: obstacle, requestId: request.id }, "not ready");
        throw unavailable();
      }
      return { status: "ready" };
    });
  };
