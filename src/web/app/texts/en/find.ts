/** The search over everything. */
export const find = {
  open: "Find anything",
  placeholder: "A name, a phone number, an e-mail, a chip…",
  hint: "Type at least two letters.",
  loading: "Looking…",
  nothing: (typed: string) => `Nothing found for “${typed}”.`,
  failed: "The search failed.",
  groups: { pages: "Pages", animals: "Animals", people: "People", employees: "Employees", adoptions: "Adoptions" },
};
