import type { FastifyRequest } from "fastify";

/**
 * Whether a person opened this address from our own pages or by typing it: not a picture, a frame, a link on another
 * site, or a prefetch. This comes from the browser's `Sec-Fetch-*` headers (Fetch Metadata), which scripts cannot set;
 * without them the answer is no.
 */
export function isOwnNavigation({ method, headers }: FastifyRequest): boolean {
  const site = headers["sec-fetch-site"];
  const isPage = headers["sec-fetch-mode"] === "navigate" && headers["sec-fetch-dest"] === "document";
  const isPrefetch = headers["sec-purpose"] !== undefined || headers.purpose !== undefined;
  return method === "GET" && isPage && !isPrefetch && (site === "same-origin" || site === "none");
}
