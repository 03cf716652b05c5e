import { callPath } from "../../call-path.ts";
import { lastFavouritesChange, recordFavouritesChange } from "../../favourites-changed.ts";
import { xsrfToken } from "../../xsrf-token.ts";
import { send } from "./form-send.ts";
import { enhanceHearts, outcomeElement } from "./hearts.ts";

/** A user's hearts: the account keeps them. What was marked on this device before the login joins them. */
export function enhanceFavourites(area: HTMLElement, tokenAtLoad: string) {
  let seenChange = lastFavouritesChange();
  const change = async (animalId: number, method: "PUT" | "DELETE") => {
    const path = callPath("PUT /users/me/favourites/:animalId", { animalId });
    const { status } = await send(path, {}, method, tokenAtLoad);
    if (status && status < 300) seenChange = recordFavouritesChange();
    return status;
  };
  enhanceHearts(area, async (animalId, isFavourite) => {
    const status = await change(animalId, isFavourite ? "PUT" : "DELETE");
    if (status && status < 300) return "done";
    if (status === 401)
      location.assign(
        `${outcomeElement()?.dataset.login}?redirect=${encodeURIComponent(location.pathname + location.search)}`,
      );
    // Somebody else has signed in meanwhile; this page must not act in their name.
    else if (xsrfToken() !== tokenAtLoad) location.reload();
    else return "failed";
    return "";
  });
  addEventListener(
    "pageshow",
    ({ persisted }) => persisted && lastFavouritesChange() !== seenChange && location.reload(),
  );
  if (localStorage.favourites)
    void import("./join-favourites.ts").then(({ join }) => join(area, (animalId) => change(animalId, "PUT")));
}
