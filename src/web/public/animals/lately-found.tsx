import type { Animal } from "../../../contract/animals/animals.ts";
import { href } from "../../../contract/platform/href.ts";
import { FavouriteHeart, FavouritesOutcome, favouritesArea } from "../platform/favourite-button.tsx";
import { Icon } from "../platform/icon.tsx";
import { Notice } from "../platform/notice.tsx";
import { PhotoFrame } from "../platform/pictures.tsx";
import type { Favourites } from "../platform/site.ts";
import { pageTexts } from "../texts/texts.ts";

const texts = () => pageTexts().landing.lately;

/** The 'Lately Found' carousel of the landing page (spec §2.4). @param animals null if they could not be loaded */
export const LatelyFound = ({ animals, favourites }: { animals: Animal[] | null; favourites: Favourites }) => (
  <section className="section lately" aria-labelledby="lately-found">
    <div className="wrap lately-head">
      <h2 id="lately-found">{texts().title}</h2>
      {animals && animals.length > 1 && <CarouselControls />}
    </div>
    {animals?.length ? <Carousel animals={animals} favourites={favourites} /> : <NoAnimals failed={!animals} />}
    <FavouritesOutcome favourites={favourites} />
  </section>
);

/** Shown when enhance/carousel.ts has started. Without it the row can be scrolled. */
const CarouselControls = () => (
  <div className="carousel-controls" data-carousel-controls>
    <progress className="carousel-progress" aria-label={texts().progress} max={1} value={1 / 3} />
    <button type="button" className="icon-button" aria-label={texts().previous} data-previous>
      <Icon name="left" />
    </button>
    <button type="button" className="icon-button" aria-label={texts().next} data-next>
      <Icon name="right" />
    </button>
  </div>
);

const Carousel = ({ animals, favourites }: { animals: Animal[]; favourites: Favourites }) => (
  <section
    className="carousel"
    data-carousel
    {...favouritesArea(favourites)}
    aria-label={texts().label}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by the keyboard
    tabIndex={0}
  >
    <ul className="carousel-row">
      {animals.map((animal) => (
        <li key={animal.id} className="card carousel-slide">
          <PhotoFrame
            mainPhotoId={animal.mainPhotoId}
            alt={animal.mainPhotoAlt}
            focalX={animal.focalX}
            focalY={animal.focalY}
            sizes="(max-width: 780px) 86vw, 427px"
          />
          <div className="carousel-text">
            <h3>
              <a className="card-link" href={href(`/animal/${animal.id}`)}>
                {animal.name}
              </a>
            </h3>
            <p className="clamped" lang={animal.languages?.description}>
              {animal.description}
            </p>
            <span className="more" aria-hidden="true">
              {texts().meet(animal.name)} <Icon name="arrow" />
            </span>
          </div>
          <FavouriteHeart animal={animal} favourites={favourites} />
        </li>
      ))}
    </ul>
  </section>
);

const NoAnimals = ({ failed }: { failed: boolean }) => (
  <div className="wrap">
    <Notice kind={failed ? "error" : "empty"}>
      {failed ? pageTexts().animals.loadFailed : pageTexts().animals.none}
    </Notice>
  </div>
);
