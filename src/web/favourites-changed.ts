const KEY = "favouritesChanged";

/**
 * When favourites were last changed in this browser: a page that it kept whole and shows again on Back sees by it that
 * its hearts may show what was. Nobody has favourites without cookies, and who allows those allows this.
 */
export const lastChange = (): string | undefined => localStorage[KEY];

/** Called after every change that the server has taken. @returns what `lastChange` says from now on */
export function noteChange(): string {
  const now = String(Date.now());
  localStorage[KEY] = now;
  return now;
}
