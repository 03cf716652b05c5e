const KEY = "favouritesChanged";

/**
 * When favourites were last changed in this browser. A page that the browser restores on Back compares it, because its
 * hearts may be out of date. localStorage may be used here: favourites need a session, so cookies are allowed.
 */
export const lastFavouritesChange = (): string | undefined => localStorage[KEY];

/** Call it after every saved change. @returns the new value of `lastFavouritesChange` */
export function recordFavouritesChange(): string {
  const now = String(Date.now());
  localStorage[KEY] = now;
  return now;
}
