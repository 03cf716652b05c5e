import type { Animal } from "../../contract/animals.ts";
import { href } from "../../contract/href.ts";
import { recordTexts } from "../../contract/texts/texts.ts";
import { loginPath } from "../login-path.ts";
import { Icon } from "./icon.tsx";
import type { Favourites, Viewer } from "./page-props.ts";
import { pageTexts } from "./texts/texts.ts";

type FavouriteProps = { animal: Pick<Animal, "id" | "name">; favourites: Favourites };

const HEART = "heart";

/**
 * Marks an animal as a favourite. enhance/favourites.ts makes it work, in an element with `data-favourites`. It contains
 * the texts of both states, and CSS shows the current one, so that the visible text is always the accessible name.
 */
function FavouriteToggle({
  animal,
  favourites,
  look,
  add,
  remove,
}: FavouriteProps & { look: string; add: string; remove: string }) {
  const isFavourite = favourites?.includes(animal.id);
  const isIconOnly = look === HEART;
  const heart = <Icon name="heart" />;
  return (
    <button type="button" className={isFavourite ? `${look} is-favourite` : look} data-favourite={animal.id}>
      {isIconOnly && heart}
      <span className={isIconOnly ? "favourite-words visually-hidden" : "favourite-words"}>
        {[add, remove].map((text) => (
          <span key={text}>
            {!isIconOnly && heart}
            {text}
          </span>
        ))}
      </span>
    </button>
  );
}

/** On an animal's page. Visitors get a link to log in that leads back here; staff have no favourites (rules §2). */
export function FavouriteButton({ viewer, ...props }: FavouriteProps & { viewer: Viewer }) {
  if (props.favourites) {
    const { add, remove } = recordTexts().favourites;
    return <FavouriteToggle {...props} look="button is-quiet is-small favourite" add={add} remove={remove} />;
  }
  if (viewer) return null;
  return (
    <a className="favourite-login" href={loginPath(href(`/animal/${props.animal.id}`))}>
      {recordTexts().favourites.logIn}
    </a>
  );
}

/** The result of a click, for screen readers; failures are also visible. It is outside the area that the filters replace. */
export function FavouritesOutcome({ favourites }: Pick<FavouriteProps, "favourites">) {
  if (!favourites) return null;
  const { added, removed, saveFailed } = recordTexts().favourites;
  return (
    <p
      role="status"
      data-favourites-outcome
      data-added={added}
      data-removed={removed}
      data-failed={saveFailed}
      data-login={loginPath()}
    />
  );
}

/** The heart in the corner of a card's photo, for users. */
export function FavouriteHeart(props: FavouriteProps) {
  if (!props.favourites) return null;
  const { name } = props.animal;
  return (
    <FavouriteToggle
      {...props}
      look={HEART}
      add={pageTexts().animal.addFavourite(name)}
      remove={pageTexts().animal.removeFavourite(name)}
    />
  );
}
