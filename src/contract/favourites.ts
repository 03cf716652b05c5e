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
