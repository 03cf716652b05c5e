import { href } from "../../../contract/platform/href.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { loginPath } from "../../login-path.ts";
import { pageTexts } from "../texts/texts.ts";
import { Icon } from "./icon.tsx";
import type { Favourites } from "./site.ts";

type FavouriteProps = { animal: { id: number; name: string }; favourites: Favourites };

const HEART = "heart";

/**
 * Marks an animal as a favourite, in an element with `favouritesArea`. It contains
 * the texts of both states, and CSS shows the current one, so that the visible text is always the accessible name.
 */
function FavouriteToggle({
  animal,
  favourites,
  look,
  add,
  remove,
}: FavouriteProps & { look: string; add: string; remove: string }) {
  const isFavourite = favourites !== "device" && favourites?.includes(animal.id);
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

/** Where the hearts of an area are kept: enhance/favourites.ts or device-hearts.ts makes them work. Staff have none (rules §2). */
export const favouritesArea = (favourites: Favourites) => ({
  "data-favourites": favourites === null ? undefined : favourites === "device" ? "device" : "account",
});

/** On an animal's page. */
export function FavouriteButton(props: FavouriteProps) {
  if (!props.favourites) return null;
  const { add, remove } = recordTexts().favourites;
  return (
    <>
      <FavouriteToggle {...props} look="button is-quiet is-small favourite" add={add} remove={remove} />
      {props.favourites === "device" && <LogInInstead path={href(`/animal/${props.animal.id}`)} />}
    </>
  );
}

/** A visitor's hearts are kept by the browser's script. */
const LogInInstead = ({ path }: { path: string }) => (
  <noscript>
    <a className="favourite-login" href={loginPath(path)}>
      {recordTexts().favourites.logIn}
    </a>
  </noscript>
);

/** The result of a click, for screen readers; failures are also visible. It is outside the area that the filters replace. */
export function FavouritesOutcome({ favourites }: Pick<FavouriteProps, "favourites">) {
  if (!favourites) return null;
  const { added, removed, saveFailed } = recordTexts().favourites;
  const { addedHere, full } = pageTexts().favourites;
  return (
    <p
      role="status"
      data-favourites-outcome={favourites === "device" ? "device" : "account"}
      data-added={favourites === "device" ? addedHere : added}
      data-removed={removed}
      data-failed={saveFailed}
      data-full={full}
      data-login={loginPath()}
    />
  );
}

/** The heart in the corner of a card's photo, for users and visitors. */
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
