/** One's own favourites on the dashboard of the user area (rules §2). */
export const favourites = {
  hint: "Press the heart of an animal that you would like to find again.",
  removed: (animal: string) => `${animal} was removed from your favourites.`,
  removeLabel: (animal: string) => `Remove from Favourites ${animal}`,
  adopt: "Adopt this animal",
  adoptLabel: (animal: string) => `Adopt this animal ${animal}`,
};
