import type { FastifyInstance, FastifyServerOptions } from "fastify";
import { destination } from "pino";

const PACK_BYTES = 4096;
const LONGEST_WAIT_MS = 250;

/**
 * How the server says what happens: lines of JSON on the standard output, many at once while there is much to say, and
 * never later than a quarter of a second. Written one by one they cost a fifth of a kept page.
 */
export function serverLog(level: string): FastifyServerOptions {
  if (level === "silent") return { logger: false };
  const stream = destination({ dest: 1, sync: false, minLength: PACK_BYTES, periodicFlush: LONGEST_WAIT_MS });
  // No logger of its own for each request, which costs as much as its line: what is said names the request's id itself.
  return { logger: { level, stream, base: null }, childLoggerFactory: (logger) => logger };
}

/** One line a request: what was asked of which route, the answer's status and the time; no person's data (decisions §8). */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", (request, reply, done) => {
    const { id: requestId, method } = request;
    const route = request.routeOptions.url ?? "unknown";
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ requestId, method, route, status: reply.statusCode, ms }, "request");
    done();
  });
}
