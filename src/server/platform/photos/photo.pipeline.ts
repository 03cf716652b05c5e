import type { Metadata, Sharp } from "sharp";
import { PHOTO_WIDTHS } from "../../../contract/platform/photo-path.ts";
import { PHOTO_LIMITS, type PhotoUpload } from "../../../contract/platform/photos.ts";
import {
  animated,
  damaged,
  notAPhoto,
  notBase64,
  tooManyBytes,
  tooManyPixels,
  tooNarrow,
  unreadableHeic,
} from "./photo.refusal.ts";
import { loadSharp, pictureWork } from "./picture-work.ts";

/** A picture as it is stored: a JPEG without metadata, and its size in pixels. */
export type PreparedPhoto = { original: Buffer; width: number; height: number };

/** The longest side of a stored original, in pixels (rules §3). */
const MAX_SIDE = Math.max(...PHOTO_WIDTHS);

/** The background colour of the pages, which replaces transparency. */
const BACKGROUND = "#FBF8F3";

/** Measured: JPEG at this quality is written in a tenth of WebP's time, and smaller sizes are made from it faster. */
const STORED_JPEG = { quality: 92, chromaSubsampling: "4:4:4" } as const;

const DECODING_SECONDS = 20;
const DECODED_FORMATS = new Set(["jpeg", "png", "webp", "heif"]);

/**
 * @param upload the bytes as base64, with or without a `data:` prefix
 * @throws PhotoRefused 400 when it is not base64, 413 above 10 MB
 */
export function decodeUpload({ base64 }: Pick<PhotoUpload, "base64">): Buffer {
  const start = base64.startsWith("data:") ? base64.indexOf(",") + 1 : 0;
  // Four characters are three bytes: a file that is too large is refused before it is decoded.
  if (((base64.length - start) / 4) * 3 - 2 > PHOTO_LIMITS.bytes) throw tooManyBytes();
  try {
    const { buffer, byteOffset, byteLength } = Uint8Array.fromBase64(base64.slice(start));
    return Buffer.from(buffer, byteOffset, byteLength);
  } catch {
    throw notBase64();
  }
}

/**
 * Converts an upload to the stored form (rules §3): upright, at most 1600 px on the longest side, in sRGB, without
 * transparency, and without metadata, which may contain a place or a name. Only the decoded pixels are kept.
 * @throws PhotoRefused 400 damaged, 413 above 10 MB or 40 megapixels, 415 when it is not a picture in an accepted format
 */
export async function preparePhoto(bytes: Buffer): Promise<PreparedPhoto> {
  return pictureWork.add(() => prepare(bytes));
}

/**
 * {@link preparePhoto} for the bytes as base64, which are decoded only when their turn has come: those of all pictures that
 * wait would need as much memory again.
 * @throws PhotoRefused as {@link decodeUpload} and {@link preparePhoto} do
 */
export async function prepareUpload(upload: Pick<PhotoUpload, "base64">): Promise<PreparedPhoto> {
  return pictureWork.add(async () => prepare(decodeUpload(upload)));
}

async function prepare(bytes: Buffer): Promise<PreparedPhoto> {
  if (bytes.length > PHOTO_LIMITS.bytes) throw tooManyBytes();
  const kind = kindOf(bytes);
  if (!kind) throw notAPhoto();
  const unreadable = () => (kind === "heic" ? unreadableHeic() : damaged());
  const sharp = await loadSharp();
  // A decoder that fails at the first error in the data. We check the limits ourselves, so that a refusal can say why.
  const decoder = () => sharp(bytes, { failOn: "error", limitInputPixels: false });
  const metadata = await decoder()
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  refuseUnfit(metadata);
  const { data, info } = await toStoredForm(decoder())
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw unreadable();
    });
  return { original: data, width: info.width, height: info.height };
}

/**
 * The format according to the first bytes. It is checked before decoding, so that no vector graphic, document or video
 * reaches a decoder that supports more than pictures.
 */
function kindOf(bytes: Buffer): "jpeg" | "png" | "webp" | "avif" | "heic" | undefined {
  const head = bytes.toString("latin1", 0, 12);
  if (head.startsWith("\xff\xd8\xff")) return "jpeg";
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (head.startsWith("RIFF") && head.endsWith("WEBP")) return "webp";
  if (head.slice(4, 10) === "ftypav") return "avif";
  return /^ftyp(?:he|mif|msf)/.test(head.slice(4)) ? "heic" : undefined;
}

function refuseUnfit({ format, pages = 1, width, height }: Metadata): void {
  if (!format || !DECODED_FORMATS.has(format)) throw notAPhoto();
  if (pages > 1) throw animated();
  if (width * height > PHOTO_LIMITS.pixels) throw tooManyPixels();
  // A very long and narrow picture takes many times longer to resize.
  if (Math.max(width, height) > PHOTO_LIMITS.sides * Math.min(width, height)) throw tooNarrow();
}

function toStoredForm(picture: Sharp): Sharp {
  return picture
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true })
    .flatten({ background: BACKGROUND })
    .toColourspace("srgb")
    .jpeg(STORED_JPEG)
    .timeout({ seconds: DECODING_SECONDS });
}
