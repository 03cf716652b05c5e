import { get } from "node:https";
import { isPrivateNumber, NotPublic, publicLookup } from "../public-address.ts";

const LIMITS = { bytes: 10 * 1024 * 1024, ms: 10_000, redirects: 3 } as const;

function checkedUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isAllowed = url?.protocol === "https:" && !url.username && !url.password && (!url.port || url.port === "443");
  if (!url || !isAllowed || isPrivateNumber(url)) throw new NotPublic(text);
  return url;
}

type Answer = { location: string } | { bytes: Buffer };
type Ask = (url: URL, signal: AbortSignal) => Promise<Answer>;

function askServer(url: URL, signal: AbortSignal): Promise<Answer> {
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
 * @param ask how a server is asked @throws NotPublic; Error when it cannot be reached
 */
export async function fetchPublic(address: string, ask: Ask = askServer): Promise<Buffer> {
  const signal = AbortSignal.timeout(LIMITS.ms);
  let url = checkedUrl(address);
  for (let redirects = 0; redirects <= LIMITS.redirects; redirects += 1) {
    const answer = await ask(url, signal);
    if ("bytes" in answer) return answer.bytes;
    url = checkedUrl(answer.location);
  }
  throw new Error("Too many redirects.");
}
