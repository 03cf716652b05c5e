import type { FastifyInstance } from "fastify";

/** Statuses after which the client shall retry, and after how many seconds by default. */
const RETRY_STATUSES: ReadonlySet<number> = new Set([429, 503]);
const DEFAULT_RETRY_AFTER_S = "5";

/** Every answer has a request id. One that asks for a retry has `Retry-After` (rules §16). */
export function addAnswerHeaders(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    done();
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    const isMissing = RETRY_STATUSES.has(reply.statusCode) && !reply.hasHeader("retry-after");
    if (isMissing) reply.header("retry-after", DEFAULT_RETRY_AFTER_S);
    done();
  });
}
