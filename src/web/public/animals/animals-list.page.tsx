import { answered } from "../../../contract/animals/household.ts";
import { FEEDS } from "../../../contract/platform/feed-paths.ts";
import { href } from "../../../contract/platform/href.ts";
import { FavouritesOutcome, favouritesArea } from "../platform/favourite-button.tsx";
import { Notice } from "../platform/notice.tsx";
import type { Page } from "../platform/page.ts";
import { adjacentPages, Pagination } from "../platform/pagination.tsx";
import { itemList } from "../platform/structured-data.ts";
import { pageTexts } from "../texts/texts.ts";
import { AnimalCard, firstInList } from "./animal-card.tsx";
import { AnimalFilters, FILTERS_FORM } from "./animal-filters.tsx";
import type { AnimalsListProps as Props } from "./animals-list.props.ts";
import { HouseholdQuestions, OrderByFit } from "./household.tsx";
import { SaveSearch } from "./save-search.tsx";

/** The list of animals with filters, twelve on a page (spec §2.4). */
export const animalsListPage: Page<Props> = {
  head: ({ animals, household }, site) => ({
    title: pageTexts().animals.title,
    description: pageTexts().animals.description,
    jsonLd: animals
      ? [itemList(animals, ({ id, name }) => ({ name, url: site.publicUrl + href(`/animal/${id}`) }))]
      : undefined,
    // The same list in another order.
    noIndex: answered(household).length > 0,
    feed: { path: FEEDS.animalsRss, title: pageTexts().animals.feed },
    ...adjacentPages(site.path, animals),
  }),
  body: (props, site) => (
    <div className="wrap animals-page">
      <div className="page-top">
        <h1>{pageTexts().animals.title}</h1>
        <p className="lead">{pageTexts().animals.lead}</p>
      </div>
      <AnimalFilters
        filters={props.filters}
        household={props.household}
        known={props.known}
        breeds={props.breeds}
        groups={props.groups}
        matchCount={props.animals?.totalCount}
      />
      <div className="results">
        <HouseholdQuestions household={props.household} known={props.known} form={FILTERS_FORM} />
        <div data-order>
          <OrderByFit household={props.household} path={site.path} />
        </div>
        <p className="match-count" role="status" data-match-count>
          {matchText(props)}
        </p>
        <div data-results {...favouritesArea(props.favourites)}>
          <Results {...props} path={site.path} />
        </div>
        <FavouritesOutcome favourites={props.favourites} />
        <SaveSearch filters={props.filters} />
      </div>
    </div>
  ),
};

function Results({ animals, filters, household, favourites, path }: Props & { path: string }) {
  if (!animals) return <Notice kind="error">{pageTexts().animals.loadFailed}</Notice>;
  if (animals.items.length === 0) return <NoMatch filtered={Object.keys(filters).length > 0} />;
  return (
    <>
      <ul className="animal-grid">
        {animals.items.map((animal, at) => (
          <AnimalCard
            key={animal.id}
            animal={animal}
            household={household}
            favourites={favourites}
            first={firstInList(at)}
          />
        ))}
      </ul>
      <Pagination list={animals} path={path} label={pageTexts().animals.pages} />
    </>
  );
}

function matchText({ animals, filters }: Props): string {
  if (!animals) return "";
  const count = animals.totalCount;
  const { match, waiting } = pageTexts().animals;
  return Object.keys(filters).length > 0 ? match(count) : waiting(count);
}

function NoMatch({ filtered }: { filtered: boolean }) {
  const { none, noMatch, noMatchHint } = pageTexts().animals;
  if (!filtered) return <Notice kind="empty">{none}</Notice>;
  return (
    <Notice kind="empty">
      <p>{noMatch}</p>
      <p className="soft">{noMatchHint}</p>
      <button className="button" type="submit" form="clear-filters">
        {pageTexts().animalFilters.clear}
      </button>
    </Notice>
  );
}
