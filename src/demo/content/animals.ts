import type { AnimalType } from "../../contract/animals.ts";
import { BARN_CATS } from "./cats-barn.ts";
import { INDOOR_CATS } from "./cats-indoor.ts";
import { KITTENS } from "./cats-young.ts";
import { FAMILY_DOGS } from "./dogs-family.ts";
import { SENIOR_DOGS } from "./dogs-senior.ts";
import { SHY_DOGS } from "./dogs-shy.ts";
import { YOUNG_DOGS } from "./dogs-young.ts";
import type { AnimalStory, TypedAnimal } from "./shapes.ts";
import { SPECIAL_CARE } from "./special-care.ts";

const typed = (type: AnimalType, stories: readonly AnimalStory[]): TypedAnimal[] =>
  stories.map((story) => ({ type, ...story }));

/** Every animal of the demonstration shelter, those who came first in front, so that ids follow the arrivals. */
export const ANIMALS: readonly TypedAnimal[] = [
  ...typed("Dog", [...YOUNG_DOGS, ...FAMILY_DOGS, ...SENIOR_DOGS, ...SHY_DOGS]),
  ...typed("Cat", [...KITTENS, ...INDOOR_CATS, ...BARN_CATS]),
  ...SPECIAL_CARE,
].sort((one, other) => other.arrivedDaysAgo - one.arrivedDaysAgo);
