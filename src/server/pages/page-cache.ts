import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import type { Clock } from "../clock.ts";
import type { ContentChanges } from "../database/content-changes.ts";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export type Encoding = "br" | "gzip" | "identity";

/** A document ready to be sent, with its compressed forms made when they are first asked for. */
export class StoredPage {
  readonly etag: string;
  readonly #bodies = new Map<Encoding, Promise<Buffer> | Buffer>();

  constructor(html: string) {
    const bytes = Buffer.from(html);
    this.etag = `W/"${createHash("sha1").update(bytes).digest("base64url")}"`;
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
    return (this.#bodies.get("identity") as Buffer).length * 2;
  }
}

const LARGEST_CACHE_BYTES = 64 * 1024 * 1024;
/** What a page says may also change by the passing of time (ages, appointments within 24 hours); so soon it is made anew. */
const LONGEST_LIFE_MS = 30_000;

type Entry = { page: StoredPage; generation: number; madeAt: number };

/**
 * Pages for visitors, kept as long as nothing that they show has changed: a page made under one number of
 * `ContentChanges` is served under that number only, and nothing is kept while changes cannot be heard.
 */
export class PageCache {
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: LARGEST_CACHE_BYTES,
    sizeCalculation: ({ page }) => page.size,
  });
  readonly #changes: ContentChanges;
  readonly #clock: Clock;

  constructor(changes: ContentChanges, clock: Clock) {
    this.#changes = changes;
    this.#clock = clock;
  }

  get(key: string): StoredPage | undefined {
    const entry = this.#entries.get(key);
    if (!entry || !this.#changes.listening || entry.generation !== this.#changes.generation) return undefined;
    return Math.abs(this.#clock.now().getTime() - entry.madeAt) < LONGEST_LIFE_MS ? entry.page : undefined;
  }

  /** @param generation the number that was current before the page's data were read */
  put(key: string, page: StoredPage, generation: number): void {
    if (!this.#changes.listening || generation !== this.#changes.generation) return;
    this.#entries.set(key, { page, generation, madeAt: this.#clock.now().getTime() });
  }
}
