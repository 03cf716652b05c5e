import type { FastifyReply, FastifyRequest } from "fastify";
import type { CurrentUser } from "../../contract/platform/current-user.ts";
import { type SignedIn, VISITOR } from "../base/actor.ts";
import { unauthorized } from "../base/errors.ts";
import type { Deps } from "../platform/deps.ts";
import { presentActor } from "./account.queries.ts";
import { httpOnlyCookie } from "./http-only-cookie.ts";
import type { BegunSession, Browser } from "./login.session.ts";
import { DEVICE_COOKIE_SECONDS } from "./sessions/known-device.ts";
import { sessionCookie } from "./sessions/session.cookie.ts";
import { endSession, findSession } from "./sessions/session.store.ts";

/** The cookie by which a browser is known that has signed in before. */
const deviceCookie = (settings: { publicUrl: string }) => httpOnlyCookie("device", DEVICE_COOKIE_SECONDS, settings);

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

/** @returns the browser of a request, as it says */
export const browserOf = ({ settings }: Pick<Deps, "settings">, request: FastifyRequest): Browser => ({
  userAgent: request.headers["user-agent"],
  address: request.ip,
  device: deviceCookie(settings).read(request),
});

/**
 * Signs in with a session that has just begun: the browser's former one ends, and the browser is remembered.
 * @throws HttpProblem 401 when the session has ended meanwhile
 */
export async function enter(
  deps: Pick<Deps, "db" | "clock" | "settings">,
  begun: BegunSession,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<CurrentUser> {
  const former = sessionCookie(deps.settings).read(request);
  if (former) await endSession(deps.db, former);
  deviceCookie(deps.settings).set(reply, begun.device);
  return presentActor(await signIn(deps, begun.session, request, reply));
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
