import type { PhotoUpload } from "../../../contract/photos.ts";

/** What a photo is made smaller to before it is sent (spec §5, §9). */
const COMPRESSION = {
  maxSizeMB: 0.3,
  maxWidthOrHeight: 800,
  initialQuality: 1,
  maxIteration: 10,
  // Its worker would fetch the library from another server.
  useWebWorker: false,
} as const;

/** Makes a photo smaller; when that fails, the file is sent as it is (spec §5). */
async function compressed(file: File): Promise<Blob> {
  try {
    const library = await import("browser-image-compression");
    // Its types describe the file for Node; what the browser gets has the function itself there.
    const compress = library.default as unknown as typeof library.default.default;
    return await compress(file, COMPRESSION);
  } catch {
    return file;
  }
}

/**
 * A chosen file as the body of a call carries it (spec §7).
 * @throws when the file cannot be read
 */
export async function photoUpload(file: File): Promise<PhotoUpload> {
  const bytes = new Uint8Array(await (await compressed(file)).arrayBuffer());
  const name = file.name.slice(0, 200);
  return { base64: toBase64(bytes), name, fileExtention: name.split(".").at(-1)?.slice(0, 20) ?? "" };
}

/** In pieces, since a call takes only so many arguments. */
function toBase64(bytes: Uint8Array): string {
  const PIECE = 0x80_00;
  let text = "";
  for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(text);
}
