import { type Animal, closedText } from "../../../contract/animals/animals.ts";
import { href } from "../../../contract/platform/href.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { loginPath } from "../../login-path.ts";
import { AnimalCard, firstInList } from "../animals/animal-card.tsx";
import { ButtonLink } from "../platform/button.tsx";
import { FavouritesOutcome, favouritesArea } from "../platform/favourite-button.tsx";
import { Notice } from "../platform/notice.tsx";
import type { Page } from "../platform/page.ts";
import type { Favourites } from "../platform/site.ts";
import { pageTexts } from "../texts/texts.ts";

const texts = () => pageTexts().favourites;

/** The animals that the address names; `isNamed` is false when it names none, and the browser asks for its own. */
type Props = { animals: Animal[] | null; isNamed: boolean; favourites: Favourites };

/**
 * The animals that a visitor has marked on this device. The page itself is the same for everybody: the browser asks for it
 * once more with its own animals in the address (enhance/device-favourites.ts), which can be shared as well.
 */
export const favouritesPage: Page<Props> = {
  head: () => ({ title: texts().title, description: texts().lead, noIndex: true }),
  body: (props, { viewer }) => (
    <div className="wrap">
      <div className="page-top">
        <h1>{texts().title}</h1>
        {!viewer && (
          <p className="lead">
            {texts().lead} <a href={loginPath()}>{texts().logIn}</a>
          </p>
        )}
      </div>
      <noscript>
        <Notice kind="empty">{texts().needsScript}</Notice>
      </noscript>
      <div
        {...favouritesArea(props.favourites)}
        {...(!props.isNamed && { hidden: true, "data-device-favourites": "" })}
      >
        <Cards {...props} />
      </div>
      <FavouritesOutcome favourites={props.favourites} />
    </div>
  ),
};

function Cards({ animals, favourites }: Props) {
  if (!animals) return <Notice kind="error">{recordTexts().favourites.loadFailed}</Notice>;
  if (animals.length === 0) {
    return (
      <Notice kind="empty">
        <p>{recordTexts().favourites.none}</p>
        <p className="soft">{texts().hint}</p>
        <ButtonLink href={href("/animals")}>{pageTexts().chrome.meetAnimals}</ButtonLink>
      </Notice>
    );
  }
  return (
    <ul className="animal-grid">
      {animals.map((animal, at) => (
        <AnimalCard
          key={animal.id}
          animal={animal}
          household={{}}
          favourites={favourites}
          first={firstInList(at)}
          note={closedText(animal)}
        />
      ))}
    </ul>
  );
}
