import type { Animal, AnimalDetail } from "../../../contract/animals/animals.ts";
import { answered, type Household } from "../../../contract/animals/household.ts";
import { kindOf } from "../../../contract/animals/in-words.ts";
import { href } from "../../../contract/platform/href.ts";
import { giveForAnimal } from "../../../contract/platform/links.ts";
import { photoPath } from "../../../contract/platform/photo-path.ts";
import { summary } from "../../format.ts";
import { Breadcrumbs, breadcrumbList, type Crumb, homeCrumb } from "../platform/breadcrumbs.tsx";
import { FavouriteButton, FavouritesOutcome, favouritesArea } from "../platform/favourite-button.tsx";
import { Icon } from "../platform/icon.tsx";
import type { Page } from "../platform/page.ts";
import type { Favourites, Site } from "../platform/site.ts";
import { pageTexts } from "../texts/texts.ts";
import { AnimalAction, AnimalStatusText, type OwnAdoption } from "./animal-action.tsx";
import { AnimalCard } from "./animal-card.tsx";
import { AnimalScores, AnimalTiles } from "./animal-facts.tsx";
import { AnimalGallery } from "./animal-gallery.tsx";
import { FitSentence } from "./household.tsx";
import { MeetUs } from "./meet-us.tsx";

const trail = (): readonly Crumb[] => [homeCrumb(), { text: pageTexts().animals.title, href: href("/animals") }];

/** `card`: the address of the picture for shared links. */
type Props = {
  animal: AnimalDetail;
  household: Household;
  /** Animals like this one that can be adopted. */
  similar: readonly Animal[];
  favourites: Favourites;
  ownAdoption: OwnAdoption | null;
  card: string;
  /** Whether there are hours in which it can be visited. */
  canVisit?: boolean;
};

/** One animal: pictures, tiles, description and the link to apply for it (spec §2.4). */
export const animalDetailPage: Page<Props> = {
  head: ({ animal, household, card }, site) => ({
    title: animal.name,
    description: summary(animal.description || pageTexts().animal.description(animal.name, kindOf(animal))),
    image: card,
    imageSize: { width: 1200, height: 630 },
    imageAlt: animal.mainPhotoId ? animal.mainPhotoAlt : animal.name,
    kind: "article",
    noIndex: answered(household).length > 0,
    jsonLd: [animalJsonLd(animal, site), breadcrumbList(site.publicUrl, trail(), animal.name)],
  }),
  body: ({ animal, household, similar, favourites, ownAdoption, canVisit = false }, site) => (
    <div className="wrap" {...favouritesArea(favourites)}>
      <Breadcrumbs trail={trail()} here={animal.name} />
      <article className="animal">
        <AnimalGallery animal={animal} />
        <div className="animal-head">
          <h1>{animal.name}</h1>
          <AnimalStatusText animal={animal} ownAdoption={ownAdoption} />
          {animal.status !== "Adopted" && <FitSentence animal={animal} household={household} />}
          <div className="animal-tools">
            <FavouriteButton animal={animal} favourites={favourites} />
            <ShareButton name={animal.name} />
            {animal.status !== "Adopted" && (
              <a className="button is-quiet is-small" href={giveForAnimal(animal.id)}>
                {pageTexts().gifts.giveFor(animal.name)}
              </a>
            )}
          </div>
        </div>
        <AnimalTiles animal={animal} />
        <div className="animal-story">
          <section aria-labelledby="story">
            <h2 id="story">{pageTexts().animal.about(animal.name)}</h2>
            <p className="kept-lines" lang={animal.languages?.description}>
              {animal.description}
            </p>
            <FilmLink animal={animal} />
          </section>
          <AnimalScores animal={animal} />
        </div>
        <MeetUs animal={animal} viewer={site.viewer} canVisit={canVisit} />
        <AnimalAction animal={animal} ownAdoption={ownAdoption} viewer={site.viewer} />
      </article>
      <SimilarAnimals animals={similar} household={household} favourites={favourites} />
      <FavouritesOutcome favourites={favourites} />
    </div>
  ),
};

/** The shelter's own film. It is on another site, which hears of the visitor when they follow the link, and not before. */
function FilmLink({ animal: { name, filmUrl } }: { animal: AnimalDetail }) {
  if (!filmUrl) return null;
  return (
    <p className="film-link">
      <a className="button is-quiet is-small" href={filmUrl} rel="noopener noreferrer external">
        <Icon name="video" /> {pageTexts().animal.film(name)}
      </a>
      <span className="soft"> {new URL(filmUrl).hostname.replace(/^www\./, "")}</span>
    </p>
  );
}

/** Animals like this one, as cards. */
function SimilarAnimals({
  animals,
  household,
  favourites,
}: Pick<Props, "household" | "favourites"> & { animals: readonly Animal[] }) {
  if (animals.length === 0) return null;
  return (
    <section className="similar" aria-labelledby="similar">
      <h2 id="similar">{pageTexts().animal.similar}</h2>
      <ul className="animal-grid">
        {animals.map((animal) => (
          <AnimalCard key={animal.id} {...{ animal, household, favourites }} heading="h3" />
        ))}
      </ul>
    </section>
  );
}

/** enhance/share.ts makes it work. */
function ShareButton({ name }: { name: string }) {
  const { share, linkCopied, copyFailed } = pageTexts().animal;
  return (
    <button
      type="button"
      className="button is-quiet is-small share"
      data-share={name}
      data-copied={linkCopied}
      data-failed={copyFailed}
    >
      <Icon name="share" /> <span data-share-text>{share}</span>
    </button>
  );
}

function animalJsonLd(animal: AnimalDetail, site: Site): object {
  return {
    "@context": "https://schema.org",
    "@type": "Thing",
    name: animal.name,
    description: animal.description,
    url: site.publicUrl + site.path,
    image: animal.photos.map(({ id }) => site.publicUrl + photoPath(id, 960)),
  };
}
