let segmenter: Intl.Segmenter | undefined;

/** The first characters of a text, as people count them: a family of four emoji is one. */
export function charactersOf(text: string, count: number): string {
  if (text.length <= count) return text;
  segmenter ??= new Intl.Segmenter(undefined, { granularity: "grapheme" });
  let left = count;
  for (const { index } of segmenter.segment(text)) if (left-- === 0) return text.slice(0, index);
  return text;
}

/** The first character of a text. */
export const firstOf = (text: string): string => charactersOf(text, 1);

/** The end of a text, at most `limit` long as JavaScript counts it; it begins with a whole character. */
export function endOf(text: string, limit: number): string {
  const from = text.length - limit;
  if (from <= 0) return text;
  segmenter ??= new Intl.Segmenter(undefined, { granularity: "grapheme" });
  const { index = from, segment = "" } = segmenter.segment(text).containing(from) ?? {};
  return text.slice(index === from ? from : index + segment.length);
}
