import type { FastifyRequest } from "fastify";

/**
 * Whether a person goes to this address from our own pages or by typing it, as the browser itself says: not a picture,
 * a frame, a link of another site, or a page fetched ahead. Browsers that do not say so are not believed (Fetch
 * Metadata: `Sec-Fetch-*` cannot be written by scripts).
 */
export function isOwnNavigation({ method, headers }: FastifyRequest): boolean {
  const site = headers["sec-fetch-site"];
  const isPage = headers["sec-fetch-mode"] === "navigate" && headers["sec-fetch-dest"] === "document";
  const isFetchedAhead = headers["sec-purpose"] !== undefined || headers.purpose !== undefined;
  return method === "GET" && isPage && !isFetchedAhead && (site === "same-origin" || site === "none");
}
