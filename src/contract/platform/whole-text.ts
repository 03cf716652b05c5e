let segmenter: Intl.Segmenter | undefined;

/** Made when the first text is cut, which most servers and browsers never do. */
function characters(): Intl.Segmenter {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: "grapheme" });
  return segmenter;
}

/**
 * The beginning of a text, at most `limit` long as JavaScript and the database count it. No character is cut in half: a
 * letter of two units, or a sign with its accents, is there whole or not at all. Half a character is refused by PostgreSQL.
 */
export function beginningOf(text: string, limit: number): string {
  if (text.length <= limit) return text;
  // Enough of what follows to see whether a character goes on; a longer one is no character that anybody has typed.
  const at = Math.max(0, limit - 64);
  const cut =
    characters()
      .segment(text.slice(at, limit + 64))
      .containing(limit - at)?.index ?? limit - at;
  const end = at + cut > 0 && cut > 0 ? at + cut : limit;
  return text.slice(0, isLowHalf(text.charCodeAt(end)) && isHighHalf(text.charCodeAt(end - 1)) ? end - 1 : end);
}

/** The first characters of a text, as people count them: a family of four emoji is one. */
export function charactersOf(text: string, count: number): string {
  if (text.length <= count) return text;
  let left = count;
  for (const { index } of characters().segment(text)) if (left-- === 0) return text.slice(0, index);
  return text;
}

/** The first character of a text. */
export const firstOf = (text: string): string => charactersOf(text, 1);

/** The end of a text, at most `limit` long as JavaScript counts it; it begins with a whole character. */
export function endOf(text: string, limit: number): string {
  const from = text.length - limit;
  if (from <= 0) return text;
  const { index = from, segment = "" } = characters().segment(text).containing(from) ?? {};
  return text.slice(index === from ? from : index + segment.length);
}

const isHighHalf = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;
const isLowHalf = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff;
