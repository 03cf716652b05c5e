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
import { Pages } from "./pages.tsx";
import { PhoneOrder } from "./phone-order.tsx";
import { Loaded, Screen } from "./screen.tsx";
import { SearchBox } from "./search-box.tsx";

type ListPageOf<T, P> = {
  title: string;
  /** The list's call, as `/adoptions/me`; the address's search, page and filters are added to it. */
  path: string;
  /** The search box's placeholder; left out: there is none. */
  search?: string;
  /** Where `Add …` leads, for whoever may go there; also by the key `n`. */
  add?: { text: string; to: string };
  filters?: (address: ListAddress) => ReactNode;
  empty: string;
  /** What is said when a search or a filter leaves nothing. */
  noMatch?: string;
  failed: string;
  /** Says more of the whole than how many match. */
  summary?: (list: P) => ReactNode;
} & (
  | { columns: readonly Column<T>[]; href?: (row: T) => string; rowClass?: (row: T) => string }
  | { children: (rows: readonly T[]) => ReactNode; exported?: readonly Column<T>[] }
);

/** The key under which a list is kept; invalidating `[path]` refreshes all its pages. */
const keyOf = (path: string, address: string) => [path, address];

/** Every list of the administration has pages of one size (spec §9). */
const SIZE = `pageSize=${PAGE_SIZE.adminList}`;

/** @returns the call with more of a query */
const withQuery = (path: string, query: string) => (query ? `${path}${path.includes("?") ? "&" : "?"}${query}` : path);

/** A list screen: search, filters, how many match, the rows, the pages (spec §2.6). Its state is in the address. */
export function ListPage<T extends { id: number | string }, P extends PageOf<T> = PageOf<T>>(props: ListPageOf<T, P>) {
  const session = useSession();
  const { title, path, search, filters, empty, noMatch = empty, failed, summary } = props;
  const add = props.add && isOpenTo(session, props.add.to) ? props.add : undefined;
  const address = useListAddress();
  const asked = address.params.toString();
  const list = useQuery({
    queryKey: keyOf(path, asked),
    queryFn: () => api.get<P>(withQuery(withQuery(path, SIZE), asked)),
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
          isBeyond(data) ? (
            <Navigate to={{ search: pageAddress(address.params, pageCount(data)) }} replace />
          ) : (
            <div className="list-page" aria-busy={list.isPlaceholderData}>
              {data.items.length === 0 && <Text>{isFiltered ? noMatch : empty}</Text>}
              {data.items.length > 0 &&
                ("children" in props ? (
                  props.children(data.items)
                ) : (
                  <>
                    <PhoneOrder columns={props.columns} />
                    <DataTable {...props} caption={title} rows={data.items} />
                  </>
                ))}
              <Pages list={data} onPage={(page) => address.change({ page: String(page) })} />
            </div>
          )
        }
      </Loaded>
    </Screen>
  );
}

/** Nothing matches where nothing was searched for: then it is how many there are. */
function countText(count: number, isFiltered: boolean): string {
  if (!isFiltered) return `${count} in all`;
  return count === 1 ? "1 match" : `${count} matches`;
}

/** A page that is not there, as one of an old address, or the last one after its only row is gone; the last one is shown. */
const isBeyond = (list: PageOf<unknown>): boolean => list.items.length === 0 && list.page > pageCount(list);

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
