import type pg from "pg";
import type { PhotoStore } from "../../src/server/photos/photo.store.ts";
import type { Manifest } from "./archive.format.ts";

/** The dependencies of a restore. */
export type RestoreWork = {
  where: pg.ClientConfig;
  pool: pg.Pool;
  store: PhotoStore;
  say(line: string): void;
  /** aborts the restore, until the restored shelter replaces the current one */
  signal: AbortSignal;
};

/** One entry of an archive. */
export type Entry = { name: string; body: Buffer };

/** The last picture id that the archive's database has used; 0 if none. */
export const lastPhotoOf = ({ sequences }: Manifest): number =>
  sequences.find(({ table }) => table === "photos")?.last ?? 0;
