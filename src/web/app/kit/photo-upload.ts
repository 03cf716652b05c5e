import { PHOTO_COMPRESSION, type PhotoUpload } from "../../../contract/photos.ts";

const LONGEST_NAME = 200;
const LONGEST_EXTENSION = 20;

/**
 * A photo as it is sent: made smaller in the browser first, or the file as it is when that fails (spec §5).
 * @param onProgress told how far the work is, in percent
 * @throws when the file cannot be read
 */
export async function toUpload(file: File, onProgress: (percent: number) => void = () => {}): Promise<PhotoUpload> {
  const photo = await compressed(file, onProgress).catch(() => file);
  const name = file.name.slice(-LONGEST_NAME);
  const fileExtention = name.split(".").at(-1)?.slice(0, LONGEST_EXTENSION) ?? "";
  return { base64: await base64Of(photo), name, fileExtention };
}

async function compressed(file: File, onProgress: (percent: number) => void): Promise<File> {
  const library = await import("browser-image-compression");
  // Its types tell of the CommonJS file, the bundler takes the module: there the function itself is the default.
  const compress = library.default as unknown as typeof library.default.default;
  return compress(file, {
    maxSizeMB: PHOTO_COMPRESSION.maxMegabytes,
    maxWidthOrHeight: PHOTO_COMPRESSION.longestSide,
    initialQuality: PHOTO_COMPRESSION.initialQuality,
    maxIteration: PHOTO_COMPRESSION.iterations,
    // The library's worker would fetch its code from another site.
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
