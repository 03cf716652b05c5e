import { z } from "zod";
import { FOUND as ADOPTION } from "../adoption/morning-and-search.ts";
import { FOUND as ANIMALS } from "../animals/morning-and-search.ts";
import { FOUND as PEOPLE } from "../people/morning-and-search.ts";
import type { CallTable } from "../platform/call.ts";
import { MAX_SEARCH_LENGTH } from "../platform/lists.ts";
import { recordTexts } from "../texts/texts.ts";

/** The shortest text that the search over everything takes, in letters. */
export const MIN_SEARCH_LENGTH = 2;

export const SearchQuery = z.object({
  q: z
    .string()
    .trim()
    .min(MIN_SEARCH_LENGTH, { error: () => recordTexts().lists.searchTooShort(MIN_SEARCH_LENGTH) })
    .max(MAX_SEARCH_LENGTH),
});
export type SearchQuery = z.output<typeof SearchQuery>;

/** The results of one search by kind, limited to what this person may read. */
export const SearchResults = z
  .object({
    animals: ANIMALS.animals,
    people: PEOPLE.people,
    employees: PEOPLE.employees,
    adoptions: ADOPTION.adoptions,
    units: ANIMALS.units,
    locations: ANIMALS.locations,
  })
  .meta({ id: "SearchResults" });
export type SearchResults = z.infer<typeof SearchResults>;

/** One search over animals, people, adoptions and units, for staff (rules §11). */
export const searchCalls = {
  "GET /search": { query: SearchQuery, answer: SearchResults },
} satisfies CallTable;
