import type { Animal } from "../../../contract/animals/animals.ts";
import { photoPath } from "../../../contract/platform/photo-path.ts";

/** The main photo on an animal's card; its alternative text is empty, because the card's link has the name. */
export function AnimalPhoto({ mainPhotoId, focalX, focalY }: Pick<Animal, "mainPhotoId" | "focalX" | "focalY">) {
  if (mainPhotoId === null) return <span className="animal-photo" />;
  return (
    <img
      className="animal-photo"
      src={photoPath(mainPhotoId, 640)}
      srcSet={`${photoPath(mainPhotoId, 320)} 320w, ${photoPath(mainPhotoId, 640)} 640w`}
      sizes="(max-width: 600px) 92vw, 260px"
      alt=""
      width={320}
      height={180}
      loading="lazy"
      style={{ objectPosition: `${focalX}% ${focalY}%` }}
    />
  );
}
