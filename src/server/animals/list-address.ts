import type { AnimalFilters } from "../../contract/animals/animals.ts";
import { AnimalQuery } from "../../contract/animals/animals.ts";
import { type Household, QUESTIONS } from "../../contract/animals/household.ts";
import type { PageOf } from "../../contract/platform/lists.ts";
import { IdInAddress } from "../../contract/platform/shared.ts";

type Query = Record<string, unknown>;

/** @returns the page number of an address; anything else counts as the first page (rules §11: public pages clamp) */
export function pageIn(query: Query): number {
  const page = Number(query.page);
  return Number.isSafeInteger(page) && page >= 1 ? Math.min(page, 1_000_000) : 1;
}

/** Loads a page of a list; the last page when the requested one is after it. */
export async function clamped<T>(page: number, load: (page: number) => Promise<PageOf<T>>): Promise<PageOf<T>> {
  const found = await load(page);
  if (found.items.length > 0 || page === 1) return found;
  return load(Math.max(1, Math.ceil(found.totalCount / found.pageSize)));
}

const FILTERS = [
  "sex",
  "type",
  "breed",
  "animalGroupId",
  "size",
  "ageClass",
  "goodWithChildren",
  "goodWithAnimals",
  "energy",
  "homeNeeded",
] as const;

/** The valid values of these names in an address; others are ignored. */
function validIn(query: Query, names: readonly (keyof typeof AnimalQuery.shape)[]): Query {
  const found: Query = {};
  for (const name of names) {
    const parsed = AnimalQuery.shape[name].safeParse(query[name]);
    if (parsed.success && parsed.data !== undefined && parsed.data !== "") found[name] = parsed.data;
  }
  return found;
}

/** The filters of the animals list in an address. */
export const animalFiltersIn = (query: Query): AnimalFilters => validIn(query, FILTERS) as AnimalFilters;

/** Who lives with the visitor, as an address says it. */
export const householdIn = (query: Query): Household => validIn(query, QUESTIONS) as Household;

/** The canonical address of a list: the known parameters in a fixed order, and no `page` for the first page. */
export function listPath(path: string, filters: object, page: number): string {
  const query = new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)]));
  if (page > 1) query.set("page", String(page));
  const text = query.toString();
  return text === "" ? path : `${path}?${text}`;
}

/** The part of the query that a page reads. All other pages ignore their query. */
const READ_QUERY: Readonly<Record<string, (path: string, query: Query) => string>> = {
  "/animals": (path, query) => listPath(path, { ...animalFiltersIn(query), ...householdIn(query) }, pageIn(query)),
  "/animal/:id": (path, query) => listPath(path, householdIn(query), 1),
  "/news": (path, query) => listPath(path, {}, pageIn(query)),
  "/help/jobs": (path, query) => listPath(path, {}, pageIn(query)),
};

/**
 * The address under which a page is cached: with the parameters that the page reads, in a fixed order. So nobody can fill
 * the cache by adding parameters to an address.
 * @param route the pattern of its path
 */
export function cacheAddress(route: string, url: string, query: Query): string {
  const [path = "/", search] = url.split("?");
  if (search === undefined) return path;
  return READ_QUERY[route]?.(path, query) ?? path;
}

/** The most animals in an address: as many as a device keeps favourites. */
const MAX_IDS = 100;

/** The animals of an address such as `animals=12-7-3`, each once. Anything else in it is ignored. */
export function animalIdsIn({ animals }: Query): number[] {
  const named = typeof animals === "string" ? animals.split("-") : [];
  const ids = named.flatMap((text) => IdInAddress.safeParse(text).data ?? []);
  return [...new Set(ids)].slice(0, MAX_IDS);
}
