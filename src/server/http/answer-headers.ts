import type { FastifyInstance } from "fastify";

/** Statuses that ask to come back, and when to, in seconds, where nobody knows it better. */
const COME_BACK: ReadonlySet<number> = new Set([429, 503]);
const USUAL_WAIT_S = "5";

/** Every answer has its number, and one that asks to come back says when (decisions §16). */
export function markAnswers(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    done();
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (COME_BACK.has(reply.statusCode) && !reply.hasHeader("retry-after")) reply.header("retry-after", USUAL_WAIT_S);
    done();
  });
}
