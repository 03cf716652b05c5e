import type { FastifyReply, FastifyRequest } from "fastify";
import type { Clock } from "../clock.ts";
import type { Db } from "../database/pool.ts";
import { type Actor, VISITOR } from "./actor.ts";
import { findSession } from "./session.store.ts";

const COOKIE = "session";
/** The browser keeps the cookie as long as the longest session may live unused, in seconds. */
const KEPT_SECONDS = 14 * 24 * 60 * 60;

/** Gives the browser its session; `Secure` when the product is reached over HTTPS (decisions §2). */
export function setSessionCookie(reply: FastifyReply, token: string, secure: boolean): void {
  reply.setCookie(COOKIE, token, { path: "/", httpOnly: true, sameSite: "lax", secure, maxAge: KEPT_SECONDS });
}

/** Takes the session from the browser. */
export function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: "/" });
}

/** @returns the cookie's value, if the browser sent one */
export const sessionToken = (request: FastifyRequest): string | undefined => request.cookies[COOKIE] || undefined;

/** Finds out who is asking, by the session cookie. */
export const actorOf =
  ({ db, clock }: { db: Db; clock: Clock }) =>
  async (request: FastifyRequest): Promise<Actor> => {
    const token = sessionToken(request);
    if (!token) return VISITOR;
    return (await findSession(db, token, clock.now())) ?? VISITOR;
  };
