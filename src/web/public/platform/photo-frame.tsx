import { DEFAULT_FOCUS, PHOTO_WIDTHS, photoPath } from "../../../contract/platform/photo-path.ts";
import { focusClass } from "./focus.ts";
import { Picture } from "./picture.tsx";

/** How soon one of the first pictures of a page is needed. */
export type FirstPicture = "high" | "low";

type PhotoFrameProps = {
  mainPhotoId: number | null;
  alt: string;
  /** The focal point, in percent. */
  focalX?: number;
  focalY?: number;
  /** The width of the frame in the page, for the `sizes` attribute. */
  sizes?: string;
  /** The first pictures of a page load immediately, and the very first before all others; the rest when they are near the viewport. */
  first?: FirstPicture | undefined;
};

/** A picture of 16:9, at most 240 px high, 200 to 800 px wide with the viewport, with round corners (spec §3). */
export function PhotoFrame({
  mainPhotoId,
  alt,
  focalX = DEFAULT_FOCUS.x,
  focalY = DEFAULT_FOCUS.y,
  sizes = "(max-width: 600px) 92vw, (max-width: 1050px) 45vw, 380px",
  first,
}: PhotoFrameProps) {
  if (!mainPhotoId) return <span className="photo-frame is-empty" role="img" aria-label={alt} />;
  return (
    <Picture>
      <img
        className={`photo-frame ${focusClass(focalX, focalY)}`}
        src={photoPath(mainPhotoId)}
        srcSet={photoSources(mainPhotoId)}
        sizes={`${ON_PHONES}, ${sizes}`}
        alt={alt}
        width={480}
        height={270}
        loading={first ? undefined : "lazy"}
        fetchPriority={first}
        decoding="async"
      />
    </Picture>
  );
}

/**
 * A fifth smaller than the real width, on less dense screens a tenth: nobody sees it there, and the next larger file is
 * twice as big.
 */
export const ON_PHONES =
  "(max-width: 480px) and (min-resolution: 2.5dppx) 74vw, (max-width: 480px) and (min-resolution: 1.5dppx) 82vw";

/** @returns the `srcset` with every stored width of a picture */
export function photoSources(id: number): string {
  return PHOTO_WIDTHS.map((width) => `${photoPath(id, width)} ${width}w`).join(", ");
}
