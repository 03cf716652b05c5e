import { resolve } from "node:path";
import { fileStore } from "../photos/photo.file-store.ts";
import type { PhotoStore } from "../photos/photo.store.ts";
import type { Settings } from "../settings.ts";

/** The photo store that the settings name (decisions §8). */
export const openPhotoStore = ({ photoStore, dataDir }: Settings): PhotoStore =>
  fileStore(photoStore ?? resolve(dataDir, "photos"));
