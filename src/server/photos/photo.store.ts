/**
 * Where pictures are kept. Keys are like `12/original.jpg`; a file is there whole or not at all, and never changes
 * (a new picture has a new id). Stores: a folder, a bucket of S3.
 */
export type PhotoStore = {
  /** @returns the bytes, or undefined when there is no such file */
  read(key: string): Promise<Buffer | undefined>;
  /** Writes a whole file: after a crash it is there whole or not at all. */
  write(key: string, bytes: Buffer): Promise<void>;
  /** @returns the numbers that keys begin with, as 12, of files that were last written before this moment; some may come twice */
  writtenBefore(moment: Date): AsyncIterable<number>;
  /** Removes every file whose key begins with `prefix`; none is no error. */
  removeAll(prefix: string): Promise<void>;
  /** @throws when the store cannot be used; `/readyz` asks this */
  check(): Promise<void>;
};
