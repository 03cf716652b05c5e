import { Button, Text } from "@mantine/core";
import { IconHeartOff } from "@tabler/icons-react";
import { Link } from "react-router";
import { ownAdoptionText } from "../../../../contract/adoption/adoptions.ts";
import type { FavouriteAnimal } from "../../../../contract/adoption/favourites.ts";
import { closedText } from "../../../../contract/animals/animals.ts";
import { href } from "../../../../contract/platform/href.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { animalLine } from "../../../format.ts";
import { AnimalPhoto } from "../../animals/animal-photo.tsx";
import { appTexts } from "../../platform/texts/texts.ts";

type Card = { animal: FavouriteAnimal; isBusy: boolean; onRemove: () => void };

/** One favourite: links to its public page and to the adoption, and a button that removes it. */
export function FavouriteCard({ animal, isBusy, onRemove }: Card) {
  const { id, name } = animal;
  return (
    <li className="animal-card">
      <AnimalPhoto {...animal} />
      <h3>
        <a href={href(`/animal/${id}`)} className="tile-link">
          {name}
        </a>
      </h3>
      <p>{animalLine(animal)}</p>
      <div className="favourite-actions">
        <AdoptionLink animal={animal} />
        <Button
          variant="subtle"
          fullWidth
          fz="sm"
          px={4}
          leftSection={<IconHeartOff size={18} aria-hidden />}
          loading={isBusy}
          onClick={onRemove}
          data-remove-favourite
          aria-label={appTexts().favourites.removeLabel(name)}
        >
          {recordTexts().favourites.remove}
        </Button>
      </div>
    </li>
  );
}

/** This person's own adoption, or why the animal cannot be adopted, or a link to the application. */
function AdoptionLink({ animal }: { animal: FavouriteAnimal }) {
  const text = appTexts();
  const { id, name, status, ownAdoption } = animal;
  const closed = closedText(animal);
  if (ownAdoption) {
    return (
      <>
        <Text className="favourite-closed is-own">{ownAdoptionText(name, ownAdoption)}</Text>
        <Button
          component={Link}
          to={`/user_page/adoptions/${ownAdoption.id}`}
          variant="outline"
          fullWidth
          aria-label={text.apply.seeAdoptionLabel(name)}
        >
          {text.apply.seeAdoption}
        </Button>
      </>
    );
  }
  if (closed) return <Text className={`favourite-closed is-${status.toLowerCase()}`}>{closed}</Text>;
  return (
    <Button
      component={Link}
      to={`/user_page/adoptions/apply?animalId=${id}`}
      variant="outline"
      fullWidth
      aria-label={text.favourites.adoptLabel(name)}
    >
      {text.favourites.adopt}
    </Button>
  );
}
