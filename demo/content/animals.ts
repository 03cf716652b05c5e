import type { AnimalType } from "../../src/contract/animals/animals.ts";
import { BARN_CATS } from "./cats-barn.ts";
import { INDOOR_CATS } from "./cats-indoor.ts";
import { KITTENS } from "./cats-young.ts";
import { FAMILY_DOGS } from "./dogs-family.ts";
import { SENIOR_DOGS } from "./dogs-senior.ts";
import { SHY_DOGS } from "./dogs-shy.ts";
import { YOUNG_DOGS } from "./dogs-young.ts";
import { NEW_ARRIVALS } from "./new-arrivals.ts";
import { SPECIAL_CARE } from "./special-care.ts";
import type { DemoAnimal, DemoAnimalWithType } from "./types.ts";

const withType = (type: AnimalType, animals: readonly DemoAnimal[]): DemoAnimalWithType[] =>
  animals.map((animal) => ({ type, ...animal }));

/** Every animal of the demonstration, ordered by arrival, so that ids rise with time. */
export const ANIMALS: readonly DemoAnimalWithType[] = [
  ...withType("Dog", [...YOUNG_DOGS, ...FAMILY_DOGS, ...SENIOR_DOGS, ...SHY_DOGS]),
  ...withType("Cat", [...KITTENS, ...INDOOR_CATS, ...BARN_CATS]),
  ...SPECIAL_CARE,
  ...NEW_ARRIVALS,
].sort((one, other) => other.arrivedDaysAgo - one.arrivedDaysAgo);
