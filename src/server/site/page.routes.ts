import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { href } from "../../contract/platform/href.ts";
import { loginPath } from "../../web/login-path.ts";
import type { PageName, PageProps } from "../../web/public/page-props.ts";
import type { Viewer } from "../../web/public/platform/site.ts";
import { cacheAddress } from "../animals/list-address.ts";
import { type Actor, homePath } from "../base/actor.ts";
import { isNotModified } from "../base/etag.ts";
import type { EarlyAnswer } from "../platform/http/early-answers.ts";
import {
  encodingFor,
  PageCache,
  type RenderedPage,
  type ServedPage,
  StoredPage,
  staleHeaders,
} from "../platform/http/page-cache.ts";
import {
  type Address,
  type Loader,
  loadAbout,
  loadAnimalDetail,
  loadAnimalsList,
  loadDonate,
  loadFavourites,
  loadJobDetail,
  loadJobsList,
  loadLanding,
  loadLegal,
  loadNewsDetail,
  loadNewsList,
  loadNotFound,
  loadPaymentSuccess,
  loadPlain,
  MovedPage,
} from "./page.loaders.ts";
import type { PageDeps } from "./renderer.ts";

/** Every public page by its path (spec §2.1). */
export const PAGES: Readonly<Record<string, Loader>> = {
  "/": loadLanding,
  "/news": loadNewsList,
  "/news/:id": loadNewsDetail,
  "/animals": loadAnimalsList,
  "/animal/:id": loadAnimalDetail,
  "/adoption": loadPlain("adoption"),
  "/help/donate": loadDonate,
  "/help/volunteer": loadPlain("volunteer"),
  "/help/jobs": loadJobsList,
  "/about": loadAbout,
  "/newsletter/confirmed": loadPlain("newsletterConfirmed"),
  "/newsletter/unsubscribed": loadPlain("newsletterUnsubscribed"),
  "/reminders/ended": loadPlain("remindersEnded"),
  "/searches/confirmed": loadPlain("searchConfirmed"),
  "/searches/ended": loadPlain("searchesEnded"),
  "/privacy": loadLegal("privacy"),
  "/terms": loadLegal("terms"),
};

const read = { permission: "pages.read" } as const;

function viewerOf(actor: Actor): Viewer {
  if (actor.role === "visitor") return null;
  return { fullName: `${actor.name} ${actor.surname}`, panelPath: homePath(actor) };
}

function addressOf(request: FastifyRequest): Address {
  const [path = "/"] = request.url.split("?");
  const { id } = (request.params ?? {}) as { id?: string };
  return { path, id, query: request.query as Record<string, unknown> };
}

/** How many characters of addresses that lead to a cached page are remembered: visitors may write long ones. */
const MAX_ADDRESSES = 500_000;

/** Sends the public pages. Pages for visitors are cached as long as they are current. */
export class PageSender {
  readonly #deps: PageDeps;
  readonly #cache: PageCache;
  /** The keys of cached pages by the addresses that visitors have asked for, with the pattern of the address. */
  readonly #known = new LRUCache<string, { key: string; route: string }>({
    maxSize: MAX_ADDRESSES,
    sizeCalculation: ({ key }, address) => key.length + address.length,
  });

  constructor(deps: PageDeps) {
    this.#deps = deps;
    this.#cache = new PageCache(deps.contentChanges, deps.clock);
  }

  /**
   * Answers with one page: from the cache, or loaded and rendered now. A route that has set `cache-control` is not cached.
   * @param key the address under which it is cached
   */
  async send(loader: Loader, request: FastifyRequest, reply: FastifyReply, key = request.url): Promise<FastifyReply> {
    const mayCache = request.actor.role === "visitor" && reply.getHeader("cache-control") === undefined;
    if (mayCache) this.#known.set(request.url, { key, route: request.routeOptions.url ?? "unknown" });
    const cached = mayCache ? this.#cache.get(key) : undefined;
    if (cached) return this.#write(cached, 200, request, reply);
    const render = (previous?: StoredPage) => this.#loadAndRender(loader, request, previous);
    const served: ServedPage = mayCache ? await this.#cache.render(key, render) : await render();
    const { page, status, staleMs } = served;
    if (staleMs !== undefined) reply.headers(staleHeaders(staleMs));
    return this.#write(page, status, request, reply);
  }

  /** The page that is kept for visitors under an address, which one of them has asked for before. */
  findKept({ url = "", headers }: IncomingMessage): EarlyAnswer | undefined {
    const known = this.#known.get(url);
    const page = known && this.#cache.get(known.key);
    if (!page) return undefined;
    const encoding = encodingFor({ headers });
    const bytes = page.body(encoding);
    if (!(bytes instanceof Buffer)) return undefined;
    const bodyHeaders = encoding === "identity" ? [] : ["content-encoding", encoding];
    return { route: known.route, bytes, etag: page.etag, bodyHeaders };
  }

  /**
   * Answers with the error page: status, message and a reload button. When that page fails as well, it answers
   * 'Unexpected Application Error' (spec §2.1).
   */
  async sendError(
    status: number,
    message: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    try {
      const { path } = addressOf(request);
      const page = new StoredPage(this.#render("error", { status, message }, path, request));
      return await this.#write(page, status, request, reply);
    } catch (error) {
      request.log.error({ err: error, requestId: request.id }, "the error page failed");
      const { html, policy } = this.#deps.pages.unexpectedError();
      return reply
        .code(500)
        .headers({ "content-type": "text/html; charset=utf-8", "content-security-policy": policy })
        .send(html);
    }
  }

  async #loadAndRender(loader: Loader, request: FastifyRequest, previous?: StoredPage): Promise<RenderedPage> {
    const { pages, shelter } = this.#deps;
    const { name, props, path, status } = await loader(this.#deps, addressOf(request), request.actor);
    const content = JSON.stringify([pages.revision, shelter.version, name, props, path]);
    if (previous?.content === content) return { page: previous, status };
    return { page: new StoredPage(this.#render(name, props, path, request), content), status };
  }

  #render<N extends PageName>(name: N, props: PageProps[N], path: string, request: FastifyRequest): string {
    return this.#deps.pages.render(name, props, { path, viewer: viewerOf(request.actor) });
  }

  async #write(page: StoredPage, status: number, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const own = reply.getHeader("cache-control");
    reply.headers({ ...PAGE_HEADERS, etag: page.etag, ...(own !== undefined && { "cache-control": own }) });
    if (status === 200 && isNotModified(page.etag, request)) return reply.code(304).send();
    const encoding = encodingFor(request);
    if (encoding !== "identity") reply.header("content-encoding", encoding);
    return reply.code(status).send(await page.body(encoding));
  }
}

/** Of every page. */
export const PAGE_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "private, no-cache",
  vary: "Accept-Encoding, Cookie",
  "speculation-rules": '"/speculation-rules.json"',
} as const;

/** A visitor who opens a job's page is sent to login, and from there back to it (spec §2.4, rules §11). */
function sendToLogin(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.header("cache-control", "no-store").redirect(loginPath(request.url), 302);
}

/** Answers with where a page is now. @throws every other error */
function sendMoved(error: unknown, reply: FastifyReply): FastifyReply {
  if (!(error instanceof MovedPage)) throw error;
  // It may come back: a merge can be undone.
  return reply.header("cache-control", "no-cache").redirect(href(error.path), 301);
}

/** `/pl` is a page, and `/pl/` is redirected to it like every address with a slash at its end. */
const options = { config: read, schema: { hide: true }, prefixTrailingSlash: "no-slash" } as const;

/** The public pages of spec §2.1, with exactly the paths written there. In another language they have a prefix (rules §13). */
export function pageRoutes(sender: PageSender) {
  return async (app: FastifyInstance): Promise<void> => {
    for (const [path, loader] of Object.entries(PAGES)) {
      app.get(path, options, (request, reply) => {
        const key = cacheAddress(path, request.url, request.query as Address["query"]);
        return sender.send(loader, request, reply, key).catch((error) => sendMoved(error, reply));
      });
    }
    app.get("/help/job/:id", options, (request, reply) =>
      request.actor.role === "visitor" ? sendToLogin(request, reply) : sender.send(loadJobDetail, request, reply),
    );
    app.get("/favourites", options, (request, reply) => {
      const isNamed = addressOf(request).query.animals !== undefined;
      // These addresses differ for everybody, so a cached page would be read only once.
      if (isNamed || request.actor.role !== "visitor") reply.header("cache-control", "no-store");
      if (!isNamed && request.actor.role !== "visitor") return reply.redirect(homePath(request.actor), 302);
      return sender.send(loadFavourites, request, reply, addressOf(request).path);
    });
    // It shows one person's donation and may change at any moment (spec §2.1).
    app.get("/payment/payu/success", options, (request, reply) =>
      sender.send(loadPaymentSuccess, request, reply.header("cache-control", "no-store")),
    );
    app.get("/help", options, (_request, reply) => reply.redirect(href("/help/donate"), 302));
    app.get("/jobs/:id", options, (request, reply) =>
      reply.redirect(href(`/help/job/${encodeURIComponent(addressOf(request).id ?? "")}`), 301),
    );
  };
}

/** Answers an unknown address: redirects to it without a trailing slash, or sends the Not Found page. */
export async function sendNotFoundPage(sender: PageSender, request: FastifyRequest, reply: FastifyReply) {
  const [path = "/", query] = request.url.split("?");
  const withoutSlash = path.replace(/\/+$/, "");
  if (path !== withoutSlash && /^\/[^/\\]/.test(withoutSlash)) {
    return reply.redirect(query === undefined ? withoutSlash : `${withoutSlash}?${query}`, 301);
  }
  return sender.send(loadNotFound, request, reply);
}
