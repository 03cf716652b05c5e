import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from "fastify";
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

/** How a request was answered, without personal data (rules §8): the route is a pattern, as an address would name people. */
export type Answered = { requestId: string; method: string; route: string; status: number; ms: number };

export type Observer = (answered: Answered) => void;

/** Tells of every answer of the framework. */
export function observeAnswers(app: FastifyInstance, observe: Observer): void {
  app.addHook(
    "onResponse",
    ({ id: requestId, method, routeOptions }, { statusCode: status, elapsedTime: ms }, done) => {
      observe({ requestId, method, route: routeOptions.url ?? "unknown", status, ms });
      done();
    },
  );
}

/** Logs one line for each request. */
export const logAnswers =
  (log: FastifyBaseLogger): Observer =>
  ({ ms, ...answered }) =>
    log.info({ ...answered, ms: Math.round(ms * 10) / 10 }, "request");
