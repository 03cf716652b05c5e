import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Actor } from "../sessions/actor.ts";
import { forged } from "./errors.ts";
import { type XsrfTokens, xsrfTokens } from "./xsrf.token.ts";

/** The names of spec §7. */
export const XSRF_COOKIE = "XSRF-TOKEN";
export const XSRF_HEADER = "x-xsrf-token";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

declare module "fastify" {
  interface FastifyReply {
    /** Writes a fresh token for this person into the readable cookie; login and logout call it for the new session. */
    issueXsrfToken(): FastifyReply;
  }
}

/** @returns whether requests of this method change nothing */
export const isSafe = (method: string): boolean => SAFE_METHODS.has(method);

/** A token is good for one session alone; visitors share one holder: a token of theirs opens no session. */
const holderOf = (actor: Actor): string => (actor.role === "visitor" ? "visitor" : actor.sessionId);

/** @returns whether a browser sent this from another site (decisions §2: `Origin` is checked too) */
function isForeign(request: FastifyRequest, publicUrl: string): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined || origin === new URL(publicUrl).origin) return false;
  return origin !== `${request.protocol}://${host}`;
}

/** What both halves of the protection know: `key` is the same for all servers of one database, `secure` means HTTPS. */
type Protection = { key: string; publicUrl: string; secure: boolean };

/** A session that has ended leaves a cookie behind that nobody can use any more. */
const goodCookies = (tokens: XsrfTokens) => (request: FastifyRequest) =>
  tokens.isGood(request.cookies[XSRF_COOKIE], holderOf(request.actor));

/**
 * Sets the cookie at every GET that comes without a good one (spec §7, decisions §2); also at one that the door refuses,
 * so it stands before the door.
 */
export function giveTokens(app: FastifyInstance, { key, secure }: Protection): void {
  const tokens = xsrfTokens(key);
  const hasGoodCookie = goodCookies(tokens);
  const name = `${XSRF_COOKIE}=`;
  const attributes = app.serializeCookie(XSRF_COOKIE, "", { path: "/", sameSite: "lax", secure }).slice(name.length);

  app.decorateReply("issueXsrfToken", function (this: FastifyReply) {
    const cookie = name + tokens.issue(holderOf(this.request.actor)) + attributes;
    const others = [this.getHeader("set-cookie") ?? []].flat().filter((other) => !String(other).startsWith(name));
    return this.removeHeader("set-cookie").header("set-cookie", [...(others as string[]), cookie]);
  });
  app.addHook("onRequest", (request, reply, done) => {
    const mayGoAlong = request.routeOptions.config.cookies !== "never";
    if (isSafe(request.method) && mayGoAlong && !hasGoodCookie(request)) reply.issueXsrfToken();
    done();
  });
}

/**
 * Refuses every write that does not bring the cookie's value back in the header, or comes from another site. Whose cookie
 * is no good, as of a session that has ended, gets a fresh one along with the refusal: sent again, the write goes through.
 */
export function protectWrites(app: FastifyInstance, { key, publicUrl }: Protection): void {
  const hasGoodCookie = goodCookies(xsrfTokens(key));
  const isMirrored = ({ cookies, headers }: FastifyRequest) => headers[XSRF_HEADER] === cookies[XSRF_COOKIE];

  const needsNone = ({ actor, routeOptions: { config } }: FastifyRequest) =>
    actor.role === "visitor" && config.xsrfExemptForVisitors !== undefined;

  app.addHook("onRequest", (request, reply, done) => {
    if (isSafe(request.method) || request.is404 || request.routeOptions.config.xsrfExempt) return done();
    if (isForeign(request, publicUrl)) return done(forged());
    if (needsNone(request)) return done();
    const isGood = hasGoodCookie(request);
    if (!isGood) reply.issueXsrfToken();
    return isGood && isMirrored(request) ? done() : done(forged());
  });
}
