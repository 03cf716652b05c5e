/** The shelter's rules that the public pages and papers tell (spec §9). Numbers stand here and nowhere else. */
export const VOLUNTEERS = { minAgeYears: 16, minMonths: 3 } as const;

/** A volunteer younger than this signs together with a guardian. */
export const ADULT_AGE_YEARS = 18;

/** Dogs of this age and older are walked with before they are adopted (spec §9). */
export const PRE_ADOPTION_WALKS = { dogsFromMonths: 4, atLeast: 2 } as const;

export const DOG_ADOPTION_WITHIN_DAYS = 3;
export const FOSTER_TO_ADOPT_WEEKS = 2;

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

/** The rules as sentences, in the specification's words (spec §9). */
export const SHELTER_RULE_TEXT = {
  walks: `Dogs aged ${PRE_ADOPTION_WALKS.dogsFromMonths}+ months need at least ${inWords(PRE_ADOPTION_WALKS.atLeast)} pre-adoption walks`,
  finalized: `Dog adoptions may be finalized within ${inWords(DOG_ADOPTION_WITHIN_DAYS)} days`,
  foster: `Foster to adopt lasts ${inWords(FOSTER_TO_ADOPT_WEEKS)} weeks`,
} as const;
