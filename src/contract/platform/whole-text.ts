let segmenter: Intl.Segmenter | undefined;

/**
 * The beginning of a text, at most `limit` long as JavaScript and the database count it. No character is cut in half: a
 * letter of two units, or a sign with its accents, is there whole or not at all. Half a character is refused by PostgreSQL.
 */
export function beginningOf(text: string, limit: number): string {
  if (text.length <= limit) return text;
  segmenter ??= new Intl.Segmenter(undefined, { granularity: "grapheme" });
  // Enough of what follows to see whether a character goes on; a longer one is no character that anybody has typed.
  const at = Math.max(0, limit - 64);
  const cut = segmenter.segment(text.slice(at, limit + 64)).containing(limit - at)?.index ?? limit - at;
  const end = at + cut > 0 && cut > 0 ? at + cut : limit;
  return text.slice(0, isLowHalf(text.charCodeAt(end)) && isHighHalf(text.charCodeAt(end - 1)) ? end - 1 : end);
}

const isHighHalf = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;
const isLowHalf = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff;
