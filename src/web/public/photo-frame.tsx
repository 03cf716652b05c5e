import { DEFAULT_FOCUS, PHOTO_WIDTHS, photoPath } from "../../contract/photos.ts";
import { focusClass } from "./focus.ts";
import { Picture } from "./picture.tsx";

type Frame = {
  mainPhotoId: number | null;
  alt: string;
  /** The point of the picture that stays in view, in percent. */
  focalX?: number;
  focalY?: number;
  /** How wide the frame stands in the page, for the browser's choice of a file. */
  sizes?: string;
  /** The first pictures of a page are loaded at once, all others when they come near. */
  eager?: boolean;
};

/** A picture of 16:9, at most 240 px high, 200 to 800 px wide with the viewport, with round corners (spec §3). */
export function PhotoFrame({
  mainPhotoId,
  alt,
  focalX = DEFAULT_FOCUS.x,
  focalY = DEFAULT_FOCUS.y,
  sizes = "(max-width: 600px) 92vw, (max-width: 1050px) 45vw, 380px",
  eager,
}: Frame) {
  if (!mainPhotoId) return <span className="photo-frame is-empty" role="img" aria-label={alt} />;
  return (
    <Picture>
      <img
        className={`photo-frame ${focusClass(focalX, focalY)}`}
        src={photoPath(mainPhotoId)}
        srcSet={photoSources(mainPhotoId)}
        sizes={`${SHARP_PHONE}, ${sizes}`}
        alt={alt}
        width={480}
        height={270}
        loading={eager ? undefined : "lazy"}
        decoding="async"
      />
    </Picture>
  );
}

/** Said a fifth too small: no eye sees it on such a screen, and the next larger file weighs twice as much. */
const SHARP_PHONE = "(max-width: 480px) and (min-resolution: 2.5dppx) 74vw";

/** @returns every stored width of a picture, for `srcset` */
export function photoSources(id: number): string {
  return PHOTO_WIDTHS.map((width) => `${photoPath(id, width)} ${width}w`).join(", ");
}
