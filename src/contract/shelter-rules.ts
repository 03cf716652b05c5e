/** A volunteer younger than this signs together with a guardian. */
export const ADULT_AGE_YEARS = 18;

/** The volunteer application: where it is served and what the browser saves it as (spec §2.4). */
export const VOLUNTEER_FORM = {
  path: "/files/volunteer-application.pdf",
  fileName: "volunteer-application.pdf",
} as const;

const WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"] as const;

/** @returns a small whole number as running text writes it: 2 is "two"; above ten the digits */
export function inWords(count: number): string {
  return WORDS[count] ?? String(count);
}
