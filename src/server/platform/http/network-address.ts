import { isIPv6 } from "node:net";

const MAPPED = /^::ffff:(\d+(?:\.\d+){3})$/i;
const GROUPS = 8;
/** One line of a home or an office gets at least so much, and may use any address in it. */
const NETWORK_GROUPS = 4;

/**
 * What a client cannot change at will: an IPv4 address, or the network of an IPv6 address (its first 64 bits). All
 * limits that count by address use it.
 */
export function networkOf(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  const [head = "", tail] = address.split("%", 1)[0]?.split("::") ?? [];
  const groupsOf = (part = "") => part.split(":").flatMap((group) => (group.includes(".") ? ["0", "0"] : group || []));
  const [first, last] = [groupsOf(head), groupsOf(tail)];
  const all = [...first, ...Array(GROUPS - first.length - last.length).fill("0"), ...last];
  const network = all.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(":")}::/64`;
}
