import { GAP, pageCount, pageNumbers } from "../../page-numbers.ts";
import { pageTexts } from "../texts/texts.ts";
import { Icon } from "./icon.tsx";

type ListPosition = { page: number; pageSize: number; totalCount: number };

/**
 * Links to the pages of a list, which keep the other query parameters (spec §9). Nothing if there is one page.
 * @param path the current path and query
 * @param label the accessible name, such as 'Animals pages'
 */
export function Pagination({ list, path, label }: { list: ListPosition; path: string; label: string }) {
  const total = pageCount(list);
  if (total === 1) return null;
  const texts = pageTexts().chrome.lists;
  return (
    <nav className="pagination" aria-label={label}>
      <ul>
        {list.page > 1 && (
          <li>
            <a href={pagePath(path, list.page - 1)} rel="prev" aria-label={texts.previous}>
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
            <a href={pagePath(path, list.page + 1)} rel="next" aria-label={texts.next}>
              <Icon name="right" />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

const numberLink = (path: string, page: number, current: number) => (
  <a
    href={pagePath(path, page)}
    aria-label={pageTexts().chrome.lists.page(page)}
    aria-current={page === current ? "page" : undefined}
  >
    {page}
  </a>
);

/** @returns the address of another page of the list; page 1 has no `page` parameter */
export function pagePath(path: string, page: number): string {
  const [bare = "/", query = ""] = path.split("?");
  const parameters = new URLSearchParams(query);
  if (page > 1) parameters.set("page", String(page));
  else parameters.delete("page");
  const rest = parameters.toString();
  return rest ? `${bare}?${rest}` : bare;
}

/** The addresses of the previous and the next page, for the document's head. */
export function adjacentPages(path: string, list: { page: number; pageSize: number; totalCount: number } | null) {
  if (!list) return {};
  return {
    previous: list.page > 1 ? pagePath(path, list.page - 1) : undefined,
    next: list.page < pageCount(list) ? pagePath(path, list.page + 1) : undefined,
  };
}
