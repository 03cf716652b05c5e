import type { Animal } from "../../contract/animals.ts";
import type { Household } from "../../contract/household.ts";
import { recordTexts } from "../../contract/texts/texts.ts";
import { animalLine } from "../format.ts";
import { FavouriteHeart } from "./favourite-button.tsx";
import { animalPath, FitSentence } from "./household.tsx";
import type { Favourites } from "./page-props.ts";
import { PhotoFrame } from "./photo-frame.tsx";

type AnimalCardProps = {
  animal: Animal;
  household: Household;
  favourites: Favourites;
  eager: boolean;
  note?: string | undefined;
};

/** A card of the public list: photo, name and 'sex, Age n, breed', all of it one link (spec §2.4). Users and visitors see a heart on it. */
export function AnimalCard({ animal, household, favourites, eager, note }: AnimalCardProps) {
  const { statuses } = recordTexts().animals;
  return (
    <li className="animal-card">
      <PhotoFrame
        mainPhotoId={animal.mainPhotoId}
        alt={animal.mainPhotoAlt}
        focalX={animal.focalX}
        focalY={animal.focalY}
        sizes="(max-width: 640px) 92vw, (max-width: 900px) 45vw, 290px"
        eager={eager}
      />
      <h2>
        <a className="card-link" href={animalPath(animal.id, household)}>
          {animal.name}
        </a>
      </h2>
      <p>{animalLine(animal)}</p>
      <FitSentence animal={animal} household={household} />
      {note && <p className="animal-note">{note}</p>}
      {animal.status !== "Available" && <span className="tag">{statuses[animal.status]}</span>}
      <FavouriteHeart animal={animal} favourites={favourites} />
    </li>
  );
}
