import type {
  AgeClass,
  Animal,
  AnimalMeta,
  AnimalType,
  Energy,
  MinScore,
  Sex,
  Size,
} from "../../../contract/animals/animals.ts";
import type { HomeNeeded, Household, KnownFact } from "../../../contract/animals/household.ts";
import type { PageOf } from "../../../contract/platform/lists.ts";
import type { Favourites } from "../platform/site.ts";

/** The filters of the public animals list, from the address (spec §2.4); the last four are of scores and of the home. */
export type AnimalFilters = {
  sex?: Sex;
  type?: AnimalType;
  breed?: string;
  animalGroupId?: number;
  size?: Size;
  ageClass?: AgeClass;
  goodWithChildren?: MinScore;
  goodWithAnimals?: MinScore;
  energy?: Energy;
  homeNeeded?: HomeNeeded;
};

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
