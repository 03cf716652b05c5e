import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { isSafe } from "./xsrf.ts";

/**
 * After a write is answered, the pages of this server show it: the answer waits until the change is counted, which makes
 * cached pages out of date. A refused request has changed nothing.
 */
export function showOwnWrites(app: FastifyInstance, { contentChanges }: Pick<Deps, "contentChanges">): void {
  app.addHook("onSend", async ({ method }, reply) => {
    if (!isSafe(method) && reply.statusCode < 400) await contentChanges.catchUp();
  });
}
