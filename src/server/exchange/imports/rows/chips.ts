/** What is written between and around the digits of one number: "985 112 006 542 187", "012*345*678", "'985…". */
const AROUND = /[\s'’"*_–-]/g;

/** A number without what stands between its digits; undefined when it is neither a chip nor an older code. */
function numberOf(text: string): string | undefined {
  const number = text.replace(AROUND, "").toUpperCase();
  if (/^\d{15}$/.test(number)) return number;
  // Older codes have 9, 10 or 14 digits and letters; a word of as many letters is none.
  const isOlder = /^(?:[0-9A-Z]{9,10}|[0-9A-Z]{14})$/.test(number) && (number.match(/\d/g) ?? []).length >= 4;
  return isOlder ? number : undefined;
}

/**
 * The numbers in a cell: chips of 15 digits (ISO 11784), and older codes of 9, 10 or 14 signs. An animal may carry two.
 * @returns undefined when anything in it is no such number
 */
export function readChips(text: string): string[] | undefined {
  const one = numberOf(text);
  if (one) return [one];
  const split = (by: RegExp) => text.split(by).filter((part) => part.trim() !== "");
  for (const by of [/[,;/|+\n]|\b(?:and|i|oraz)\b/i, /\s+/]) {
    const numbers = split(by).map(numberOf);
    if (numbers.length > 1 && numbers.every((number) => number !== undefined)) return [...new Set(numbers)];
  }
  return undefined;
}
