/** What moves to the one that stays, in the order in which it is told. */
export const MOVED_THINGS = [
  "stays",
  "adoptions",
  "visits",
  "appointments",
  "treatments",
  "weights",
  "observations",
  "chips",
  "photos",
  "files",
  "tasks",
  "notes",
  "placements",
  "favourites",
  "jobApplications",
  "messages",
  "gifts",
  "letters",
  "subscriptions",
  "searches",
  "news",
] as const;
export type MovedThing = (typeof MOVED_THINGS)[number];

/** How many days a merge can be undone; then what is kept for it is forgotten. */
export const UNDO_DAYS = 30;
