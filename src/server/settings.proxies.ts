import { z } from "zod";

const MISTAKE =
  "TRUST_PROXY must be 0, the number of reverse proxies in front of the server, or their addresses and networks such as 10.0.0.7, 192.168.0.0/16.";

/** The whole internet is no proxy. */
const network = z.union([z.cidrv4(), z.cidrv6()]).refine((typed) => !typed.endsWith("/0"));
const proxy = z.union([z.ipv4(), z.ipv6(), network]);

/** Who may say where a request came from: nobody, so many proxies one behind the other, or whoever is at these addresses. */
export type TrustedProxies = false | number | string[];

/** The setting `TRUST_PROXY` (decisions §16). */
export const trustedProxies = z.string().transform((typed, context): TrustedProxies => {
  if (/^\d{1,2}$/.test(typed.trim())) return Number(typed) || false;
  const listed = z.array(proxy).safeParse(typed.split(",").map((one) => one.trim()));
  if (listed.success) return listed.data;
  context.addIssue({ code: "custom", message: MISTAKE });
  return z.NEVER;
});
