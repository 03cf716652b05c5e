import { LRUCache } from "lru-cache";
import type { PhotoWidth } from "../../../contract/platform/photo-path.ts";
import { etagOf } from "../../base/etag.ts";
import type { PhotoFormat } from "./photo.formats.ts";
import type { PhotoName } from "./photo.queries.ts";
import { fileKey, makeSize, type PhotoSize } from "./photo.sizes.ts";
import type { PhotoStore } from "./photo.store.ts";
import { pictureWork } from "./picture-work.ts";

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
  /** Reads files into memory, one after the other, and makes none. @returns those that the store does not have */
  warm(wanted: readonly PhotoSize[], signal: AbortSignal): Promise<PhotoSize[]>;
};

const MEMORY_BYTES = 64 * 1024 * 1024;
/** The estimated memory of a cache entry without its bytes. */
const ENTRY_BYTES = 512;

/** The name of a file in memory. It has the photo's id, so that no query for its key is needed. */
const nameOf = ({ id, width, format }: VariantRequest): string => `${id}/${width}.${format}`;

const variantsByStore = new WeakMap<PhotoStore, PhotoVariants>();

/** The variants of a store's pictures. All callers share one object for each store, and so its cache. */
export function variantsOf(store: PhotoStore): PhotoVariants {
  const known = variantsByStore.get(store);
  if (known) return known;
  const made = photoVariants(store);
  variantsByStore.set(store, made);
  return made;
}

function photoVariants(store: PhotoStore): PhotoVariants {
  const memory = new LRUCache<string, PhotoFile>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + ENTRY_BYTES,
  });
  const pendingReads = new Map<string, Promise<PhotoFile | undefined>>();

  function keep(wanted: VariantRequest, bytes: Buffer): PhotoFile {
    const file = { bytes, etag: etagOf(bytes) };
    memory.set(nameOf(wanted), file);
    return file;
  }

  async function load(wanted: PhotoSize): Promise<PhotoFile | undefined> {
    const bytes = (await store.read(fileKey(wanted))) ?? (await pictureWork.add(() => makeSize(store, wanted)));
    return bytes && keep(wanted, bytes);
  }

  /** Simultaneous requests for one file wait for the same work. */
  function read(wanted: PhotoSize): Promise<PhotoFile | undefined> {
    const name = nameOf(wanted);
    const loading = pendingReads.get(name) ?? load(wanted).finally(() => pendingReads.delete(name));
    pendingReads.set(name, loading);
    return loading;
  }

  /** @returns whether the store has the file; one that cannot be read now is not missing */
  async function readStored(wanted: PhotoSize): Promise<boolean> {
    if (memory.has(nameOf(wanted))) return true;
    try {
      const bytes = await store.read(fileKey(wanted));
      if (bytes) keep(wanted, bytes);
      return bytes !== undefined;
    } catch {
      return true;
    }
  }

  return {
    inMemory: (wanted) => memory.get(nameOf(wanted)),
    async read(wanted) {
      return memory.get(nameOf(wanted)) ?? (await read(wanted));
    },
    async warm(wanted, signal) {
      const missing: PhotoSize[] = [];
      for (const one of wanted) {
        if (signal.aborted) return missing;
        if (!(await readStored(one))) missing.push(one);
      }
      return missing;
    },
  };
}
