import type { FastifyReply, FastifyRequest } from "fastify";
import { type SignedIn, VISITOR } from "../platform/actor.ts";
import type { Deps } from "../platform/deps.ts";
import { unauthorized } from "../platform/errors.ts";
import { sessionCookie } from "./session.cookie.ts";
import { endSession, findSession } from "./session.store.ts";

/**
 * Signs in: gives the browser the token of a session, and the request continues as that person's.
 * @throws HttpProblem 401 when the session has ended meanwhile
 */
export async function signIn(
  { db, clock, settings }: Pick<Deps, "db" | "clock" | "settings">,
  token: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedIn> {
  const actor = await findSession(db, token, clock.now());
  if (!actor) throw unauthorized();
  request.actor = actor;
  sessionCookie(settings).set(reply, token);
  reply.issueXsrfToken();
  return actor;
}

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
