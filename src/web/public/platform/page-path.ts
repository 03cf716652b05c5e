import { pageCount } from "../../page-numbers.ts";

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
