import { z } from "zod";

const MISTAKE =
  "TRUST_PROXY must be 0, the number of reverse proxies in front of the server, or their addresses and networks such as 10.0.0.7, 192.168.0.0/16.";

/** Not `/0`: that would trust the whole internet. */
const network = z.union([z.cidrv4(), z.cidrv6()]).refine((typed) => !typed.endsWith("/0"));
const proxy = z.union([z.ipv4(), z.ipv6(), network]);

/** Whose `X-Forwarded-*` headers are trusted: nobody's, those of a number of proxies in a row, or of these addresses. */
export type TrustedProxies = false | number | string[];

/** The setting `TRUST_PROXY` (rules §16). */
export const trustedProxies = z.string().transform((typed, context): TrustedProxies => {
  if (/^\d{1,2}$/.test(typed.trim())) return Number(typed) || false;
  const listed = z.array(proxy).safeParse(typed.split(",").map((one) => one.trim()));
  if (listed.success) return listed.data;
  context.addIssue({ code: "custom", message: MISTAKE });
  return z.NEVER;
});
