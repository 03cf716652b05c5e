import { z } from "zod";
import { Animal, ByAnimalId, FavouriteQuery } from "../animals/animals.ts";
import type { CallTable } from "../platform/call.ts";
import { IdInAddress, listOf } from "../platform/shared.ts";
import { OwnAdoption } from "./adoptions.ts";

/** An animal among one's favourites, with one's own adoption of it where there is one. */
export const FavouriteAnimal = Animal.extend({ ownAdoption: OwnAdoption.nullable() }).meta({ id: "FavouriteAnimal" });
export type FavouriteAnimal = z.infer<typeof FavouriteAnimal>;

/** A malformed id gets the same message as an unknown one. */
const ByAnyAnimalId = z.object({ animalId: IdInAddress.catch(0) });

/** The animals that users have marked for themselves (rules §2, §11). */
export const favouriteCalls = {
  "GET /users/me/favourites": { query: FavouriteQuery, answer: listOf(FavouriteAnimal) },
  "PUT /users/me/favourites/:animalId": {
    description: "Idempotent: 200 with the animal, whether or not it was a favourite already.",
    params: ByAnyAnimalId,
    answer: Animal,
  },
  "DELETE /users/me/favourites/:animalId": {
    description: "Idempotent: 204 also when it was no favourite.",
    params: ByAnimalId,
  },
} satisfies CallTable;
