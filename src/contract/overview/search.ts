import { z } from "zod";
import { AdoptionItem } from "../adoption/adoptions.ts";
import { Animal } from "../animals/animals.ts";
import { locationFacts } from "../animals/units.ts";
import type { CallTable } from "../platform/call.ts";
import { MAX_SEARCH_LENGTH } from "../platform/lists.ts";
import { Id } from "../platform/shared.ts";
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
    animals: z.array(Animal.pick({ id: true, name: true, type: true, breed: true, status: true })),
    people: z.array(
      z.object({ id: Id, name: z.string(), surname: z.string(), email: z.string(), phoneNumber: z.string() }),
    ),
    employees: z.array(z.object({ id: Id, name: z.string(), surname: z.string(), jobTitle: z.string() })),
    adoptions: z.array(
      AdoptionItem.pick({
        id: true,
        animalName: true,
        adopterFullName: true,
        currentStageType: true,
        currentStageStatus: true,
        outcome: true,
      }),
    ),
    units: z.array(z.object({ id: Id, name: z.string(), locationId: Id, location: z.string() })).describe("in use"),
    locations: z.array(z.object(locationFacts)).describe("with units in use"),
  })
  .meta({ id: "SearchResults" });
export type SearchResults = z.infer<typeof SearchResults>;

/** One search over animals, people, adoptions and units, for staff (rules §11). */
export const searchCalls = {
  "GET /search": { query: SearchQuery, answer: SearchResults },
} satisfies CallTable;
