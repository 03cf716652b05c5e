import { createHash } from "node:crypto";
import type pg from "pg";
import { attachmentKey } from "../../src/server/platform/attachments/attachment.key.ts";
import { originalKey } from "../../src/server/platform/photos/photo.key.ts";
import type { PhotoName } from "../../src/server/platform/photos/photo.queries.ts";
import type { PhotoStore } from "../../src/server/platform/photos/photo.store.ts";
import { attachmentName, photoName } from "./archive.format.ts";
import type { ArchiveWriter } from "./archive.writer.ts";
import { type FilesAfter, filesOf } from "./table-data.queries.ts";

const PAGE = 1_000;

/** Files of the store that rows name: their rows, their key in the store and their name in an archive. */
export type FileKind = {
  after: FilesAfter;
  stored: (key: string) => string;
  entry: (key: string) => string;
};
export const PICTURES: FileKind = { after: filesOf("photos", "key"), stored: originalKey, entry: photoName };
export const ATTACHMENTS: FileKind = {
  after: filesOf("attachments", "key"),
  stored: attachmentKey,
  entry: attachmentName,
};
/** Pictures that are not public: of foster homes' reports that wait for an answer, and of observations. */
export const REPORTED: FileKind = { ...PICTURES, after: filesOf("foster_reports", "photo_key") };
export const OBSERVED: FileKind = { ...PICTURES, after: filesOf("observations", "photo_key") };

/** Copies files into an archive. Each is copied once, since the file of an id never changes. */
export type FileCopies = {
  kind: FileKind;
  /** Copies the files of all rows that this connection sees, except those already copied. @returns the ids without a file */
  copyAll(client: pg.Client): Promise<number[]>;
  facts(): { count: number; bytes: number; sha256: string };
};

/** @param report receives the number of copied files */
export function fileCopies(
  kind: FileKind,
  { store, archive, report }: { store: PhotoStore; archive: ArchiveWriter; report: (count: number) => void },
): FileCopies {
  const copied = numberSet();
  const hash = createHash("sha256");
  let [count, bytes] = [0, 0];

  async function copy({ id, key }: PhotoName): Promise<boolean> {
    const picture = await store.read(kind.stored(key));
    if (!picture) return false;
    await archive.add(kind.entry(key), picture);
    hash.update(picture);
    copied.add(id);
    count += 1;
    bytes += picture.length;
    report(count);
    return true;
  }

  return {
    kind,
    async copyAll(client) {
      const missing: number[] = [];
      let photos = await kind.after(client, 0, PAGE);
      while (photos.length > 0) {
        for (const photo of photos) if (!copied.has(photo.id) && !(await copy(photo))) missing.push(photo.id);
        photos = await kind.after(client, photos.at(-1)?.id ?? 0, PAGE);
      }
      return missing;
    },
    facts: () => ({ count, bytes, sha256: hash.copy().digest("hex") }),
  };
}

/** A set of positive integers that takes one bit for each, because picture ids are dense. */
function numberSet() {
  let bits = new Uint8Array(1024);
  return {
    has: (id: number) => ((bits[id >> 3] ?? 0) & (1 << (id & 7))) !== 0,
    add(id: number) {
      if (id >> 3 >= bits.length) {
        const more = new Uint8Array((id >> 3) * 2);
        more.set(bits);
        bits = more;
      }
      bits[id >> 3] = (bits[id >> 3] ?? 0) | (1 << (id & 7));
    },
  };
}
