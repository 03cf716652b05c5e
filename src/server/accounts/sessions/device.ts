import Bowser from "bowser";

/** What a browser says of itself; null where it does not say. */
export type DeviceWords = { browser: string | null; system: string | null };

const BROWSERS: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP));

/** A browser may say anything, and letters and screens repeat it: only names that are known are taken. */
const known = (name: string | undefined, names: ReadonlySet<string>) => (name && names.has(name) ? name : null);

/** @param userAgent as the browser has sent it, which may be anything @returns browser and operating system in words */
export function deviceOf(userAgent: string | null): DeviceWords {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: known(browser.name, BROWSERS), system: known(os.name, SYSTEMS) };
}
