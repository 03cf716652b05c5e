import { Button, Text } from "@mantine/core";
import { IconHeartOff } from "@tabler/icons-react";
import { Link } from "react-router";
import { type Animal, closedText } from "../../../../contract/animals.ts";
import { FAVOURITE_TEXT } from "../../../../contract/favourites.ts";
import { AnimalPhoto } from "../../animals/animal-photo.tsx";

type Card = { animal: Animal; isBusy: boolean; onRemove: () => void };

/** One favourite: a link to its public page, the way to adopt it while that is open, and the way out of the list. */
export function FavouriteCard({ animal, isBusy, onRemove }: Card) {
  const { id, name, sex, age, breed } = animal;
  const closed = closedText(animal);
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
        {closed ? (
          <Text className={`favourite-closed is-${animal.status.toLowerCase()}`}>{closed}</Text>
        ) : (
          <Button component={Link} to={`/user_page/adoptions/apply?animalId=${id}`} variant="light" fullWidth>
            Adopt this animal{ofWhom}
          </Button>
        )}
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
          {FAVOURITE_TEXT.remove}
          {ofWhom}
        </Button>
      </div>
    </li>
  );
}
