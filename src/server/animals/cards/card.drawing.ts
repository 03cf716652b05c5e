import type { OverlayOptions } from "sharp";
import type { ShownPhoto } from "../../../contract/platform/photos.ts";
import { withScriptFonts } from "../../platform/papers/script-fonts.ts";
import { loadSharp } from "../../platform/photos/picture-work.ts";
import { type Frame, logoBox, PAPER, PINE } from "./card.frames.ts";
import { type CardWords, drawOverlay, pawsAcross } from "./card.svg.ts";
import { loadLettering } from "./lettering.ts";

/** A card before it is drawn. Drafts with the same values look the same. */
export type CardDraft = {
  frame: Frame;
  kind: "share" | "homecoming";
  words: CardWords;
  photo: Omit<ShownPhoto, "alt"> | null;
  /** the picture that is the shelter's own logo */
  logoId: number | null;
};

/** The originals that a card is drawn with, as JPEG; a missing one is left out of the card. */
export type CardPictures = { photo: Buffer | undefined; logo: Buffer | undefined };

const JPEG = { quality: 84, mozjpeg: true } as const;

/** Crops a photo to its frame around the focal point, as on the pages. */
async function cropToFrame(
  original: Buffer,
  { width, height, focalX, focalY }: NonNullable<CardDraft["photo"]>,
  frame: Frame,
): Promise<Buffer> {
  const sharp = await loadSharp();
  const box = frame.photo;
  const scale = Math.max(box.width / width, box.height / height);
  const size = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
  return sharp(original)
    .resize({ ...size, fit: "fill" })
    .extract({
      left: Math.round(((size.width - box.width) * focalX) / 100),
      top: Math.round(((size.height - box.height) * focalY) / 100),
      width: box.width,
      height: box.height,
    })
    .toBuffer();
}

async function logoLayer(logo: Buffer, frame: Frame): Promise<OverlayOptions> {
  const sharp = await loadSharp();
  const { x, y, width } = logoBox(frame);
  const input = await sharp(logo).resize(width, width, { fit: "contain", background: "#fbf8f3" }).toBuffer();
  return { input, left: Math.round(x), top: Math.round(y) };
}

/** Draws a card. @returns a JPEG of the frame's size */
export async function drawCard({ frame, kind, words, photo }: CardDraft, pictures: CardPictures): Promise<Buffer> {
  const sharp = await loadSharp();
  await loadLettering();
  const isHome = kind === "homecoming";
  const overlay = await withScriptFonts(async () =>
    drawOverlay(frame, words, {
      theme: isHome ? PINE : PAPER,
      hasPhoto: Boolean(photo && pictures.photo),
      hasLogo: Boolean(pictures.logo),
      marks: isHome ? pawsAcross(frame) : "",
    }),
  );
  const layers: OverlayOptions[] = [{ input: Buffer.from(overlay), left: 0, top: 0 }];
  if (photo && pictures.photo) {
    const input = await cropToFrame(pictures.photo, photo, frame);
    layers.unshift({ input, left: frame.photo.x, top: frame.photo.y });
  }
  if (pictures.logo) layers.push(await logoLayer(pictures.logo, frame));
  const { width, height } = frame;
  return sharp({ create: { width, height, channels: 3, background: "#e1ece4" } })
    .composite(layers)
    .jpeg(JPEG)
    .toBuffer();
}
