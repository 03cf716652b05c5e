import type { z } from "zod";
import { OwnAdoption } from "./adoptions.ts";
import { Animal } from "./animals.ts";
import { listOf } from "./shared.ts";

/** An animal among one's favourites, with one's own adoption of it where there is one. */
export const FavouriteAnimal = Animal.extend({ ownAdoption: OwnAdoption.nullable() }).meta({ id: "FavouriteAnimal" });
export type FavouriteAnimal = z.infer<typeof FavouriteAnimal>;
export const FavouritePage = listOf(FavouriteAnimal);

/** What is said around favourites. */
export const FAVOURITE_TEXT = {
  title: "My Favourites",
  add: "Add to Favourites",
  remove: "Remove from Favourites",
  logIn: "Log in to Add to Favourites",
  loadFailed: "Failed to load your favourites.",
  none: "You have no favourites yet.",
  added: "Added to your favourites.",
  removed: "Removed from your favourites.",
  saveFailed: "Your favourites could not be changed. Please try again.",
} as const;
