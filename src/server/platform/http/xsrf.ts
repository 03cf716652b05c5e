import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Actor, VISITOR } from "../../base/actor.ts";
import { ForgedRequest } from "../../base/errors.ts";
import { type XsrfTokens, xsrfTokens } from "./xsrf.token.ts";

/** The names of spec §7. */
export const XSRF_COOKIE = "XSRF-TOKEN";
export const XSRF_HEADER = "x-xsrf-token";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

declare module "fastify" {
  interface FastifyReply {
    /** Sets the readable cookie to a new token for this person. Login and logout call it for the new session. */
    issueXsrfToken(): FastifyReply;
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
const cookieCheck =
  (tokens: XsrfTokens) =>
  ({ cookies, actor }: Pick<FastifyRequest, "cookies" | "actor">) =>
    tokens.isValid(cookies[XSRF_COOKIE], holderOf(actor));

/**
 * Sets the cookie at every GET without a valid one (spec §7, rules §2). Requests without permission get it, too, so this
 * is registered before authorization.
 * @returns the cookie to set for a visitor with these cookies; nothing when they have a valid one
 */
export function setXsrfCookies(
  app: FastifyInstance,
  { key, secure }: Protection,
): (cookies: FastifyRequest["cookies"]) => string | undefined {
  const tokens = xsrfTokens(key);
  const hasValidCookie = cookieCheck(tokens);
  const name = `${XSRF_COOKIE}=`;
  const attributes = app.serializeCookie(XSRF_COOKIE, "", { path: "/", sameSite: "lax", secure }).slice(name.length);

  const newCookie = (actor: Actor) => name + tokens.issue(holderOf(actor)) + attributes;
  app.decorateReply("issueXsrfToken", function (this: FastifyReply) {
    const cookie = newCookie(this.request.actor);
    const others = [this.getHeader("set-cookie") ?? []].flat().filter((other) => !String(other).startsWith(name));
    return this.removeHeader("set-cookie").header("set-cookie", [...(others as string[]), cookie]);
  });
  app.addHook("onRequest", (request, reply, done) => {
    const allowsCookies = request.routeOptions.config.cookies !== "never" && !isByToken(request);
    if (isSafe(request.method) && allowsCookies && !hasValidCookie(request)) reply.issueXsrfToken();
    done();
  });
  return (cookies) => (hasValidCookie({ cookies, actor: VISITOR }) ? undefined : newCookie(VISITOR));
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
