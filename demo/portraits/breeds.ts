import { CATS } from "./cat-breeds.ts";
import { DOGS } from "./dog-breeds.ts";
import type { AnimalType, Breed } from "./types.ts";

/** Every breed that can be drawn, by animal type. */
export const BREEDS: Record<AnimalType, readonly Breed[]> = { Dog: DOGS, Cat: CATS };
