import { GAP, pageCount, pageNumbers } from "../page-numbers.ts";
import { Icon } from "./icon.tsx";
import { pagePath } from "./page-path.ts";

type Listed = { page: number; pageSize: number; totalCount: number };

/**
 * Links to the pages of a list, which keep the rest of the address (spec §9). Nothing when there is one page.
 * @param path path and query of the list as it is shown now
 * @param label what is paged, as 'Animals pages'
 */
export function Pagination({ list, path, label }: { list: Listed; path: string; label: string }) {
  const total = pageCount(list);
  if (total === 1) return null;
  return (
    <nav className="pagination" aria-label={label}>
      <ul>
        {list.page > 1 && (
          <li>
            <a href={pagePath(path, list.page - 1)} rel="prev" aria-label="Previous page">
              <Icon name="left" />
            </a>
          </li>
        )}
        {pageNumbers(list.page, total).map((page, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name
          <li key={at}>{page === GAP ? <span className="gap">{GAP}</span> : numberLink(path, page, list.page)}</li>
        ))}
        {list.page < total && (
          <li>
            <a href={pagePath(path, list.page + 1)} rel="next" aria-label="Next page">
              <Icon name="right" />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

function numberLink(path: string, page: number, current: number) {
  return (
    <a href={pagePath(path, page)} aria-label={`Page ${page}`} aria-current={page === current ? "page" : undefined}>
      {page}
    </a>
  );
}
