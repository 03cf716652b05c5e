import type { WaitingAnimal } from "../../../../contract/animals/waiting.ts";
import { MAX_PAGE_SIZE, type PageOf } from "../../../../contract/platform/lists.ts";

/** How many animals are read at once: so many keep their order, whatever is done on the way. */
export const WALK_PAGE: number = MAX_PAGE_SIZE;

/** The order in which a walk began. It is kept in this tab while somebody is on the screens to which the walk leads. */
type Order = { of: string; total: number; pages: Map<number, readonly WaitingAnimal[]> };
let order: Order | undefined;

/** The next walk begins with the list as it is then. */
export function forgetOrder(): void {
  order = undefined;
}

/** @returns of how many animals the walk is that has begun. @param of its filters */
export const walkTotal = (of: string): number | undefined => (order?.of === of ? order.total : undefined);

/**
 * What is done for one animal moves it in the list, but nobody is passed by.
 * @param of the filters of the walk
 * @param isLoading whether the list is still that of another page
 */
export function orderOf(of: string, at: number, list: PageOf<WaitingAnimal>, isLoading: boolean) {
  if (order?.of !== of) order = { of, total: list.totalCount, pages: new Map() };
  const { total, pages } = order;
  if (!isLoading && !pages.has(list.page)) pages.set(list.page, list.items);
  return { total, item: pages.get(Math.ceil(at / WALK_PAGE))?.[(at - 1) % WALK_PAGE] };
}
