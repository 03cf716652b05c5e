/** A part of a page that the shelter has written itself: a card, a step, a value (rules §12). */
export type OwnPart = { name: string; text: string; link?: string };

/** How many parts a list of a page may have, and how long a part's fields may be, in characters. */
export const PART_LIMITS = { parts: 12, name: 120, text: 600, link: 300 } as const;

/** @returns whether a part may lead there: to a page of ours, or to an address of the web */
export function isPartLink(link: string): boolean {
  if (link.length > PART_LIMITS.link || /[\s"<>\\]/.test(link)) return false;
  if (link.startsWith("/")) return !link.startsWith("//");
  return /^https?:\/\/[^/?#]/.test(link) && URL.canParse(link);
}

/** @param line as `Title | Text | https://address`. @returns undefined for a line that is no part */
export function readPart(line: string): OwnPart | undefined {
  const [name = "", text = "", link, ...others] = line.split("|").map((field) => field.trim());
  if (name === "" || text === "" || others.length > 0) return undefined;
  if (name.length > PART_LIMITS.name || text.length > PART_LIMITS.text) return undefined;
  if (link === undefined) return { name, text };
  return isPartLink(link) ? { name, text, link } : undefined;
}
