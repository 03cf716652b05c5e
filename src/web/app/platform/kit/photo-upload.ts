import { PHOTO_COMPRESSION, type PhotoUpload } from "../../../../contract/platform/photos.ts";
import { beginningOf, endOf } from "../../../../contract/platform/whole-text.ts";

const MAX_NAME_LENGTH = 200;
const MAX_EXTENSION_LENGTH = 20;

/**
 * Prepares a photo for the upload: compresses it in the browser, or takes the original if that fails (spec §5).
 * @param onProgress called with the progress in percent
 * @throws if the file cannot be read
 */
export async function toUpload(file: File, onProgress: (percent: number) => void = () => {}): Promise<PhotoUpload> {
  const photo = await compressed(file, onProgress).catch(() => file);
  const name = endOf(file.name, MAX_NAME_LENGTH);
  const fileExtention = beginningOf(name.split(".").at(-1) ?? "", MAX_EXTENSION_LENGTH);
  return { base64: await base64Of(photo), name, fileExtention };
}

async function compressed(file: File, onProgress: (percent: number) => void): Promise<File> {
  const library = await import("browser-image-compression");
  // Its types describe the CommonJS file, but the bundler uses the ES module, whose default export is the function.
  const compress = library.default as unknown as typeof library.default.default;
  return compress(file, {
    maxSizeMB: PHOTO_COMPRESSION.maxMegabytes,
    maxWidthOrHeight: PHOTO_COMPRESSION.longestSide,
    initialQuality: PHOTO_COMPRESSION.initialQuality,
    maxIteration: PHOTO_COMPRESSION.iterations,
    // The library's worker would load its code from another site.
    useWebWorker: false,
    onProgress,
  });
}

function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(",")[1] ?? "");
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
