import { animalFiltersIn, listPath } from "../pages/list-address.ts";

type AnimalFilters = ReturnType<typeof animalFiltersIn>;

const LIST = "/animals";

/** @param filters of the animals list @returns the path of the list with only these filters */
const pathOf = (filters: AnimalFilters): string => listPath(LIST, filters, 1);

/** The filters in the query of the animals list. The list's own function reads them, so every new filter can be saved. */
const filtersIn = (query: string): AnimalFilters => animalFiltersIn(Object.fromEntries(new URLSearchParams(query)));

/** @param typed the query of an address @returns only its filters, in the list's own order */
export const cleanQuery = (typed: string): string => pathOf(filtersIn(typed)).slice(`${LIST}?`.length);

/**
 * @returns the filters of a saved query; undefined if the list no longer has one of them: without it the search would find
 * animals that nobody asked for
 */
export function savedFilters(query: string): AnimalFilters | undefined {
  const filters = filtersIn(query);
  return Object.keys(filters).length === new URLSearchParams(query).size ? filters : undefined;
}

/** The path of the list with a saved query. */
export const listOfQuery = (query: string): string => (query === "" ? LIST : `${LIST}?${query}`);
