import { deviceFavourites, joinDeviceFavourites } from "../../device-favourites.ts";
import { heartsIn, idOf } from "./hearts.ts";

/**
 * Moves what was marked on this device before the login into the account, and shows it on this page.
 * @param put makes an animal a favourite of the account; answers with the status
 */
export async function join(area: HTMLElement, put: (animalId: number) => Promise<number>) {
  const kept = new Set(deviceFavourites());
  const hearts = [...heartsIn(area)].filter((heart) => kept.has(idOf(heart)));
  for (const heart of hearts) {
    heart.classList.add("is-favourite");
    heart.ariaBusy = "true";
  }
  await joinDeviceFavourites(put);
  for (const heart of hearts) heart.ariaBusy = null;
}
