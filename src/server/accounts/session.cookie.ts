import type { FastifyReply, FastifyRequest } from "fastify";
import { type Actor, VISITOR } from "../platform/actor.ts";
import type { System } from "../platform/context.ts";
import { findSession, MAX_SESSION_DAYS } from "./session.store.ts";

/** The cookie's lifetime in seconds: as long as any session may live. The server decides when a session ends. */
const MAX_AGE_SECONDS = MAX_SESSION_DAYS * 24 * 60 * 60;

/** The cookie that carries a session. */
export type SessionCookie = {
  /** Sends the session's token to the browser. */
  set(reply: FastifyReply, token: string): void;
  /** Removes the cookie from the browser. */
  clear(reply: FastifyReply): void;
  /** @returns the cookie's value, if the browser sent one */
  read(request: FastifyRequest): string | undefined;
};

/**
 * Over HTTPS the cookie is `Secure` and its name begins with `__Host-`: browsers accept it only from this host, so no other
 * site of the domain can set one. A cookie under the plain name is then ignored, so people sign in again once after the
 * change to HTTPS (rules §2).
 */
export function sessionCookie({ publicUrl }: { publicUrl: string }): SessionCookie {
  const secure = publicUrl.startsWith("https:");
  const name = secure ? "__Host-session" : "session";
  const options = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
  return {
    set(reply, token) {
      reply.setCookie(name, token, { ...options, maxAge: MAX_AGE_SECONDS });
    },
    clear(reply) {
      reply.clearCookie(name, options);
    },
    read: (request) => request.cookies[name] || undefined,
  };
}

/** Reads the actor of a request from the session cookie. */
export function actorFromCookie({ db, clock, settings }: System & { settings: { publicUrl: string } }) {
  const cookie = sessionCookie(settings);
  return async (request: FastifyRequest): Promise<Actor> => {
    const token = cookie.read(request);
    if (!token) return VISITOR;
    return (await findSession(db, token, clock.now())) ?? VISITOR;
  };
}
