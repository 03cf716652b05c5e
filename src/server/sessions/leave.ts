import type { FastifyReply, FastifyRequest } from "fastify";
import type { Db } from "../database/pool.ts";
import { VISITOR } from "./actor.ts";
import { clearSessionCookie, sessionToken } from "./session.cookie.ts";
import { endSession } from "./session.store.ts";

/**
 * Ends the session of whoever asks, in the database and in the browser; from here on the request is a visitor's (spec §2.4).
 */
export async function leave(db: Db, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const token = sessionToken(request);
  if (token) await endSession(db, token);
  clearSessionCookie(reply);
  request.actor = VISITOR;
  reply.issueXsrfToken();
}
