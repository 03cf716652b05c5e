import { AnimalCard } from "./animal-card.tsx";
import { AnimalFilters } from "./animal-filters.tsx";
import { FavouritesOutcome } from "./favourite-button.tsx";
import { Notice } from "./notice.tsx";
import type { Page } from "./page.ts";
import { adjacentPages } from "./page-path.ts";
import type { PageProps } from "./page-props.ts";
import { Pagination } from "./pagination.tsx";
import { itemList } from "./structured-data.ts";

type Props = PageProps["animalsList"];

/** How many pictures are loaded immediately: the first row of the widest layout. */
const FIRST_ROW = 3;

/** The list of animals with filters, twelve on a page (spec §2.4). */
export const animalsListPage: Page<"animalsList"> = {
  head: ({ animals }, site) => ({
    title: "Animals",
    description: "Dogs and cats that wait for a home. Filter them by sex, type, breed, group, size and age.",
    jsonLd: animals
      ? [itemList(animals, ({ id, name }) => ({ name, url: `${site.publicUrl}/animal/${id}` }))]
      : undefined,
    ...adjacentPages(site.path, animals),
  }),
  body: (props, site) => (
    <div className="wrap animals-page">
      <div className="page-top">
        <h1>Animals</h1>
        <p className="lead">Take your time. The right one often finds you first.</p>
      </div>
      <AnimalFilters
        filters={props.filters}
        breeds={props.breeds}
        groups={props.groups}
        matchCount={props.animals?.totalCount}
      />
      <div className="results">
        <p className="match-count" role="status" data-match-count>
          {matchText(props)}
        </p>
        <div data-results data-favourites={props.favourites ? "" : undefined}>
          <Results {...props} path={site.path} />
        </div>
        <FavouritesOutcome favourites={props.favourites} />
      </div>
    </div>
  ),
};

function Results({ animals, filters, favourites, path }: Props & { path: string }) {
  if (!animals) return <Notice kind="error">Failed to load animals.</Notice>;
  if (animals.items.length === 0) return <NoMatch filtered={Object.keys(filters).length > 0} />;
  return (
    <>
      <ul className="animal-grid">
        {animals.items.map((animal, at) => (
          <AnimalCard key={animal.id} animal={animal} favourites={favourites} eager={at < FIRST_ROW} />
        ))}
      </ul>
      <Pagination list={animals} path={path} label="Animals pages" />
    </>
  );
}

function matchText({ animals, filters }: Props): string {
  if (!animals) return "";
  const count = animals.totalCount;
  if (Object.keys(filters).length > 0) return count === 1 ? "1 animal matches" : `${count} animals match`;
  return count === 1 ? "1 animal is waiting to meet you" : `${count} animals are waiting to meet you`;
}

function NoMatch({ filtered }: { filtered: boolean }) {
  if (!filtered) return <Notice kind="empty">No animals to display yet.</Notice>;
  return (
    <Notice kind="empty">
      <p>Nobody here matches all of these wishes today.</p>
      <p className="soft">Take one of them away, or come back soon: new animals arrive every week.</p>
      <button className="button" type="submit" form="clear-filters">
        Clear Filters
      </button>
    </Notice>
  );
}
