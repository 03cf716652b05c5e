/** News in the administration (spec §2.6). */
export const news = {
  search: "Search news...",
  empty: "There are no news yet. Write the first: a rescue, a new home, a thank-you.",
  noMatch: "No news match your search.",
  /** Further words by which people look for the form that adds one. */
  words: "new article write post publish",
  columns: { date: "Date", writtenBy: "Written By" },
  status: {
    Draft: () => "Draft",
    Scheduled: (at: string) => `Goes out on ${at}`,
    Published: (at: string) => `Published on ${at}`,
  },
  form: {
    contentHint: "A blank line begins a new paragraph.",
    animals: "Linked animals",
    animalsHint: "Their cards stand below the article; six at most.",
    createdAt: "Created",
    publication: "Publication",
    publicationChoices: { now: "At once", at: "On a date", draft: "Not yet, keep it as a draft" },
    publishAtHint: "By the shelter’s clock. Nobody but staff sees it before.",
  },
};
