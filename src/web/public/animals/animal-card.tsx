import type { Animal } from "../../../contract/animals/animals.ts";
import type { Household } from "../../../contract/animals/household.ts";
import { ageBeside, animalLine } from "../../../contract/animals/in-words.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { FavouriteHeart } from "../platform/favourite-button.tsx";
import { type FirstPicture, PhotoFrame } from "../platform/pictures.tsx";
import type { Favourites } from "../platform/site.ts";
import { animalPath, FitSentence } from "./household.tsx";

type AnimalCardProps = {
  animal: Animal;
  household: Household;
  favourites: Favourites;
  first?: FirstPicture | undefined;
  note?: string | undefined;
  heading?: "h2" | "h3";
};

/** So many cards stand side by side on wide screens. */
const ROW = 3;

/** How soon the picture of the card at this place of a list is needed: on a phone the first one fills the screen. */
export const firstInList = (at: number): FirstPicture | undefined => (at === 0 ? "high" : at < ROW ? "low" : undefined);

/** A card of the public list: photo, name and 'sex, Age n, breed', all of it one link (spec §2.4). Users and visitors see a heart on it. */
export function AnimalCard({ animal, household, favourites, first, note, heading: Heading = "h2" }: AnimalCardProps) {
  return (
    <li className="animal-card">
      <PhotoFrame
        mainPhotoId={animal.mainPhotoId}
        alt={animal.mainPhotoAlt}
        focalX={animal.focalX}
        focalY={animal.focalY}
        sizes="(max-width: 640px) 92vw, (max-width: 900px) 45vw, 290px"
        first={first}
      />
      <Heading>
        <a className="card-link" href={animalPath(animal.id, household)}>
          {animal.name}
        </a>
      </Heading>
      <p>{animalLine(animal)}</p>
      <FitSentence animal={animal} household={household} />
      {note && <p className="animal-note">{note}</p>}
      <Tags animal={animal} />
      <FavouriteHeart animal={animal} favourites={favourites} />
    </li>
  );
}

/** On the photo: a young animal's age in months, and a status in which it cannot be adopted. */
function Tags({ animal }: Pick<AnimalCardProps, "animal">) {
  const young = ageBeside(animalLine(animal), animal);
  // A visit to the vet tomorrow is the shelter's business; on the animal's own page it is explained.
  const isAdoptable = animal.status === "Available" || animal.status === "Appointment";
  if (isAdoptable && !young) return null;
  return (
    <div className="tags">
      {young && <span className="tag is-good">{young}</span>}
      {!isAdoptable && <span className="tag">{recordTexts().animals.statuses[animal.status]}</span>}
    </div>
  );
}
