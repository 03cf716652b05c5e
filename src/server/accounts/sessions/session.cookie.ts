import type { FastifyRequest } from "fastify";
import { type Actor, VISITOR } from "../../base/actor.ts";
import type { System } from "../../database/context.ts";
import { type HttpOnlyCookie, httpOnlyCookie } from "../http-only-cookie.ts";
import { findSession, MAX_SESSION_DAYS } from "./session.store.ts";

/** The cookie's lifetime in seconds: as long as any session may live. The server decides when a session ends. */
const MAX_AGE_SECONDS = MAX_SESSION_DAYS * 24 * 60 * 60;

/** The cookie that carries a session. After the change to HTTPS people sign in again once (rules §2). */
export const sessionCookie = (settings: { publicUrl: string }): HttpOnlyCookie =>
  httpOnlyCookie("session", MAX_AGE_SECONDS, settings);

/** Reads the actor of a request from the session cookie. */
export function actorFromCookie({ db, clock, settings }: System & { settings: { publicUrl: string } }) {
  const cookie = sessionCookie(settings);
  return async (request: FastifyRequest): Promise<Actor> => {
    const token = cookie.read(request);
    if (!token) return VISITOR;
    return (await findSession(db, token, clock.now())) ?? VISITOR;
  };
}
