const words = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** @returns a small whole number as running text writes it: 2 is "two"; above ten the digits */
export const inWords = (count: number): string => words[count] ?? String(count);
