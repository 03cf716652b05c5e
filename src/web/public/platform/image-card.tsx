import { focusClass } from "./focus.ts";
import { Picture } from "./picture.tsx";

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
