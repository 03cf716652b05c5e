import { lookup as resolveName } from "node:dns";
import type { RequestOptions } from "node:https";
import { BlockList, isIP } from "node:net";

/** Networks that are nobody's public server: this machine, this house, and what is reserved (RFC 6890). */
const PRIVATE = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [net, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["168.63.129.16", 32],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const)
  PRIVATE.ipv4.addSubnet(net, bits, "ipv4");
for (const [net, bits] of [
  ["::", 8],
  ["64:ff9b::", 32],
  ["100::", 64],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
  ["5f00::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["fec0::", 10],
  ["ff00::", 8],
] as const)
  PRIVATE.ipv6.addSubnet(net, bits, "ipv6");

/** Whether an address belongs to a server that everybody can reach. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  const family = version === 4 ? "ipv4" : "ipv6";
  return version !== 0 && !PRIVATE[family].check(address, family);
}

/** An address that leads to no public server. */
export class NotPublic extends Error {}

/** Resolves a name only to public addresses; the connection is made to the very address that was checked. */
export const publicLookup: NonNullable<RequestOptions["lookup"]> = (name, options, done) =>
  resolveName(name, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, "", 4);
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) return done(new NotPublic(name), "", 4);
    if (options.all) return (done as (error: null, all: typeof addresses) => void)(null, addresses);
    done(null, first.address, first.family);
  });

/** The host of an address as Node connects to it: without the brackets of IPv6. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, "");

/** Whether an address names a server by a number that is nobody's public one. What a name leads to is seen when it is resolved. */
export const isPrivateNumber = (url: URL): boolean => isIP(hostOf(url)) !== 0 && !isPublicAddress(hostOf(url));
