import type { IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import negotiator from "@fastify/accept-negotiator";
import { LRUCache } from "lru-cache";
import { type Clock, HOUR_MS } from "../../base/clock.ts";
import { etagOf } from "../../base/etag.ts";
import type { ContentChanges } from "../../database/content-changes.ts";
import { isDatabaseUnavailable } from "../../database/database-errors.ts";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** What a stored page takes besides its content, so that many small ones fill no more memory than a few large ones. */
const OVERHEAD_BYTES = 1024;

export type Encoding = "br" | "gzip" | "identity";
const ENCODINGS: Encoding[] = ["br", "gzip", "identity"];

/** The encoding in which a request wants a stored page: the shortest one that it accepts. */
export function encodingFor({ headers }: Pick<IncomingMessage, "headers">): Encoding {
  const accepted = headers["accept-encoding"];
  return accepted ? ((negotiator.negotiate(accepted, ENCODINGS) ?? "identity") as Encoding) : "identity";
}

/** A document ready to be sent. It is compressed when an encoding is first requested. */
export class StoredPage {
  readonly etag: string;
  /** The data that it was rendered from. A page with the same content need not be rendered again. */
  readonly content: string;
  readonly #bodies = new Map<Encoding, Promise<Buffer> | Buffer>();

  constructor(html: string, content = "") {
    const bytes = Buffer.from(html);
    this.content = content;
    this.etag = `W/${etagOf(bytes)}`;
    this.#bodies.set("identity", bytes);
  }

  /** @returns its bytes; a promise while they are compressed */
  body(encoding: Encoding): Promise<Buffer> | Buffer {
    const existing = this.#bodies.get(encoding);
    if (existing) return existing;
    const plain = this.#bodies.get("identity") as Buffer;
    const compressed = encoding === "br" ? toBrotli(plain, BROTLI) : toGzip(plain);
    this.#bodies.set(encoding, compressed);
    return compressed.then((bytes) => {
      this.#bodies.set(encoding, bytes);
      return bytes;
    });
  }

  /** About the bytes that it takes in memory. */
  get size(): number {
    return OVERHEAD_BYTES + (this.#bodies.get("identity") as Buffer).length * 2 + this.content.length;
  }
}

/** Pages with and without a query are cached separately, so that made-up queries cannot push out the others. */
const MAX_CACHE_BYTES = { plain: 48 * 1024 * 1024, withQuery: 16 * 1024 * 1024 };
/** Some content changes with time (ages, appointments within 24 hours), so a page is rendered again after this long. */
const MAX_AGE_MS = 30_000;
/** How old a page may be that is sent while the database is unavailable. */
const MAX_STALE_MS = HOUR_MS;
/** How long to wait for the database before a stale page is sent. */
const WAIT_MS = 1_000;

type Entry = { page: StoredPage; generation: number; readAt: number };

/** A rendered page and its status. */
export type RenderedPage = { page: StoredPage; status: number };

/** A page to send. `staleMs` is its age in milliseconds if it may be out of date. */
export type ServedPage = RenderedPage & { staleMs?: number };

const entriesOf = (maxSize: number) =>
  new LRUCache<string, Entry>({ maxSize, sizeCalculation: ({ page }) => page.size });

/**
 * Caches the pages of visitors until their content may have changed: a page is served only at the generation of
 * `ContentChanges` at which it was read, and not while changes cannot be received. While the database is unavailable,
 * cached pages are sent as stale (docs/decisions/0004).
 */
export class PageCache {
  readonly #plain = entriesOf(MAX_CACHE_BYTES.plain);
  readonly #withQuery = entriesOf(MAX_CACHE_BYTES.withQuery);
  readonly #inProgress = new Map<string, Promise<RenderedPage>>();
  readonly #changes: ContentChanges;
  readonly #clock: Clock;

  constructor(changes: ContentChanges, clock: Clock) {
    this.#changes = changes;
    this.#clock = clock;
  }

  /** @returns the cached page, if it is current */
  get(key: string): StoredPage | undefined {
    const entry = this.#entries(key).get(key);
    if (!entry || !this.#changes.listening || entry.generation !== this.#changes.generation) return undefined;
    return this.#ageOf(entry) < MAX_AGE_MS ? entry.page : undefined;
  }

  /**
   * Renders a page once for all requests that come at the same time, and caches it.
   * @param render reads the data and renders it; may return the previous page if nothing has changed
   * @returns the page; the previous one, with its age, when the database is unavailable or silent
   * @throws what `render` throws, unless there is a previous page
   */
  async render(key: string, render: (previous: StoredPage | undefined) => Promise<RenderedPage>): Promise<ServedPage> {
    const previous = this.#entries(key).get(key);
    const rendering = this.#once(key, previous, render);
    const ageMs = previous ? this.#ageOf(previous) : Number.POSITIVE_INFINITY;
    if (!previous || ageMs > MAX_STALE_MS) return rendering;
    const stale: ServedPage = { page: previous.page, status: 200, staleMs: ageMs };
    const rendered = rendering.catch((error: unknown) => {
      if (isDatabaseUnavailable(error)) return stale;
      throw error;
    });
    // A page that is known to be out of date is sent only when the data cannot be read.
    const mayBeCurrent = !this.#changes.listening || previous.generation === this.#changes.generation;
    const served: ServedPage = await (mayBeCurrent
      ? Promise.race([rendered, wait(WAIT_MS, stale, { ref: false })])
      : rendered);
    return served.status === 503 ? stale : served;
  }

  /** @returns the cached page, or else a new one @throws what `render` throws; a page that may be out of date is never sent */
  async current(key: string, render: () => Promise<RenderedPage>): Promise<StoredPage> {
    return this.get(key) ?? (await this.#once(key, undefined, render)).page;
  }

  #once(
    key: string,
    previous: Entry | undefined,
    render: (previous: StoredPage | undefined) => Promise<RenderedPage>,
  ): Promise<RenderedPage> {
    const { generation } = this.#changes;
    // A request after a change must not share a rendering that began before it.
    const name = `${generation} ${key}`;
    const running = this.#inProgress.get(name);
    if (running) return running;
    const readAt = this.#clock.now().getTime();
    const rendering = render(previous?.page)
      .then((rendered) => {
        if (rendered.status === 200) this.#store(key, { page: rendered.page, generation, readAt });
        return rendered;
      })
      .finally(() => this.#inProgress.delete(name));
    this.#inProgress.set(name, rendering);
    return rendering;
  }

  #entries(key: string): LRUCache<string, Entry> {
    return key.includes("?") ? this.#withQuery : this.#plain;
  }

  #store(key: string, entry: Entry): void {
    const existing = this.#entries(key).get(key);
    if (!existing || existing.generation <= entry.generation) this.#entries(key).set(key, entry);
  }

  #ageOf({ readAt }: Entry): number {
    return Math.abs(this.#clock.now().getTime() - readAt);
  }
}

/** A page that may be out of date says its age (RFC 9111 §5.1) and a warning (RFC 7234). */
export const staleHeaders = (staleMs: number) => ({
  age: String(Math.floor(staleMs / 1000)),
  warning: '110 - "Response is Stale"',
});
