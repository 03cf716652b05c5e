/**
 * A store for pictures: a folder or an S3 bucket. Keys are like `12/original.jpg`. Files are written atomically and never
 * change: a new picture gets a new id.
 */
export type PhotoStore = {
  /** @returns the bytes, or undefined when there is no such file */
  read(key: string): Promise<Buffer | undefined>;
  /** Writes a file atomically: after a crash it is complete or not there. */
  write(key: string, bytes: Buffer): Promise<void>;
  /** @returns the ids (the first part of keys) of files last written before this time; an id may come twice */
  writtenBefore(moment: Date): AsyncIterable<number>;
  /** Deletes every file whose key begins with `prefix`; does nothing when there is none. */
  removeAll(prefix: string): Promise<void>;
  /** @throws when the store cannot be used; `/readyz` asks this */
  check(): Promise<void>;
};
