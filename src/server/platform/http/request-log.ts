import type { FastifyInstance, FastifyServerOptions } from "fastify";
import { destination } from "pino";

const BUFFER_BYTES = 4096;
const FLUSH_INTERVAL_MS = 250;

/**
 * The log: lines of JSON on standard output. They are buffered for at most a quarter of a second, since writing each line
 * by itself would be a fifth of the cost of a cached page.
 */
export function serverLog(level: string): FastifyServerOptions {
  if (level === "silent") return { logger: false };
  const stream = destination({ dest: 1, sync: false, minLength: BUFFER_BYTES, periodicFlush: FLUSH_INTERVAL_MS });
  // A child logger for each request costs as much as its log line. So lines name the request id themselves.
  return { logger: { level, stream, base: null }, childLoggerFactory: (logger) => logger };
}

/** Logs one line for each request: method, route, status and duration, but no personal data (rules §8). */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", (request, reply, done) => {
    const { id: requestId, method } = request;
    const route = request.routeOptions.url ?? "unknown";
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ requestId, method, route, status: reply.statusCode, ms }, "request");
    done();
  });
}
