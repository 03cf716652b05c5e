import { isIP } from "node:net";
import type { FastifyInstance, FastifyServerOptions } from "fastify";
import type { TrustedProxies } from "../settings.proxies.ts";

/**
 * Whom the framework believes `X-Forwarded-*` (decisions §16): the proxies of the settings alone. Each proxy adds the
 * address that it saw at the end of the list; what stands before those is whatever the client wrote.
 */
export const trustedBy = (proxies: TrustedProxies): NonNullable<FastifyServerOptions["trustProxy"]> =>
  typeof proxies === "number" ? (_address, hop) => hop < proxies : proxies;

/**
 * Forgets what a proxy passed on that is no address, and what was said before it: `request.ip` is always an address, the
 * last that is known, and the connection's own where none is.
 */
export function dropMalformedAddresses(app: FastifyInstance): void {
  app.addHook("onRequest", ({ headers }, _reply, done) => {
    const forwarded = headers["x-forwarded-for"];
    if (typeof forwarded === "string") {
      const addresses = forwarded.split(",").map((address) => address.trim());
      const wrong = addresses.findLastIndex((address) => isIP(address) === 0);
      if (wrong >= 0) headers["x-forwarded-for"] = addresses.slice(wrong + 1).join(", ");
    }
    done();
  });
}
