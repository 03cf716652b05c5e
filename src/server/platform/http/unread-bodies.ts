import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";

/** How much of a refused body is read and dropped at most, and for how long. */
export type DropLimits = { bytes: number; totalMs: number; pauseMs: number };

/** Two photos of the largest size; a sender that pauses has seen the answer, or waits for it. */
const LIMITS: DropLimits = { bytes: 32 * 1024 * 1024, totalMs: 20_000, pauseMs: 2_000 };

/**
 * A request may be refused before its body has been read. Were it answered and closed at once, a sender that is still writing
 * would see a broken connection instead of the answer. So the rest of the body is read and dropped first, within limits.
 */
export function dropUnreadBodies(app: FastifyInstance, limits: DropLimits = LIMITS): void {
  app.addHook("onSend", async ({ raw }, reply) => {
    if (reply.statusCode < 400 || raw.complete || raw.readableEnded || raw.destroyed) return;
    await drop(raw, limits);
    // What has not come by now may come for an hour: the connection ends with the answer.
    if (!raw.complete) reply.header("connection", "close");
  });
}

function drop(body: IncomingMessage, { bytes, totalMs, pauseMs }: DropLimits): Promise<void> {
  return new Promise((done) => {
    let dropped = 0;
    const stop = () => {
      clearTimeout(deadline);
      clearTimeout(pause);
      body.off("data", count).off("end", stop).off("close", stop).off("error", stop);
      done();
    };
    const count = (chunk: Buffer | string) => {
      dropped += chunk.length;
      pause.refresh();
      if (dropped > bytes) stop();
    };
    const deadline = setTimeout(stop, totalMs);
    const pause = setTimeout(stop, pauseMs);
    body.on("end", stop).on("close", stop).on("error", stop).on("data", count);
    body.resume();
  });
}
