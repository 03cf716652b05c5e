import { AnimalQuery } from "../../contract/animals.ts";
import type { PageOf } from "../../contract/shared.ts";
import type { AnimalFilters } from "../../web/public/page-props.ts";

type Query = Record<string, unknown>;

/** @returns the page number of an address; whatever is no page is the first one (decisions §11: public pages clamp) */
export function pageIn(query: Query): number {
  const page = Number(query.page);
  return Number.isSafeInteger(page) && page >= 1 ? Math.min(page, 1_000_000) : 1;
}

/** The last page of a list when the one asked for lies beyond it. */
export async function clamped<T>(page: number, load: (page: number) => Promise<PageOf<T>>): Promise<PageOf<T>> {
  const found = await load(page);
  if (found.items.length > 0 || page === 1) return found;
  return load(Math.max(1, Math.ceil(found.totalCount / found.pageSize)));
}

const FILTERS = ["sex", "type", "breed", "animalGroupId", "size", "ageClass"] as const;

/** The filters of the animals list in an address; a value that is none is left out, as if it had not been typed. */
export function animalFiltersIn(query: Query): AnimalFilters {
  const found: Query = {};
  for (const name of FILTERS) {
    const read = AnimalQuery.shape[name].safeParse(query[name]);
    if (read.success && read.data !== undefined && read.data !== "") found[name] = read.data;
  }
  return found as AnimalFilters;
}

/** One address for one content: the known parameters in a fixed order, and no `page` for the first. */
export function listPath(path: string, filters: object, page: number): string {
  const query = new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)]));
  if (page > 1) query.set("page", String(page));
  const text = query.toString();
  return text === "" ? path : `${path}?${text}`;
}
