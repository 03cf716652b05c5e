import { openPhotoStore } from "../../platform/photos/photo.location.ts";
import { makeMissingSizes, type PhotoSize } from "../../platform/photos/photo.sizes.ts";
import { readSettings } from "../../platform/settings/settings.ts";

/** Makes missing sizes of pictures in the store of the settings. */
export const makeSizes = (missing: readonly PhotoSize[]): Promise<void> =>
  makeMissingSizes(openPhotoStore(readSettings(process.env).photoStore), missing);
