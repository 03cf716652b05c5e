/** The place of page numbers that are left out. */
export const GAP = "…";

/**
 * The page numbers of a pagination control (spec §9): all if there are at most 7, otherwise the first, the last and the
 * current page plus or minus 1, with a gap where numbers are left out.
 * @param current the current page, from 1
 * @param total how many pages there are
 */
export function pageNumbers(current: number, total: number): (number | typeof GAP)[] {
  if (total <= 7) return Array.from({ length: Math.max(0, total) }, (_, at) => at + 1);
  const shown = new Set([1, current - 1, current, current + 1, total].filter((page) => page >= 1 && page <= total));
  return [...shown]
    .sort((one, other) => one - other)
    .flatMap((page, at, all) => (at > 0 && page > (all[at - 1] ?? page) + 1 ? [GAP, page] : [page]));
}

/** @returns how many pages a list has; at least 1 */
export const pageCount = (list: { totalCount: number; pageSize: number }): number =>
  Math.max(1, Math.ceil(list.totalCount / list.pageSize));
