import { deviceFavourites } from "../../device-favourites.ts";
import { fetchPage } from "./fetch-page.ts";

/**
 * Shows the animals that were marked on this device: the page is the same for everybody, and the server draws the cards of
 * the animals that an address names. If that fails, that address is opened, which says why.
 */
export async function showDeviceFavourites(list: HTMLElement) {
  const ids = deviceFavourites();
  if (ids.length > 0) {
    const address = `${location.pathname}?animals=${ids.join("-")}`;
    const cards = (await fetchPage(address))?.querySelector("[data-favourites]");
    if (!cards) return location.replace(address);
    list.replaceChildren(...cards.childNodes);
  }
  list.hidden = false;
}
