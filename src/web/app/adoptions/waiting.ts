const DAY_MS = 24 * 60 * 60 * 1000;

/** @returns the full days from a moment until now */
export const daysSince = (moment: string, now = Date.now()): number =>
  Math.max(0, Math.floor((now - Date.parse(moment)) / DAY_MS));
