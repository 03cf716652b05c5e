import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { FEEDS, type FeedName } from "../../../contract/platform/feed-paths.ts";
import type { Deps } from "../../platform/deps.ts";
import { type KeptAnswer, writeKept } from "../../platform/http/kept-answer.ts";
import { encodingFor, PageCache, StoredPage, staleHeaders } from "../../platform/http/page-cache.ts";
import { FEED_TABLE, type Feed, type Narrowed } from "./feeds.ts";

/** The same for everybody: no cookie is read or set, proxies and other sites may keep it, and ask whether it is current. */
const config = { permission: "feeds.read", cookies: "never" } as const;

const OPEN_TO_ALL = {
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
  "cache-control": "public, no-cache",
  vary: "Accept-Encoding, Accept-Language",
  // Search engines shall lead to the pages.
  "x-robots-tag": "noindex",
};

const askedIn = ({ narrow }: Feed, { query }: FastifyRequest): Narrowed => narrow?.(query as object) ?? {};

/** The name under which an answer is kept: only what a feed reads of its address makes a difference. */
function keyOf(name: FeedName, feed: Feed, request: FastifyRequest): string {
  const { type = "", limit = "" } = askedIn(feed, request);
  return `${name} ${request.language}${type || limit ? `?${type}&${limit}` : ""}`;
}

function answerOf(page: StoredPage, bytes: Buffer, { type }: Feed, request: FastifyRequest): KeptAnswer {
  const encoding = encodingFor(request);
  return {
    bytes,
    headers: { etag: page.etag, "content-type": type, "content-language": request.language },
    ...(encoding !== "identity" && { bodyHeaders: { "content-encoding": encoding } }),
  };
}

/**
 * What other sites, portals and readers of news take from the shelter (docs/feeds.md): without a key, kept and dropped as
 * pages are, and sent as soon as the language of the request is known.
 */
export const feedRoutes = (deps: Deps) => async (app: FastifyInstance) => {
  const cache = new PageCache(deps.contentChanges, deps.clock);

  async function make(feed: Feed, asked: Narrowed, previous?: StoredPage): Promise<StoredPage> {
    const page = new StoredPage(await feed.make(deps, asked));
    return previous?.etag === page.etag ? previous : page;
  }

  for (const name of Object.keys(FEEDS) as FeedName[]) {
    const feed = FEED_TABLE[name];

    function sendKept(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
      reply.headers(OPEN_TO_ALL);
      const page = cache.get(keyOf(name, feed, request));
      const bytes = page?.body(encodingFor(request));
      if (page && bytes instanceof Buffer) writeKept(answerOf(page, bytes, feed, request), request, reply);
      else done();
    }

    app.get(FEEDS[name], { config, schema: { hide: true }, onRequest: sendKept }, async (request, reply) => {
      const { page, staleMs } = await cache.render(keyOf(name, feed, request), async (previous) => ({
        page: await make(feed, askedIn(feed, request), previous),
        status: 200,
      }));
      if (staleMs !== undefined) reply.headers(staleHeaders(staleMs));
      writeKept(answerOf(page, await page.body(encodingFor(request)), feed, request), request, reply);
      return reply;
    });
  }
};
