import { Button, Group, Stack, Text } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { IconListCheck } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { Link, Navigate, useLocation, useNavigate } from "react-router";
import { mayOpen } from "../../../../contract/platform/admin-paths.ts";
import type { BulkAction, ListSettings } from "../../../../contract/platform/list-views.ts";
import type { PageOf } from "../../../../contract/platform/lists.ts";
import { pageCount } from "../../../page-numbers.ts";
import type { ListCall } from "../calls.ts";
import { useSession } from "../session.ts";
import { appTexts } from "../texts/texts.ts";
import { keepLeftList } from "./came-from.ts";
import { type Column, columnName, DataTable, PhoneSortSelect } from "./data-table.tsx";
import { ExportButton } from "./export-button.tsx";
import { type ListAddress, narrowing, useListAddress } from "./list-address.ts";
import { ListPagination } from "./list-pagination.tsx";
import { pageQuery } from "./list-query.ts";
import { useListSettings } from "./list-settings.ts";
import { ListViews } from "./list-views.tsx";
import { ChoosableRows, ChosenRows, useRowChoice } from "./row-choice.tsx";
import { Loaded, Screen } from "./screen.tsx";
import { SearchBox } from "./search-box.tsx";

type RowOf<P extends PageOf<unknown>> = P["items"][number];
type ListPageProps<P extends PageOf<unknown>> = {
  title: string;
  /** The list's call; search, page and filters of the address are added. */
  list: ListCall<P>;
  /** The placeholder of the search box; without it there is no search box. */
  search?: string;
  /** The `Add …` button, for people who may open that screen; its shortcut is `n`. */
  add?: { text: string; to: string };
  filters?: (address: ListAddress) => ReactNode;
  empty: ReactNode;
  /** The text if no record matches the search and the filters. */
  noMatch?: string;
  failed: string;
  /** Additional information about the whole list, beside the number of matches. */
  summary?: (list: P) => ReactNode;
  /** What stands above the list. */
  before?: ReactNode;
  /** What can be done with several rows at once, beside the export, as far as the server lets this person. */
  bulk?: (rows: readonly RowOf<P>[], actions: readonly BulkAction[]) => ReactNode;
} & (
  | {
      columns: readonly Column<RowOf<P>>[];
      /** Columns of the export beside those of the table. */
      moreExported?: readonly Column<RowOf<P>>[];
      href?: (row: RowOf<P>) => string;
      rowClass?: (row: RowOf<P>) => string;
      rowTitle?: (row: RowOf<P>) => string;
    }
  | { children: (rows: readonly RowOf<P>[]) => ReactNode; exported?: readonly Column<RowOf<P>>[] }
);

/** A list screen: search, filters, number of matches, rows and pages (spec §2.6). Its state is in the address. */
export function ListPage<P extends PageOf<{ id: number | string }>>(props: ListPageProps<P>) {
  const session = useSession();
  const { title, list: call, search, filters, empty, noMatch = empty, failed, summary } = props;
  const add = props.add && mayOpen(session, props.add.to) ? props.add : undefined;
  const address = useListAddress();
  const { list: name, settings } = useListSettings();
  const choice = useRowChoice<RowOf<P>>();
  const query = address.params.toString();
  const list = useQuery({ ...pageQuery(call, address.params), placeholderData: keepPreviousData });
  const { pathname } = useLocation();
  useEffect(() => keepLeftList(pathname, { address: query, query }), [pathname, query]);
  const navigate = useNavigate();
  useHotkeys([["n", () => add && navigate(add.to)]]);
  const isFiltered = narrowing(address).length > 0;
  const exported = "columns" in props ? [...props.columns, ...(props.moreExported ?? [])] : props.exported;
  const canChoose = hasTicks(props);
  return (
    <Screen
      title={title}
      actions={
        <>
          {session.isEmployee && exported && (
            <ExportButton title={title} rows={() => wholeList(call, address.params)} columns={exported} />
          )}
          {add && <AddButton {...add} />}
        </>
      }
    >
      {props.before}
      {(search || filters || settings || summary) && (
        <Group gap="md">
          {search && <SearchBox placeholder={search} value={address.q} onSearch={(q) => address.change({ q })} />}
          {filters?.(address)}
          <Text c="dimmed" role="status">
            {list.data && countText(list.data.totalCount, isFiltered)}
          </Text>
          {list.data && summary?.(list.data)}
          {name && settings && (
            <Group gap="xs" className="list-tools no-print">
              <ListViews list={name} settings={settings} columns={"columns" in props ? props.columns : []} />
              {canChoose && !choice.isOn && <ChooseButton choose={() => choice.turn(true)} />}
            </Group>
          )}
        </Group>
      )}
      <Loaded query={list} failed={failed}>
        {(data) =>
          isPastLastPage(data) ? (
            <Navigate to={{ search: pageAddress(address.params, pageCount(data)) }} replace />
          ) : (
            <ChoosableRows choice={choice}>
              <Stack className="list-page" gap="1.25rem" aria-busy={list.isPlaceholderData}>
                {data.items.length === 0 && <Text>{isFiltered ? noMatch : empty}</Text>}
                {data.items.length > 0 &&
                  ("children" in props ? (
                    props.children(data.items)
                  ) : (
                    <>
                      <PhoneSortSelect columns={props.columns} />
                      <DataTable
                        {...props}
                        columns={shownColumns(props.columns, settings)}
                        caption={title}
                        rows={data.items}
                      />
                    </>
                  ))}
                <ListPagination list={data} onPage={(page) => address.change({ page: String(page) })} />
                {choice.isOn && exported && (
                  <ChosenRows choice={choice} page={data.items}>
                    {props.bulk?.(choice.rows, settings?.bulk ?? [])}
                    <ExportButton
                      title={title}
                      text={appTexts().kit.rows.export}
                      rows={async () => choice.rows}
                      columns={exported}
                    />
                  </ChosenRows>
                )}
              </Stack>
            </ChoosableRows>
          )
        }
      </Loaded>
    </Screen>
  );
}

/** The first column has the link to the record, so that it stays. */
const shownColumns = <T,>(columns: readonly Column<T>[], settings: ListSettings | undefined): readonly Column<T>[] =>
  columns.filter((column, at) => at === 0 || !settings?.hidden.includes(columnName(column) ?? ""));

/** Without a search or a filter, the text says how many records there are. */
function countText(count: number, isFiltered: boolean): string {
  const { total, matches } = appTexts().kit.list;
  return isFiltered ? matches(count) : total(count);
}

/** The page does not exist, because the address is old or the last row was deleted; the last page is shown instead. */
const isPastLastPage = (list: PageOf<unknown>): boolean => list.items.length === 0 && list.page > pageCount(list);

function pageAddress(params: URLSearchParams, page: number): string {
  const next = new URLSearchParams(params);
  next.delete("page");
  if (page > 1) next.set("page", String(page));
  return next.toString();
}

/** All rows that match, whatever page is shown. */
async function wholeList<P extends PageOf<unknown>>(call: ListCall<P>, params: URLSearchParams): Promise<P["items"]> {
  const search = new URLSearchParams(params);
  search.delete("page");
  search.set("all", "true");
  return (await call.load(search)).items;
}

/** Of rows that are drawn by the list's own screen, only those with a `bulk` have ticks. */
const hasTicks = <P extends PageOf<unknown>>(props: ListPageProps<P>): boolean =>
  "columns" in props || props.bulk !== undefined;

function ChooseButton({ choose }: { choose: () => void }) {
  return (
    <Button variant="subtle" size="compact-md" leftSection={<IconListCheck size={18} aria-hidden />} onClick={choose}>
      {appTexts().kit.rows.choose}
    </Button>
  );
}

function AddButton({ text, to }: { text: string; to: string }) {
  return (
    <Button component={Link} to={to}>
      {text}
    </Button>
  );
}
