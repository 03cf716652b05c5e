import { fileStore } from "./photo.file-store.ts";
import { type Bucket, s3Store } from "./photo.s3-store.ts";
import type { PhotoStore } from "./photo.store.ts";

/** Where pictures or backups are stored: a local folder or a bucket (rules §8). */
export type Place = { folder: string } | { bucket: Bucket };

/** The store that the settings name; opening it reads and writes nothing. */
export const openPhotoStore = (place: Place): PhotoStore =>
  "bucket" in place ? s3Store(place.bucket) : fileStore(place.folder);
