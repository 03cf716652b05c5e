import Bowser from "bowser";

/** What a browser says of itself; null where it does not say. */
export type DeviceWords = { browser: string | null; system: string | null };

/** @param userAgent as the browser has sent it, which may be anything @returns browser and operating system in words */
export function deviceOf(userAgent: string | null): DeviceWords {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name || null, system: os.name || null };
}
