/** News in the administration (spec §2.6). */
export const news = {
  search: "Search news...",
  empty: "There are no news yet.",
  noMatch: "No news match your search.",
  headline: "Title",
  content: "Content",
  columns: { date: "Date", writtenBy: "Written By" },
  form: {
    employee: "Employee",
    contentHint: "A blank line begins a new paragraph.",
    createdAt: "Created",
  },
};
