import { callPath } from "../../call-path.ts";
import { lastFavouritesChange, recordFavouritesChange } from "../../favourites-changed.ts";
import { send, xsrfToken } from "./form-send.ts";

const favouritePath = ({ dataset: { favourite = "" } }: HTMLElement) =>
  callPath("PUT /users/me/favourites/:animalId", { animalId: favourite });

/**
 * The hearts in an area, also those that the filters add later. A click is shown at once. If the server refuses it, the
 * heart changes back and `FavouritesOutcome` shows an error.
 */
export function enhanceFavourites(area: HTMLElement) {
  const tokenAtLoad = xsrfToken();
  let seenChange = lastFavouritesChange();
  const element = document.querySelector<HTMLElement>("[data-favourites-outcome]");
  const showOutcome = (outcome: string) => {
    if (!element) return;
    element.className = outcome;
    element.textContent = element.dataset[outcome] ?? "";
  };

  area.addEventListener("click", async ({ target }) => {
    const button = (target as Element).closest<HTMLElement>("[data-favourite]:not([aria-busy])");
    if (!button) return;
    button.ariaBusy = "true";
    showOutcome("");
    const toggle = () => button.classList.toggle("is-favourite");
    const isFavourite = toggle();
    const { status } = await send(favouritePath(button), {}, isFavourite ? "PUT" : "DELETE", tokenAtLoad);
    button.ariaBusy = null;
    if (status && status < 300) {
      seenChange = recordFavouritesChange();
      return showOutcome(isFavourite ? "added" : "removed");
    }
    toggle();
    if (status === 401)
      location.assign(`${element?.dataset.login}?redirect=${encodeURIComponent(location.pathname + location.search)}`);
    // Somebody else has signed in meanwhile; this page must not act in their name.
    else if (xsrfToken() !== tokenAtLoad) location.reload();
    else showOutcome("failed");
  });
  addEventListener(
    "pageshow",
    ({ persisted }) => persisted && lastFavouritesChange() !== seenChange && location.reload(),
  );
  area.classList.add("is-live");
}
