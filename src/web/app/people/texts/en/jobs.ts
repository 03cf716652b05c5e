/** Job openings in the administration (spec §2.6). */
export const jobs = {
  search: "Search Job...",
  empty: "There are no jobs yet. Add one, and visitors can apply for it at once.",
  noMatch: "No jobs match.",
  /** Further words by which people look for the form that adds one. */
  words: "new vacancy offer work",
  deleted: "Deleted jobs",
  minSalary: "Minimum Salary",
  maxSalary: "Maximum Salary",
  salaryHint: "A month",
  salarySuffix: " PLN",
};
