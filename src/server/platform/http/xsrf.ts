import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Actor } from "../actor.ts";
import { ForgedRequest } from "../errors.ts";
import { type XsrfTokens, xsrfTokens } from "./xsrf.token.ts";

/** The names of spec §7. */
export const XSRF_COOKIE = "XSRF-TOKEN";
export const XSRF_HEADER = "x-xsrf-token";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

declare module "fastify" {
  interface FastifyReply {
    /** Sets the readable cookie to a new token for this person. Login and logout call it for the new session. */
    issueXsrfToken(): FastifyReply;
    /** The same, unless the request has a valid one. */
    keepXsrfCookie(): FastifyReply;
  }
}

/** @returns whether requests of this method change nothing */
export const isSafe = (method: string): boolean => SAFE_METHODS.has(method);

/** A token is valid for one session. All visitors share one holder, as they have no session to protect. */
const holderOf = (actor: Actor): string => (actor.role === "visitor" ? "visitor" : actor.sessionId);

/**
 * Over HTTPS the site has one origin. Without it, a shelter's own network may reach the server under several names.
 * @returns whether a browser sent this from another site (rules §2: `Origin` is checked too)
 */
function isCrossSite(request: FastifyRequest, publicUrl: string): boolean {
  const { origin, host } = request.headers;
  const site = new URL(publicUrl);
  if (origin === undefined || origin === site.origin) return false;
  return site.protocol === "https:" || origin !== `${request.protocol}://${host}`;
}

/** No browser sends a token by itself, so nobody can be made to: it needs no second one (docs/decisions/0094). */
const isByToken = ({ actor, refusal }: FastifyRequest): boolean =>
  refusal !== null || (actor.role !== "visitor" && actor.program !== undefined);

/** `key` is the same for all servers of one database; `secure` means HTTPS. */
type Protection = { key: string; publicUrl: string; secure: boolean };

/** A cookie of an ended session is no longer valid. */
const cookieCheck = (tokens: XsrfTokens) => (request: FastifyRequest) =>
  tokens.isValid(request.cookies[XSRF_COOKIE], holderOf(request.actor));

/**
 * Sets the cookie at every GET without a valid one (spec §7, rules §2). Requests without permission get it, too, so this
 * is registered before authorization.
 */
export function setXsrfCookies(app: FastifyInstance, { key, secure }: Protection): void {
  const tokens = xsrfTokens(key);
  const hasValidCookie = cookieCheck(tokens);
  const name = `${XSRF_COOKIE}=`;
  const attributes = app.serializeCookie(XSRF_COOKIE, "", { path: "/", sameSite: "lax", secure }).slice(name.length);

  app.decorateReply("issueXsrfToken", function (this: FastifyReply) {
    const cookie = name + tokens.issue(holderOf(this.request.actor)) + attributes;
    const others = [this.getHeader("set-cookie") ?? []].flat().filter((other) => !String(other).startsWith(name));
    return this.removeHeader("set-cookie").header("set-cookie", [...(others as string[]), cookie]);
  });
  app.decorateReply("keepXsrfCookie", function (this: FastifyReply) {
    return hasValidCookie(this.request) ? this : this.issueXsrfToken();
  });
  app.addHook("onRequest", (request, reply, done) => {
    const allowsCookies = request.routeOptions.config.cookies !== "never" && !isByToken(request);
    if (isSafe(request.method) && allowsCookies) reply.keepXsrfCookie();
    done();
  });
}

/**
 * Refuses every write whose header does not repeat the cookie's value, or that comes from another site. If the cookie is
 * not valid, e.g. after a session has ended, the refusal sets a new one, so that a retry succeeds.
 */
export function protectWrites(app: FastifyInstance, { key, publicUrl }: Protection): void {
  const hasValidCookie = cookieCheck(xsrfTokens(key));
  const isMirrored = ({ cookies, headers }: FastifyRequest) => headers[XSRF_HEADER] === cookies[XSRF_COOKIE];

  const isExempt = ({ actor, routeOptions: { config } }: FastifyRequest) =>
    actor.role === "visitor" && config.xsrfExemptForVisitors !== undefined;

  app.addHook("onRequest", (request, reply, done) => {
    if (isSafe(request.method) || request.is404 || request.routeOptions.config.xsrfExempt || isByToken(request))
      return done();
    if (isCrossSite(request, publicUrl)) return done(new ForgedRequest());
    if (isExempt(request)) return done();
    const isValid = hasValidCookie(request);
    if (!isValid) reply.issueXsrfToken();
    return isValid && isMirrored(request) ? done() : done(new ForgedRequest());
  });
}
