import type { AnimalDetail } from "../../contract/animals.ts";
import { photoPath } from "../../contract/photos.ts";
import { summary } from "../format.ts";
import { AnimalAction, AnimalStatusText } from "./animal-action.tsx";
import { AnimalScores, AnimalTiles } from "./animal-facts.tsx";
import { AnimalGallery } from "./animal-gallery.tsx";
import { Breadcrumbs, breadcrumbList, type Crumb } from "./breadcrumbs.tsx";
import { FavouriteButton, FavouritesOutcome } from "./favourite-button.tsx";
import { Icon } from "./icon.tsx";
import type { Page } from "./page.ts";
import type { Site } from "./page-props.ts";

const TRAIL: readonly Crumb[] = [
  { text: "Home", href: "/" },
  { text: "Animals", href: "/animals" },
];

/** One animal: pictures, tiles, description and the link to apply for it (spec §2.4). */
export const animalDetailPage: Page<"animalDetail"> = {
  head: ({ animal }, site) => ({
    title: animal.name,
    description: summary(animal.description || `${animal.name}, ${animal.breed}, waits for a home.`),
    image: animal.mainPhotoId ? photoPath(animal.mainPhotoId, 960) : undefined,
    imageAlt: animal.mainPhotoId ? animal.mainPhotoAlt : undefined,
    kind: "article",
    jsonLd: [animalJsonLd(animal, site), breadcrumbList(site.publicUrl, TRAIL, animal.name)],
  }),
  body: ({ animal, favourites, ownAdoption }, site) => (
    <div className="wrap">
      <Breadcrumbs trail={TRAIL} here={animal.name} />
      <article className="animal">
        <AnimalGallery animal={animal} />
        <div className="animal-head">
          <h1>{animal.name}</h1>
          <AnimalStatusText animal={animal} ownAdoption={ownAdoption} />
          <div className="animal-tools" data-favourites={favourites ? "" : undefined}>
            <FavouriteButton animal={animal} favourites={favourites} viewer={site.viewer} />
            <button type="button" className="button is-quiet is-small share" data-share={animal.name}>
              <Icon name="share" /> <span data-share-text>Share</span>
            </button>
          </div>
        </div>
        <AnimalTiles animal={animal} />
        <div className="animal-story">
          <section aria-labelledby="story">
            <h2 id="story">About {animal.name}</h2>
            <p className="kept-lines">{animal.description}</p>
          </section>
          <AnimalScores animal={animal} />
        </div>
        <AnimalAction animal={animal} ownAdoption={ownAdoption} viewer={site.viewer} />
      </article>
      <FavouritesOutcome favourites={favourites} />
    </div>
  ),
};

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
