import type { FastifyReply, FastifyRequest } from "fastify";

/** A cookie that scripts cannot read. */
export type HttpOnlyCookie = {
  /** Sends a value to the browser. */
  set(reply: FastifyReply, value: string): void;
  /** Removes the cookie from the browser. */
  clear(reply: FastifyReply): void;
  /** @returns the cookie's value, if the browser sent one */
  read(request: Pick<FastifyRequest, "cookies">): string | undefined;
};

/**
 * Over HTTPS the cookie is `Secure` and its name begins with `__Host-`: browsers accept it only from this host, so no other
 * site of the domain can set one. A cookie under the plain name is then ignored (rules §2).
 * @param maxAge how long browsers keep it, in seconds
 */
export function httpOnlyCookie(
  plainName: string,
  maxAge: number,
  { publicUrl }: { publicUrl: string },
): HttpOnlyCookie {
  const secure = publicUrl.startsWith("https:");
  const name = secure ? `__Host-${plainName}` : plainName;
  const options = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
  return {
    set: (reply, value) => void reply.setCookie(name, value, { ...options, maxAge }),
    clear: (reply) => void reply.clearCookie(name, options),
    read: (request) => request.cookies[name] || undefined,
  };
}
