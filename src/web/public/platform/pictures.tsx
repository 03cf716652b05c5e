import type { ReactNode } from "react";
import { DEFAULT_FOCUS, FOCUS_STEP, PHOTO_WIDTHS, photoPath } from "../../../contract/platform/photo-path.ts";

/**
 * Wraps every `<img>` with several widths. Without `<picture>` React adds a preload of each eager image to the head. Phones
 * start it before they know their width, so they would load the largest file and then the right one.
 */
export const Picture = ({ children }: { children: ReactNode }) => <picture>{children}</picture>;

/** Aspect ratios of a picture. Each is a class, because the CSP forbids style attributes. */
export type AspectRatio = "16:9" | "4:3" | "1:1" | "3:4";

type ImageCardProps = {
  source: string;
  sources?: string;
  sizes?: string;
  name?: string;
  alt: string;
  aspectRatio?: AspectRatio;
  /** The part of the picture that stays visible if there is no focal point, in percent. */
  objectPosition?: { x: number; y: number };
  /** Fractions from 0 to 1; used instead of the object position (spec §3). */
  focalPoint?: { x: number; y: number };
  eager?: boolean;
};

/** A picture with an aspect ratio and its name below (spec §3). */
export function ImageCard({
  source,
  sources,
  sizes,
  name,
  alt,
  aspectRatio = "4:3",
  eager,
  ...position
}: ImageCardProps) {
  const [width = 4, height = 3] = aspectRatio.split(":").map(Number);
  return (
    <figure className="image-card">
      <Picture>
        <img
          className={`ratio-${width}-${height} ${positionClass(position)}`}
          src={source}
          srcSet={sources}
          sizes={sizes}
          alt={alt}
          width={width * 240}
          height={height * 240}
          loading={eager ? undefined : "lazy"}
          fetchPriority={eager ? "high" : undefined}
          decoding="async"
        />
      </Picture>
      {name && <figcaption>{name}</figcaption>}
    </figure>
  );
}

function positionClass({
  objectPosition = { x: 50, y: 50 },
  focalPoint,
}: Pick<ImageCardProps, "objectPosition" | "focalPoint">) {
  if (focalPoint) return focusClass(focalPoint.x * 100, focalPoint.y * 100);
  return focusClass(objectPosition.x, objectPosition.y);
}

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
export const photoSources = (id: number): string =>
  PHOTO_WIDTHS.map((width) => `${photoPath(id, width)} ${width}w`).join(", ");

/** The widths of its smaller files in pixels. */
const SMALLER_WIDTHS = [320, 640];

type IllustrationProps = {
  /** The name of its file in `src/web/pictures/illustrations`. */
  name: string;
  /** The width in the page, for the `sizes` attribute. */
  sizes?: string;
  /** At the top of a page it loads before other pictures; elsewhere when it is near the viewport. */
  isFirst?: boolean;
};

/** A drawn picture of 800 × 600 pixels, in three widths. It says no more than the text beside it. */
export function Illustration({ name, sizes = `${ON_PHONES}, 800px`, isFirst = false }: IllustrationProps) {
  const file = `/illustrations/${name}`;
  const smaller = SMALLER_WIDTHS.map((width) => `${file}-${width}.webp ${width}w`);
  return (
    <Picture>
      <img
        className="illustration"
        src={`${file}.webp`}
        srcSet={[...smaller, `${file}.webp 800w`].join(", ")}
        sizes={sizes}
        width={800}
        height={600}
        alt=""
        loading={isFirst ? undefined : "lazy"}
        fetchPriority={isFirst ? "high" : undefined}
        decoding={isFirst ? undefined : "async"}
      />
    </Picture>
  );
}

const roundToStep = (percent: number) => Math.min(100, Math.max(0, Math.round(percent / FOCUS_STEP) * FOCUS_STEP));

/**
 * The classes of the style sheet (vite.config.ts) that keep a focal point visible when the picture is cropped.
 * @param x percent from the left
 * @param y percent from the top
 */
export const focusClass = (x: number, y: number): string => `fx-${roundToStep(x)} fy-${roundToStep(y)}`;
