import { animalFiltersIn, listPath } from "../../animals/list-address.ts";

type AnimalFilters = ReturnType<typeof animalFiltersIn>;

const LIST = "/animals";

/** @param filters of the animals list @returns the query of the list's address with only these filters */
const queryOf = (filters: AnimalFilters): string => listPath(LIST, filters, 1).slice(`${LIST}?`.length);

/** The filters in the query of the animals list. The list's own function reads them, so every new filter can be saved. */
const filtersIn = (query: string): AnimalFilters => animalFiltersIn(Object.fromEntries(new URLSearchParams(query)));

/** @param typed the query of an address @returns only its filters, in the list's own order */
export const cleanQuery = (typed: string): string => queryOf(filtersIn(typed));

/**
 * @returns the filters of a saved query; undefined if the list no longer has one of them: without it the search would find
 * animals that nobody asked for
 */
export function savedFilters(query: string): AnimalFilters | undefined {
  const filters = filtersIn(query);
  return Object.keys(filters).length === new URLSearchParams(query).size ? filters : undefined;
}

/** The filters that take any words. */
const TYPED = ["breed"] as const satisfies readonly (keyof AnimalFilters)[];

/**
 * Leaves out what was typed: a letter to an address that nobody has confirmed must not carry words of the person who
 * asked for it (docs/decisions/0021).
 * @returns the query without filters that take any words, and whether it had one
 */
export function withoutTypedWords(query: string): { query: string; hadWords: boolean } {
  const filters = filtersIn(query);
  const hadWords = TYPED.some((name) => filters[name] !== undefined);
  for (const name of TYPED) delete filters[name];
  return { query: queryOf(filters), hadWords };
}

/** The path of the list with a saved query. */
export const listOfQuery = (query: string): string => (query === "" ? LIST : `${LIST}?${query}`);
