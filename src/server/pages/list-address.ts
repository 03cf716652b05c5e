import { AnimalQuery } from "../../contract/animals.ts";
import type { PageOf } from "../../contract/lists.ts";
import type { AnimalFilters } from "../../web/public/page-props.ts";

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

const FILTERS = ["sex", "type", "breed", "animalGroupId", "size", "ageClass"] as const;

/** The filters of the animals list in an address. Invalid values are ignored. */
export function animalFiltersIn(query: Query): AnimalFilters {
  const found: Query = {};
  for (const name of FILTERS) {
    const parsed = AnimalQuery.shape[name].safeParse(query[name]);
    if (parsed.success && parsed.data !== undefined && parsed.data !== "") found[name] = parsed.data;
  }
  return found as AnimalFilters;
}

/** The canonical address of a list: the known parameters in a fixed order, and no `page` for the first page. */
export function listPath(path: string, filters: object, page: number): string {
  const query = new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)]));
  if (page > 1) query.set("page", String(page));
  const text = query.toString();
  return text === "" ? path : `${path}?${text}`;
}
