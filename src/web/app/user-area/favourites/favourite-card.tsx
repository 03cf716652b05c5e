import { Button, Text } from "@mantine/core";
import { IconHeartOff } from "@tabler/icons-react";
import { Link } from "react-router";
import { ownAdoptionText } from "../../../../contract/adoptions.ts";
import { closedText } from "../../../../contract/animals.ts";
import type { FavouriteAnimal } from "../../../../contract/favourites.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { AnimalPhoto } from "../../animals/animal-photo.tsx";

type Card = { animal: FavouriteAnimal; isBusy: boolean; onRemove: () => void };

/** One favourite: a link to its public page, one's own adoption of it or the way to one, and the way out of the list. */
export function FavouriteCard({ animal, isBusy, onRemove }: Card) {
  const { id, name, sex, age, breed } = animal;
  const ofWhom = <span className="visually-hidden"> {name}</span>;
  return (
    <li className="animal-card">
      <AnimalPhoto {...animal} />
      <h3>
        <a href={`/animal/${id}`} className="tile-link">
          {name}
        </a>
      </h3>
      <p>{`${sex}, Age ${age}, ${breed}`}</p>
      <div className="favourite-deeds">
        <Adopting animal={animal} />
        <Button
          variant="subtle"
          fullWidth
          fz="sm"
          px={4}
          leftSection={<IconHeartOff size={18} aria-hidden />}
          loading={isBusy}
          onClick={onRemove}
          data-remove-favourite
        >
          {recordTexts().favourites.remove}
          {ofWhom}
        </Button>
      </div>
    </li>
  );
}

/** Where one's own adoption stands, else why there can be none, else the way to begin one. */
function Adopting({ animal }: { animal: FavouriteAnimal }) {
  const { id, name, status, ownAdoption } = animal;
  const closed = closedText(animal);
  const ofWhom = <span className="visually-hidden"> {name}</span>;
  if (ownAdoption) {
    return (
      <>
        <Text className="favourite-closed is-own">{ownAdoptionText(name, ownAdoption)}</Text>
        <Button component={Link} to={`/user_page/adoptions/${ownAdoption.id}`} variant="outline" fullWidth>
          See Your Adoption{ofWhom}
        </Button>
      </>
    );
  }
  if (closed) return <Text className={`favourite-closed is-${status.toLowerCase()}`}>{closed}</Text>;
  return (
    <Button component={Link} to={`/user_page/adoptions/apply?animalId=${id}`} variant="outline" fullWidth>
      Adopt this animal{ofWhom}
    </Button>
  );
}
