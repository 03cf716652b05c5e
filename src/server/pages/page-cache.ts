import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import type { Clock } from "../clock.ts";
import type { ContentChanges } from "../database/content-changes.ts";
import { isDatabaseUnavailable } from "../database/database-errors.ts";
import { etagOf } from "../http/etag.ts";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export type Encoding = "br" | "gzip" | "identity";

/** A document ready to be sent, with its compressed forms made when they are first asked for. */
export class StoredPage {
  readonly etag: string;
  /** What it was rendered from: a page of the same content need not be rendered again. */
  readonly content: string;
  readonly #bodies = new Map<Encoding, Promise<Buffer> | Buffer>();

  constructor(html: string, content = "") {
    const bytes = Buffer.from(html);
    this.content = content;
    this.etag = `W/${etagOf(bytes)}`;
    this.#bodies.set("identity", bytes);
  }

  body(encoding: Encoding): Promise<Buffer> | Buffer {
    const made = this.#bodies.get(encoding);
    if (made) return made;
    const plain = this.#bodies.get("identity") as Buffer;
    const making = encoding === "br" ? toBrotli(plain, BROTLI) : toGzip(plain);
    this.#bodies.set(encoding, making);
    return making;
  }

  get size(): number {
    return (this.#bodies.get("identity") as Buffer).length * 2 + this.content.length;
  }
}

const LARGEST_CACHE_BYTES = 64 * 1024 * 1024;
/** What a page says may also change by the passing of time (ages, appointments within 24 hours); so soon it is made anew. */
const LONGEST_LIFE_MS = 30_000;
/** How old a page may be that is sent while the database is away. */
const STALE_AT_MOST_MS = 60 * 60_000;
/** So long the database is waited for where there is an older page to send. */
const PATIENCE_MS = 1_000;

type Entry = { page: StoredPage; generation: number; readAt: number };

/** A page made now, and its status. */
export type Made = { page: StoredPage; status: number };

/** What is sent: with the age of the page in milliseconds, if it may not be true any more. */
export type Served = Made & { staleMs?: number };

/**
 * Pages for visitors, kept as long as nothing that they show has changed: a page made under one number of
 * `ContentChanges` is served under that number only, and nothing counts as current while changes cannot be heard.
 * While the database is away, what was kept is sent as stale (docs/decisions/0004).
 */
export class PageCache {
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: LARGEST_CACHE_BYTES,
    sizeCalculation: ({ page }) => page.size,
  });
  readonly #beingMade = new Map<string, Promise<Made>>();
  readonly #changes: ContentChanges;
  readonly #clock: Clock;

  constructor(changes: ContentChanges, clock: Clock) {
    this.#changes = changes;
    this.#clock = clock;
  }

  /** @returns the page that is kept, if it is current */
  get(key: string): StoredPage | undefined {
    const entry = this.#entries.get(key);
    if (!entry || !this.#changes.listening || entry.generation !== this.#changes.generation) return undefined;
    return this.#ageOf(entry) < LONGEST_LIFE_MS ? entry.page : undefined;
  }

  /**
   * Makes a page once for all who ask for it at the same moment, and keeps it.
   * @param make reads and renders it; it is given the page as it was, which it may give back if nothing has changed
   * @returns the page; the older one, with its age, when the database is away or silent
   * @throws what `make` throws, unless there is an older page
   */
  async make(key: string, make: (former: StoredPage | undefined) => Promise<Made>): Promise<Served> {
    const former = this.#entries.get(key);
    const making = this.#once(key, former, make);
    const ageMs = former ? this.#ageOf(former) : Number.POSITIVE_INFINITY;
    if (!former || ageMs > STALE_AT_MOST_MS) return making;
    const stale: Served = { page: former.page, status: 200, staleMs: ageMs };
    const made = making.catch((error: unknown) => {
      if (isDatabaseUnavailable(error)) return stale;
      throw error;
    });
    // What is known to have changed is sent only when there is no hope of reading it.
    const mayBeTrue = !this.#changes.listening || former.generation === this.#changes.generation;
    const served: Served = await (mayBeTrue ? Promise.race([made, wait(PATIENCE_MS, stale, { ref: false })]) : made);
    return served.status === 503 ? stale : served;
  }

  #once(key: string, former: Entry | undefined, make: (former: StoredPage | undefined) => Promise<Made>) {
    const { generation } = this.#changes;
    // Whoever asks after a change does not get what was read before it.
    const name = `${generation} ${key}`;
    const making = this.#beingMade.get(name);
    if (making) return making;
    const readAt = this.#clock.now().getTime();
    const begun = make(former?.page)
      .then((made) => {
        if (made.status === 200) this.#keep(key, { page: made.page, generation, readAt });
        return made;
      })
      .finally(() => this.#beingMade.delete(name));
    this.#beingMade.set(name, begun);
    return begun;
  }

  #keep(key: string, entry: Entry): void {
    const present = this.#entries.get(key);
    if (!present || present.generation <= entry.generation) this.#entries.set(key, entry);
  }

  #ageOf({ readAt }: Entry): number {
    return Math.abs(this.#clock.now().getTime() - readAt);
  }
}
