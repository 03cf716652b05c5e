import type { AvifOptions, JpegOptions, Sharp, WebpOptions } from "sharp";

/** The formats that pictures are served in (decisions §3), the smallest first: equal wishes get the first. */
export const PHOTO_FORMATS = ["avif", "webp", "jpeg"] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/**
 * AVIF of effort 1 is a tenth smaller than WebP and takes about 0.1 s at 640 px; each further step takes twice the
 * time for a few per cent.
 */
const AVIF: AvifOptions = { quality: 50, effort: 1, chromaSubsampling: "4:2:0" };
const WEBP: WebpOptions = { quality: 75 };
const JPEG: JpegOptions = { quality: 78, mozjpeg: true };

/** @returns the picture, to be written in this format */
export function encodedAs(picture: Sharp, format: PhotoFormat): Sharp {
  if (format === "avif") return picture.avif(AVIF);
  return format === "webp" ? picture.webp(WEBP) : picture.jpeg(JPEG);
}

/**
 * The format for a request, by its `Accept` header. AVIF and WebP go only to those who name them: `image/*` and `*\/*`
 * are said by programs that know neither, and get JPEG, as does whoever accepts none of the three.
 */
export function negotiateFormat(accept: string | undefined): PhotoFormat {
  const wishes = new Map((accept ?? "").split(",").map(readWish));
  const jpeg = wishes.get("image/jpeg") ?? wishes.get("image/*") ?? wishes.get("*/*") ?? 0;
  const wish = (format: PhotoFormat) => (format === "jpeg" ? jpeg : (wishes.get(`image/${format}`) ?? 0));
  const best = Math.max(...PHOTO_FORMATS.map(wish));
  return best > 0 ? (PHOTO_FORMATS.find((format) => wish(format) === best) ?? "jpeg") : "jpeg";
}

/** One part of an `Accept` header: a media type and how much it is wanted, from 0 (not at all) to 1. */
function readWish(part: string): [type: string, quality: number] {
  const [type = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
  const given = parameters.find((parameter) => parameter.startsWith("q="));
  const quality = given === undefined ? 1 : Number(given.slice(2));
  return [type, quality >= 0 && quality <= 1 ? quality : 0];
}
