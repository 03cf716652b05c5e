import type { ShownPhoto } from "../../../contract/platform/photos.ts";
import { type Paper, tagged } from "./paper.ts";

/** A place on a page, in points. */
type Frame = { x: number; y: number; width: number; height: number; radius: number };

/**
 * Draws a photo that fills its frame and keeps its focal point in it, as on the pages.
 * @param photo its size in pixels, and its focal point in percent
 * @param picture a JPEG of it in any size
 * @param alt the text that screen readers read for it
 */
export function drawFramed(
  paper: Paper,
  photo: Omit<ShownPhoto, "id" | "alt">,
  picture: Buffer,
  alt: string,
  { x, y, width, height, radius }: Frame,
) {
  const { doc } = paper;
  const draw = () => {
    const scale = Math.max(width / photo.width, height / photo.height);
    const whole = { width: photo.width * scale, height: photo.height * scale };
    doc.save();
    doc.roundedRect(x, y, width, height, radius).clip();
    const left = x - ((whole.width - width) * photo.focalX) / 100;
    doc.image(picture, left, y - ((whole.height - height) * photo.focalY) / 100, whole);
    doc.restore();
  };
  tagged(paper, "Figure", draw, { alt });
}
