import { Button, Group, Text } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link, Navigate, useNavigate } from "react-router";
import { isOpenTo } from "../../../contract/rooms.ts";
import { PAGE_SIZE, type PageOf } from "../../../contract/shared.ts";
import { pageCount } from "../../page-numbers.ts";
import { api } from "../api.ts";
import { useSession } from "../session.ts";
import { type Column, DataTable } from "./data-table.tsx";
import { ExportButton } from "./export-button.tsx";
import { type ListAddress, useListAddress } from "./list-address.ts";
import { ListPagination } from "./list-pagination.tsx";
import { PhoneSortSelect } from "./phone-sort-select.tsx";
import { Loaded, Screen } from "./screen.tsx";
import { SearchBox } from "./search-box.tsx";

type ListPageProps<T, P> = {
  title: string;
  /** The list's call, such as `/adoptions/me`; search, page and filters of the address are added. */
  path: string;
  /** The placeholder of the search box; without it there is no search box. */
  search?: string;
  /** The `Add …` button, for people who may open that screen; its shortcut is `n`. */
  add?: { text: string; to: string };
  filters?: (address: ListAddress) => ReactNode;
  empty: string;
  /** The text if no record matches the search and the filters. */
  noMatch?: string;
  failed: string;
  /** Additional information about the whole list, beside the number of matches. */
  summary?: (list: P) => ReactNode;
} & (
  | { columns: readonly Column<T>[]; href?: (row: T) => string; rowClass?: (row: T) => string }
  | { children: (rows: readonly T[]) => ReactNode; exported?: readonly Column<T>[] }
);

/** The cache key of a list's page; invalidating `[path]` refreshes all pages. */
const queryKeyOf = (path: string, address: string) => [path, address];

/** All lists of the administration have the same page size (spec §9). */
const SIZE = `pageSize=${PAGE_SIZE.adminList}`;

/** @returns the path with an additional query */
const withQuery = (path: string, query: string) => (query ? `${path}${path.includes("?") ? "&" : "?"}${query}` : path);

/** A list screen: search, filters, number of matches, rows and pages (spec §2.6). Its state is in the address. */
export function ListPage<T extends { id: number | string }, P extends PageOf<T> = PageOf<T>>(
  props: ListPageProps<T, P>,
) {
  const session = useSession();
  const { title, path, search, filters, empty, noMatch = empty, failed, summary } = props;
  const add = props.add && isOpenTo(session, props.add.to) ? props.add : undefined;
  const address = useListAddress();
  const query = address.params.toString();
  const list = useQuery({
    queryKey: queryKeyOf(path, query),
    queryFn: () => api.get<P>(withQuery(withQuery(path, SIZE), query)),
    placeholderData: keepPreviousData,
  });
  const navigate = useNavigate();
  useHotkeys([["n", () => add && navigate(add.to)]]);
  const isFiltered = [...address.params.keys()].some((name) => name !== "page" && name !== "sort");
  const exported = "columns" in props ? props.columns : props.exported;
  return (
    <Screen
      title={title}
      actions={
        <>
          {session.isEmployee && exported && (
            <ExportButton title={title} address={withQuery(path, withoutPage(address.params))} columns={exported} />
          )}
          {add && <AddButton {...add} />}
        </>
      }
    >
      {(search || filters) && (
        <Group gap="md">
          {search && <SearchBox placeholder={search} value={address.q} onSearch={(q) => address.change({ q })} />}
          {filters?.(address)}
          <Text c="dimmed" role="status">
            {list.data && countText(list.data.totalCount, isFiltered)}
          </Text>
          {list.data && summary?.(list.data)}
        </Group>
      )}
      <Loaded query={list} failed={failed}>
        {(data) =>
          isPastLastPage(data) ? (
            <Navigate to={{ search: pageAddress(address.params, pageCount(data)) }} replace />
          ) : (
            <div className="list-page" aria-busy={list.isPlaceholderData}>
              {data.items.length === 0 && <Text>{isFiltered ? noMatch : empty}</Text>}
              {data.items.length > 0 &&
                ("children" in props ? (
                  props.children(data.items)
                ) : (
                  <>
                    <PhoneSortSelect columns={props.columns} />
                    <DataTable {...props} caption={title} rows={data.items} />
                  </>
                ))}
              <ListPagination list={data} onPage={(page) => address.change({ page: String(page) })} />
            </div>
          )
        }
      </Loaded>
    </Screen>
  );
}

/** Without a search or a filter, the text says how many records there are. */
function countText(count: number, isFiltered: boolean): string {
  if (!isFiltered) return `${count} in all`;
  return count === 1 ? "1 match" : `${count} matches`;
}

/** The page does not exist, because the address is old or the last row was deleted; the last page is shown instead. */
const isPastLastPage = (list: PageOf<unknown>): boolean => list.items.length === 0 && list.page > pageCount(list);

function pageAddress(params: URLSearchParams, page: number): string {
  const next = new URLSearchParams(params);
  next.delete("page");
  if (page > 1) next.set("page", String(page));
  return next.toString();
}

function withoutPage(params: URLSearchParams): string {
  const rest = new URLSearchParams(params);
  rest.delete("page");
  return rest.toString();
}

function AddButton({ text, to }: { text: string; to: string }) {
  return (
    <Button component={Link} to={to}>
      {text}
    </Button>
  );
}
