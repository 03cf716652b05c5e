import type pg from "pg";
import type { PhotoStore } from "../photos/photo.store.ts";
import type { Manifest } from "./archive.format.ts";

/** What a restore works with. */
export type RestoreWork = {
  where: pg.ClientConfig;
  pool: pg.Pool;
  store: PhotoStore;
  say(line: string): void;
  /** stops it before the restored shelter takes the place of the present one */
  signal: AbortSignal;
};

/** What is read of an archive, one after the other. */
export type Entry = { name: string; body: Buffer };

/** The last id that the archive's database gave a picture; 0 when it gave none. */
export const lastPhotoOf = ({ sequences }: Manifest): number =>
  sequences.find(({ table }) => table === "photos")?.last ?? 0;
