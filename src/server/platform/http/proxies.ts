import { isIP } from "node:net";
import type { FastifyInstance, FastifyServerOptions } from "fastify";
import type { TrustedProxies } from "../settings/settings.proxies.ts";

/**
 * Fastify's `trustProxy` option: `X-Forwarded-*` is read only from the proxies in the settings (rules §16). Each proxy
 * appends the address that it saw; anything before those comes from the client and may be false.
 */
export const trustProxyOption = (proxies: TrustedProxies): NonNullable<FastifyServerOptions["trustProxy"]> =>
  typeof proxies === "number" ? (_address, hop) => hop < proxies : proxies;

/**
 * Removes entries of `X-Forwarded-For` that are not addresses, and all entries before them. So `request.ip` is always an
 * address: the last valid one, or the connection's own.
 */
export function dropMalformedAddresses(app: FastifyInstance): void {
  app.addHook("onRequest", ({ headers }, _reply, done) => {
    const forwarded = headers["x-forwarded-for"];
    if (typeof forwarded === "string") {
      const addresses = forwarded.split(",").map((address) => address.trim());
      const malformed = addresses.findLastIndex((address) => isIP(address) === 0);
      if (malformed >= 0) headers["x-forwarded-for"] = addresses.slice(malformed + 1).join(", ");
    }
    done();
  });
}
