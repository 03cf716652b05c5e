import { LRUCache } from "lru-cache";
import type { PhotoWidth } from "../../../contract/platform/photo-path.ts";
import type { System } from "../context.ts";
import { etagOf } from "../etag.ts";
import { encodedAs, type PhotoFormat } from "./photo.formats.ts";
import { originalKey } from "./photo.key.ts";
import { likelyPhotos, type PhotoName } from "./photo.queries.ts";
import type { PhotoStore } from "./photo.store.ts";
import { loadSharp, pictureWork } from "./picture-work.ts";

/** A size and format of a picture. */
export type VariantRequest = { id: number; width: PhotoWidth; format: PhotoFormat };

/** A file as it is sent. Neither it nor its ETag ever changes. */
export type PhotoFile = { bytes: Buffer; etag: string };

/** The sizes and formats of a store's pictures. */
export type PhotoVariants = {
  /** @returns the file if it was served before and is still in memory */
  inMemory(wanted: VariantRequest): PhotoFile | undefined;
  /** @returns the file, made from the original the first time; undefined when there is no original */
  read(wanted: VariantRequest & PhotoName): Promise<PhotoFile | undefined>;
  /** Makes the files that pages will need, while the server is idle. Resolves when they are made, or after `stop`. */
  warm(photos: readonly PhotoName[]): Promise<void>;
  /** Stops all warming. Resolves when the picture in progress is done. */
  stop(): Promise<void>;
};

const MEMORY_BYTES = 64 * 1024 * 1024;
/** The estimated memory of a cache entry without its bytes. */
const ENTRY_BYTES = 512;

/** The sizes that modern browsers request on lists and pages, those for lists first. */
const WARMED_VARIANTS: readonly Pick<VariantRequest, "width" | "format">[] = [
  { width: 640, format: "avif" },
  { width: 320, format: "avif" },
  { width: 960, format: "avif" },
];

/** How many pictures a server warms when it starts. */
const WARMED_PHOTO_COUNT = 300;

type StoredVariant = VariantRequest & PhotoName;

/** The name of a file in memory. It has the photo's id, so that no query for its key is needed. */
const nameOf = ({ id, width, format }: VariantRequest): string => `${id}/${width}.${format}`;

const fileKey = ({ key, width, format }: StoredVariant): string => `${key}/${width}.${format}`;

const variantsByStore = new WeakMap<PhotoStore, PhotoVariants>();

/** The variants of a store's pictures. All callers share one object for each store, and so its cache. */
export function variantsOf(store: PhotoStore): PhotoVariants {
  const known = variantsByStore.get(store);
  if (known) return known;
  const made = photoVariants(store);
  variantsByStore.set(store, made);
  return made;
}

/** At server start, makes the sizes of the pictures that will probably be requested first. */
export function photoWarmer({ db, clock, store }: System & { store: PhotoStore }): { stop(): Promise<void> } {
  const variants = variantsOf(store);
  let stopped = false;
  const warming = likelyPhotos(db, clock.now(), WARMED_PHOTO_COUNT)
    .then((photos) => (stopped ? undefined : variants.warm(photos)))
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

  async function load(wanted: StoredVariant): Promise<PhotoFile | undefined> {
    const bytes = (await store.read(fileKey(wanted))) ?? (await pictureWork.add(() => makeVariant(store, wanted)));
    if (!bytes) return undefined;
    const file = { bytes, etag: etagOf(bytes) };
    memory.set(nameOf(wanted), file);
    return file;
  }

  /** Simultaneous requests for one file wait for the same work. */
  function read(wanted: StoredVariant): Promise<PhotoFile | undefined> {
    const name = nameOf(wanted);
    const loading = pendingReads.get(name) ?? load(wanted).finally(() => pendingReads.delete(name));
    pendingReads.set(name, loading);
    return loading;
  }

  async function warmAll(photos: readonly PhotoName[], signal: AbortSignal): Promise<void> {
    for (const variant of WARMED_VARIANTS) {
      for (const photo of photos) {
        if (!signal.aborted) await pictureWork.onIdle();
        if (signal.aborted) return;
        // A picture that cannot be made fails when it is requested; the others are still warmed.
        await read({ ...photo, ...variant }).catch(() => {});
      }
    }
  }

  return {
    inMemory: (wanted) => memory.get(nameOf(wanted)),
    async read(wanted) {
      return memory.get(nameOf(wanted)) ?? (await read(wanted));
    },
    warm(photos) {
      const { signal } = warming;
      warmed = warmed.then(() => warmAll(photos, signal));
      return warmed;
    },
    async stop() {
      warming.abort();
      warming = new AbortController();
      await warmed;
    },
  };
}

/** Makes a file from the original and stores it; undefined when there is no original. */
async function makeVariant(store: PhotoStore, wanted: StoredVariant): Promise<Buffer | undefined> {
  const original = await store.read(originalKey(wanted.key));
  if (!original) return undefined;
  const sharp = await loadSharp();
  const resized = sharp(original).resize({ width: wanted.width, withoutEnlargement: true });
  const bytes = await encodedAs(resized, wanted.format).toBuffer();
  // If the store cannot be written, `/readyz` reports it; the picture is sent anyway.
  await store.write(fileKey(wanted), bytes).catch(() => {});
  return bytes;
}
