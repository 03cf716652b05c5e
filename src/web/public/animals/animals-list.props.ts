import type { Animal, AnimalFilters, AnimalMeta } from "../../../contract/animals/animals.ts";
import type { Household, KnownFact } from "../../../contract/animals/household.ts";
import type { PageOf } from "../../../contract/platform/lists.ts";
import type { Favourites } from "../platform/site.ts";

/** The data of the list of animals. */
export type AnimalsListProps = {
  filters: AnimalFilters;
  /** Who lives with the visitor, from the address. */
  household: Household;
  known: readonly KnownFact[];
  animals: PageOf<Animal> | null;
  breeds: AnimalMeta["breedsByType"];
  groups: { id: number; name: string }[];
  favourites: Favourites;
};
