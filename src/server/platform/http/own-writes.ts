import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ContentChanges } from "../database/content-changes.ts";
import type { Deps } from "../deps.ts";
import { isSafe } from "./xsrf.ts";

/**
 * The cookie with the position of the database's log up to which its owner has written something. It lasts until every server
 * and standby must have heard of it.
 */
const COOKIE = "written-to";
/** Its name over https: no other site of the domain can set it. */
const HOST_COOKIE = `__Host-${COOKIE}`;
const LASTS_S = 60;
/** The value when the position is not known: nothing but the primary is new enough. */
const UNKNOWN = "unknown";

declare module "fastify" {
  interface FastifyContextConfig {
    /** A standby may answer visitors, if it has replayed what this server and the visitor know of. */
    mayLag?: boolean;
  }
}

type WithCookies = Pick<FastifyRequest, "cookies">;

/** How far the log must have been replayed for the sender of a request: nothing was written: 0. */
export function writtenBy({ cookies }: WithCookies): number {
  const value = cookies[HOST_COOKIE] ?? cookies[COOKIE];
  if (value === undefined) return 0;
  return /^\d{1,16}$/.test(value) ? Number(value) : Number.POSITIVE_INFINITY;
}

/** Whether this server may not have heard yet of what the sender of a request has written, maybe through another server. */
export function isBehind(request: WithCookies, { position, latestPosition }: ContentChanges): boolean {
  const written = writtenBy(request);
  return written > 0 && (position === undefined || latestPosition < written);
}

/**
 * After a write is answered, the pages of this server show it: the answer waits until the change is counted, which makes
 * cached pages out of date. A refused request has changed nothing. Where standbys are read, the answer says how far they must
 * have come to be read by the same person, through whatever server.
 */
export function showOwnWrites(app: FastifyInstance, { contentChanges, readsStandbys }: Deps, secure: boolean): void {
  async function noteWrite(reply: FastifyReply): Promise<void> {
    const value = `${(await contentChanges.writtenTo()) ?? UNKNOWN}`;
    const options = { path: "/", sameSite: "lax", httpOnly: true, secure, maxAge: LASTS_S } as const;
    reply.header("set-cookie", app.serializeCookie(secure ? HOST_COOKIE : COOKIE, value, options));
  }
  app.addHook("onSend", async ({ method }, reply) => {
    if (isSafe(method) || reply.statusCode >= 400) return;
    await contentChanges.catchUp();
    if (readsStandbys) await noteWrite(reply);
  });
}
