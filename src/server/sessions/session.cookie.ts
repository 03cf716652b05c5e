import type { FastifyReply, FastifyRequest } from "fastify";
import type { System } from "../context.ts";
import { type Actor, VISITOR } from "./actor.ts";
import { findSession, LONGEST_SESSION_DAYS } from "./session.store.ts";

/** The browser keeps the cookie as long as any session may live, in seconds; when it ends is the server's to say. */
const KEPT_SECONDS = LONGEST_SESSION_DAYS * 24 * 60 * 60;

/** The cookie that carries a session. */
export type SessionCookie = {
  /** Gives the browser its session. */
  set(reply: FastifyReply, token: string): void;
  /** Takes the session from the browser. */
  clear(reply: FastifyReply): void;
  /** @returns the cookie's value, if the browser sent one */
  of(request: FastifyRequest): string | undefined;
};

/**
 * Over HTTPS the cookie is `Secure`, and its name begins with `__Host-`: browsers take it from this very host alone, so
 * that no other site of the domain can plant one. A cookie under the plain name is not believed then: who was signed in
 * before the product was reached over HTTPS signs in once more (decisions §2).
 */
export function sessionCookie({ publicUrl }: { publicUrl: string }): SessionCookie {
  const secure = publicUrl.startsWith("https:");
  const name = secure ? "__Host-session" : "session";
  const options = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
  return {
    set(reply, token) {
      reply.setCookie(name, token, { ...options, maxAge: KEPT_SECONDS });
    },
    clear(reply) {
      reply.clearCookie(name, options);
    },
    of: (request) => request.cookies[name] || undefined,
  };
}

/** Finds out who is asking, by the session cookie. */
export function actorOf({ db, clock, settings }: System & { settings: { publicUrl: string } }) {
  const cookie = sessionCookie(settings);
  return async (request: FastifyRequest): Promise<Actor> => {
    const token = cookie.of(request);
    if (!token) return VISITOR;
    return (await findSession(db, token, clock.now())) ?? VISITOR;
  };
}
