import { lookup as resolveName } from "node:dns";
import { get, type RequestOptions } from "node:https";
import { BlockList, isIP } from "node:net";

/** Networks that are nobody's public server: this machine, this house, and what is reserved (RFC 6890). */
const PRIVATE = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [net, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
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

const LIMITS = { bytes: 10 * 1024 * 1024, ms: 10_000, redirects: 3 } as const;

/** Resolves a name only to public addresses; the connection is made to the very address that was checked. */
const publicLookup: NonNullable<RequestOptions["lookup"]> = (name, options, done) =>
  resolveName(name, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, "", 4);
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) return done(new NotPublic(name), "", 4);
    if (options.all) return (done as (error: null, all: typeof addresses) => void)(null, addresses);
    done(null, first.address, first.family);
  });

function checkedUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const host = url?.hostname.replace(/^\[|\]$/g, "") ?? "";
  const isAllowed = url?.protocol === "https:" && !url.username && !url.password && (!url.port || url.port === "443");
  if (!url || !isAllowed || (isIP(host) !== 0 && !isPublicAddress(host))) throw new NotPublic(text);
  return url;
}

type Answer = { location: string } | { bytes: Buffer };

function ask(url: URL, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = get(
      url,
      { lookup: publicLookup, signal, agent: false, headers: { accept: "image/*" } },
      (answer) => {
        const { statusCode = 0, headers } = answer;
        if (statusCode >= 300 && statusCode < 400 && headers.location) {
          answer.destroy();
          return resolve({ location: new URL(headers.location, url).href });
        }
        if (statusCode !== 200 || Number(headers["content-length"] ?? 0) > LIMITS.bytes) {
          answer.destroy();
          return reject(new Error(`Answered ${statusCode}.`));
        }
        const chunks: Buffer[] = [];
        let bytes = 0;
        answer.on("data", (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > LIMITS.bytes) answer.destroy(new Error("Too large."));
          else chunks.push(chunk);
        });
        answer.on("error", reject);
        answer.on("end", () => resolve({ bytes: Buffer.concat(chunks) }));
      },
    );
    request.on("error", reject);
  });
}

/**
 * Fetches what is at a public https address: at most 10 MB, in 10 seconds. No redirect leads into a private network.
 * @throws NotPublic; Error when it cannot be reached
 */
export async function fetchPublic(address: string): Promise<Buffer> {
  const signal = AbortSignal.timeout(LIMITS.ms);
  let url = checkedUrl(address);
  for (let redirects = 0; redirects <= LIMITS.redirects; redirects += 1) {
    const answer = await ask(url, signal);
    if ("bytes" in answer) return answer.bytes;
    url = checkedUrl(answer.location);
  }
  throw new Error("Too many redirects.");
}
