import { lastChange, noteChange } from "../../favourites-changed.ts";
import { send, xsrfToken } from "./form-send.ts";

/**
 * The hearts in an area, those that filters bring into it later among them. A press shows at once; what the server does
 * not take is taken back and said, in the page's place for it (`FavouritesOutcome`).
 */
export function enhanceFavourites(area: HTMLElement) {
  const known = xsrfToken();
  let seen = lastChange();
  const place = document.querySelector<HTMLElement>("[data-favourites-outcome]");
  const say = (outcome: string) => {
    if (!place) return;
    place.className = outcome;
    place.textContent = place.dataset[outcome] ?? "";
  };

  area.addEventListener("click", async ({ target }) => {
    const button = (target as Element).closest<HTMLElement>("[data-favourite]:not([aria-busy])");
    if (!button) return;
    button.ariaBusy = "true";
    say("");
    const toggle = () => button.classList.toggle("is-favourite");
    const isMarked = toggle();
    const call = `/api/users/me/favourites/${button.dataset.favourite}`;
    const { status } = await send(call, {}, isMarked ? "PUT" : "DELETE", known);
    button.ariaBusy = null;
    if (status && status < 300) {
      seen = noteChange();
      return say(isMarked ? "added" : "removed");
    }
    toggle();
    if (status === 401) location.assign(`/login?redirect=${encodeURIComponent(location.pathname + location.search)}`);
    // Somebody else has signed in meanwhile: nothing is done in their name on a page that is not theirs.
    else if (xsrfToken() !== known) location.reload();
    else say("failed");
  });
  addEventListener("pageshow", ({ persisted }) => persisted && lastChange() !== seen && location.reload());
  area.classList.add("is-live");
}
