/** The store cannot be reached, or refuses what it is asked: the answer is 503 (rules §1). */
export class PhotoStoreUnavailable extends Error {}

/**
 * A store for pictures: a folder or an S3 bucket. A file's key is the picture's key and the file's name, such as
 * `12/original.jpg`. Files never change: a new picture gets a new key.
 */
export type PhotoStore = {
  /** @returns the bytes, or undefined when there is no such file */
  read(key: string): Promise<Buffer | undefined>;
  /** Writes a file atomically: after a crash it is complete or not there. */
  write(key: string, bytes: Buffer): Promise<void>;
  /** @returns the keys of pictures whose files were last written before this time; a key may come twice */
  writtenBefore(moment: Date): AsyncIterable<string>;
  /** Deletes every file whose key begins with `prefix`; does nothing when there is none. */
  removeAll(prefix: string): Promise<void>;
  /** @throws when the store cannot be used; `/readyz` asks this */
  check(): Promise<void>;
};
