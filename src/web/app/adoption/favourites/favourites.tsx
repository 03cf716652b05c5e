import { Anchor, Button, Stack, Text } from "@mantine/core";
import { IconHeartOff } from "@tabler/icons-react";
import { useRef } from "react";
import { Link } from "react-router";
import { ownAdoptionText } from "../../../../contract/adoption/adoptions.ts";
import type { FavouriteAnimal } from "../../../../contract/adoption/favourites.ts";
import { closedText } from "../../../../contract/animals/animals.ts";
import { animalLine } from "../../../../contract/animals/in-words.ts";
import { href } from "../../../../contract/platform/href.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { AnimalPhoto } from "../../animals/animal-photo.tsx";
import { ListPagination } from "../../platform/kit/list-pagination.tsx";
import { Loaded } from "../../platform/kit/screen.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { adoptionTexts } from "../texts.ts";
import { useFavourites } from "./use-favourites.ts";

/** The favourites of this person, on the dashboard (rules §2). */
export function Favourites() {
  const section = useRef<HTMLElement>(null);
  const { list, setPage, busyIds, remove } = useFavourites(section);
  return (
    <section ref={section} className="favourites" aria-labelledby="favourites" tabIndex={-1}>
      <h2 id="favourites">{recordTexts().favourites.title}</h2>
      <Loaded query={list} failed={recordTexts().favourites.loadFailed}>
        {(data) => (
          <Stack className="list-page" gap="1.25rem" aria-busy={list.isPlaceholderData}>
            {data.totalCount === 0 && <NoFavourites />}
            <ul className="animal-cards">
              {data.items.map((animal, at) => (
                <FavouriteCard
                  key={animal.id}
                  animal={animal}
                  isBusy={busyIds.includes(animal.id)}
                  onRemove={() => remove(animal, at)}
                />
              ))}
            </ul>
            <ListPagination list={data} onPage={setPage} />
          </Stack>
        )}
      </Loaded>
    </section>
  );
}

const NoFavourites = () => (
  <Text>
    {`${recordTexts().favourites.none} ${adoptionTexts().favourites.hint} `}
    <Anchor href={href("/animals")} underline="always">
      {appTexts().words.toAnimals}
    </Anchor>
  </Text>
);

type Card = { animal: FavouriteAnimal; isBusy: boolean; onRemove: () => void };

/** One favourite: links to its public page and to the adoption, and a button that removes it. */
function FavouriteCard({ animal, isBusy, onRemove }: Card) {
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
      <Stack className="favourite-actions" gap="0.5rem">
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
          aria-label={adoptionTexts().favourites.removeLabel(name)}
        >
          {recordTexts().favourites.remove}
        </Button>
      </Stack>
    </li>
  );
}

/** This person's own adoption, or why the animal cannot be adopted, or a link to the application. */
function AdoptionLink({ animal }: { animal: FavouriteAnimal }) {
  const text = adoptionTexts();
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
