import type { FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../deps.ts";
import { VISITOR } from "./actor.ts";
import { sessionCookie } from "./session.cookie.ts";
import { endSession } from "./session.store.ts";

/** Signs out: ends the session in the database and in the browser; the request continues as a visitor's (spec §2.4). */
export async function signOut(
  { db, settings }: Pick<Deps, "db" | "settings">,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const cookie = sessionCookie(settings);
  const token = cookie.read(request);
  if (token) await endSession(db, token);
  cookie.clear(reply);
  request.actor = VISITOR;
  reply.issueXsrfToken();
}
