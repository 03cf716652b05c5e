import { Anchor, Text } from "@mantine/core";
import { useRef } from "react";
import { href } from "../../../../contract/platform/href.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { ListPagination } from "../../platform/kit/list-pagination.tsx";
import { Loaded } from "../../platform/kit/screen.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { FavouriteCard } from "./favourite-card.tsx";
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
          <div className="list-page" aria-busy={list.isPlaceholderData}>
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
          </div>
        )}
      </Loaded>
    </section>
  );
}

function NoFavourites() {
  return (
    <Text>
      {`${recordTexts().favourites.none} ${appTexts().favourites.hint} `}
      <Anchor href={href("/animals")} underline="always">
        {appTexts().favourites.meetAnimals}
      </Anchor>
    </Text>
  );
}
