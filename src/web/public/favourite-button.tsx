import type { Animal } from "../../contract/animals.ts";
import { FAVOURITE_TEXT } from "../../contract/favourites.ts";
import { loginPath } from "../login-path.ts";
import { Icon } from "./icon.tsx";
import type { Favourites, Viewer } from "./page-props.ts";

type Marked = { animal: Pick<Animal, "id" | "name">; favourites: Favourites };

const HEART = "heart";

/**
 * Marks an animal as a favourite; comes to life by enhance/favourites.ts in an element with `data-favourites`. What it
 * says in each of its two states stands in it already: the name that it has now is the one that can be seen.
 */
function Toggle({ animal, favourites, look, add, remove }: Marked & { look: string; add: string; remove: string }) {
  const isMarked = favourites?.includes(animal.id);
  const isBare = look === HEART;
  const heart = <Icon name="heart" />;
  return (
    <button type="button" className={isMarked ? `${look} is-favourite` : look} data-favourite={animal.id}>
      {isBare && heart}
      <span className={isBare ? "favourite-words visually-hidden" : "favourite-words"}>
        {[add, remove].map((text) => (
          <span key={text}>
            {!isBare && heart}
            {text}
          </span>
        ))}
      </span>
    </button>
  );
}

/** On the page of one animal: visitors are led to log in and back, staff have no favourites (decisions §2). */
export function FavouriteButton({ viewer, ...marked }: Marked & { viewer: Viewer }) {
  if (marked.favourites) {
    const { add, remove } = FAVOURITE_TEXT;
    return <Toggle {...marked} look="button is-quiet is-small favourite" add={add} remove={remove} />;
  }
  if (viewer) return null;
  return (
    <a className="favourite-login" href={loginPath(`/animal/${marked.animal.id}`)}>
      {FAVOURITE_TEXT.logIn}
    </a>
  );
}

/** Where a press is answered aloud, and in sight when it failed; stands behind the hearts' area, which filters fill anew. */
export function FavouritesOutcome({ favourites }: Pick<Marked, "favourites">) {
  if (!favourites) return null;
  const { added, removed, saveFailed } = FAVOURITE_TEXT;
  return <p role="status" data-favourites-outcome data-added={added} data-removed={removed} data-failed={saveFailed} />;
}

/** In the corner of a card's photo; nothing for whoever has no favourites. */
export function FavouriteHeart(marked: Marked) {
  if (!marked.favourites) return null;
  const { name } = marked.animal;
  return (
    <Toggle {...marked} look={HEART} add={`Add ${name} to Favourites`} remove={`Remove ${name} from Favourites`} />
  );
}
