import { deviceFavourites, markOnDevice } from "../../device-favourites.ts";
import { enhanceHearts, heartsIn, idOf } from "./hearts.ts";

/** A visitor's hearts: this device keeps them. They also follow when another tab changes them or the filters bring other animals. */
export function enhanceDeviceHearts(area: HTMLElement) {
  const draw = () => {
    const kept = new Set(deviceFavourites());
    for (const heart of heartsIn(area)) heart.classList.toggle("is-favourite", kept.has(idOf(heart)));
  };
  draw();
  addEventListener("storage", draw);
  addEventListener("pageshow", draw);
  new MutationObserver(draw).observe(area, { childList: true });
  enhanceHearts(area, async (animalId, isFavourite) => markOnDevice(animalId, isFavourite));
}
