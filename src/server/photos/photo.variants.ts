import { LRUCache } from "lru-cache";
import sharp from "sharp";
import type { PhotoWidth } from "../../contract/photos.ts";
import type { Db } from "../database/pool.ts";
import { etagOf } from "../http/etag.ts";
import { encodedAs, type PhotoFormat } from "./photo.formats.ts";
import { likelyPhotos } from "./photo.queries.ts";
import type { PhotoStore } from "./photo.store.ts";
import { pictureWork } from "./picture-work.ts";

/** A size and format of a picture. */
export type Wanted = { id: number; width: PhotoWidth; format: PhotoFormat };

/** A file as it is sent. It never changes, and so does its ETag. */
export type PhotoFile = { bytes: Buffer; etag: string };

export type PhotoVariants = {
  /** @returns the file if it was served before and is still in memory */
  inMemory(wanted: Wanted): PhotoFile | undefined;
  /** @returns the file, made from the original the first time; undefined when there is no original */
  read(wanted: Wanted): Promise<PhotoFile | undefined>;
  /** Makes the files that pages will need, while there is nothing else to do. Resolves when they are made, or after `stop`. */
  warm(ids: readonly number[]): Promise<void>;
  /** Stops all warming. Resolves when the picture in progress is done. */
  stop(): Promise<void>;
};

const MEMORY_BYTES = 64 * 1024 * 1024;
/** The estimated memory of a cache entry without its bytes. */
const ENTRY_BYTES = 512;

/** The sizes that modern browsers request on lists and pages, those for lists first. */
const WARMED_VARIANTS: readonly Pick<Wanted, "width" | "format">[] = [
  { width: 640, format: "avif" },
  { width: 320, format: "avif" },
  { width: 960, format: "avif" },
];

/** How many pictures a server warms when it starts. */
const WARMED_PHOTO_COUNT = 300;

/** The key of a picture's original. */
export const originalKey = (id: number): string => `${id}/original.jpg`;

/** The prefix of all keys of a picture. */
export const photoPrefix = (id: number): string => `${id}/`;

const keyOf = ({ id, width, format }: Wanted): string => `${id}/${width}.${format}`;

const variantsByStore = new WeakMap<PhotoStore, PhotoVariants>();

/** The sizes and formats of a store's pictures. There is one object for each store, so that all callers share its cache. */
export function variantsOf(store: PhotoStore): PhotoVariants {
  const known = variantsByStore.get(store);
  if (known) return known;
  const made = photoVariants(store);
  variantsByStore.set(store, made);
  return made;
}

/** At server start, makes the sizes of the pictures that will probably be requested first. */
export function photoWarmer({ db, store }: { db: Db; store: PhotoStore }): { stop(): Promise<void> } {
  const variants = variantsOf(store);
  let stopped = false;
  const warming = likelyPhotos(db, WARMED_PHOTO_COUNT)
    .then((ids) => (stopped ? undefined : variants.warm(ids)))
    // Without the database there is nothing to warm; `/readyz` reports the cause.
    .catch(() => {});
  return {
    async stop() {
      stopped = true;
      await variants.stop();
      await warming;
    },
  };
}

function photoVariants(store: PhotoStore): PhotoVariants {
  const memory = new LRUCache<string, PhotoFile>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + ENTRY_BYTES,
  });
  const pendingReads = new Map<string, Promise<PhotoFile | undefined>>();
  let warming = new AbortController();
  let warmed: Promise<void> = Promise.resolve();

  async function load(wanted: Wanted): Promise<PhotoFile | undefined> {
    const bytes = (await store.read(keyOf(wanted))) ?? (await pictureWork.run(() => make(store, wanted)));
    if (!bytes) return undefined;
    const file = { bytes, etag: etagOf(bytes) };
    memory.set(keyOf(wanted), file);
    return file;
  }

  /** Requests for a file that is being made wait for the same work. */
  function read(wanted: Wanted): Promise<PhotoFile | undefined> {
    const key = keyOf(wanted);
    const loading = pendingReads.get(key) ?? load(wanted).finally(() => pendingReads.delete(key));
    pendingReads.set(key, loading);
    return loading;
  }

  async function warmAll(ids: readonly number[], signal: AbortSignal): Promise<void> {
    for (const variant of WARMED_VARIANTS) {
      for (const id of ids) {
        if (!signal.aborted) await pictureWork.whenIdle();
        if (signal.aborted) return;
        // A picture that cannot be made fails when it is requested; the others are still warmed.
        await read({ id, ...variant }).catch(() => {});
      }
    }
  }

  return {
    inMemory: (wanted) => memory.get(keyOf(wanted)),
    async read(wanted) {
      return memory.get(keyOf(wanted)) ?? (await read(wanted));
    },
    warm(ids) {
      const { signal } = warming;
      warmed = warmed.then(() => warmAll(ids, signal));
      return warmed;
    },
    async stop() {
      warming.abort();
      warming = new AbortController();
      await warmed;
    },
  };
}

async function make(store: PhotoStore, wanted: Wanted): Promise<Buffer | undefined> {
  const original = await store.read(originalKey(wanted.id));
  if (!original) return undefined;
  const resized = sharp(original).resize({ width: wanted.width, withoutEnlargement: true });
  const bytes = await encodedAs(resized, wanted.format).toBuffer();
  // When the store refuses the write, `/readyz` reports it; the picture is sent anyway.
  await store.write(keyOf(wanted), bytes).catch(() => {});
  return bytes;
}
