import { CATS } from "./cat-breeds.ts";
import { DOGS } from "./dog-breeds.ts";
import type { AnimalType, BreedLook } from "./looks.ts";

export { drawAnimal } from "./animal.ts";
export { drawEmployee } from "./employee.ts";
export type { AnimalPortrait, BreedLook } from "./looks.ts";
export { drawScene, type SceneName } from "./scene.ts";
export { seeded } from "./seeded.ts";

/** Every breed that can be drawn, by animal type. An unknown breed is drawn as the first of its type. */
export const BREEDS: Record<AnimalType, readonly BreedLook[]> = { Dog: DOGS, Cat: CATS };
