import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Actor } from "../sessions/actor.ts";
import { forbidden } from "./errors.ts";
import { xsrfTokens } from "./xsrf.token.ts";

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
  const { origin } = request.headers;
  if (origin === undefined) return false;
  if (origin === new URL(publicUrl).origin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== request.headers.host;
}

/**
 * Protection of every write against forged requests (spec §7, decisions §2): a GET without a good cookie sets it, a write
 * must bring its value back in the header, and from this site.
 * @param options.key the secret that tokens are signed with; the same for all servers of one database
 * @param options.secure whether the product is reached over HTTPS
 */
export function protectWrites(
  app: FastifyInstance,
  { key, publicUrl, secure }: { key: string; publicUrl: string; secure: boolean },
): void {
  const tokens = xsrfTokens(key);
  /** A session that has ended leaves a cookie behind that nobody can use any more. */
  const hasGoodCookie = ({ cookies, actor }: FastifyRequest) => tokens.isGood(cookies[XSRF_COOKIE], holderOf(actor));
  const isMirrored = ({ cookies, headers }: FastifyRequest) => headers[XSRF_HEADER] === cookies[XSRF_COOKIE];

  const name = `${XSRF_COOKIE}=`;
  const attributes = app.serializeCookie(XSRF_COOKIE, "", { path: "/", sameSite: "lax", secure }).slice(name.length);

  app.decorateReply("issueXsrfToken", function (this: FastifyReply) {
    const cookie = name + tokens.issue(holderOf(this.request.actor)) + attributes;
    const others = [this.getHeader("set-cookie") ?? []].flat().filter((other) => !String(other).startsWith(name));
    return this.removeHeader("set-cookie").header("set-cookie", [...(others as string[]), cookie]);
  });
  app.addHook("onRequest", (request, reply, done) => {
    const { xsrfExempt, cookies } = request.routeOptions.config;
    if (isSafe(request.method)) {
      if (cookies !== "never" && !hasGoodCookie(request)) reply.issueXsrfToken();
      return done();
    }
    if (request.is404 || xsrfExempt) return done();
    const isForged = isForeign(request, publicUrl) || !isMirrored(request) || !hasGoodCookie(request);
    return isForged ? done(forbidden()) : done();
  });
}
