import { Stack, Text } from "@mantine/core";
import { type ComponentType, Fragment, type ReactNode } from "react";
import { Navigate } from "react-router";
import type { BulkAction } from "../../../../contract/platform/list-views.ts";
import type { PageOf } from "../../../../contract/platform/lists.ts";
import { pageCount } from "../../../page-numbers.ts";
import { appTexts } from "../texts/texts.ts";
import { ExportButton } from "./export-button.tsx";
import { narrowing } from "./list-address.ts";
import { ListPagination } from "./list-pagination.tsx";
import { ChoosableRows, ChosenRows } from "./row-choice.tsx";
import { Loaded } from "./screen.tsx";
import type { Listed, RowOf, ShownList } from "./shown-list.ts";

/** The rows of a list, and what is around them. */
export type RowsProps<P extends Listed> = {
  list: ShownList<P>;
  /** What can be done with several rows at once, beside the export, as far as the server lets this person. */
  bulk?: (rows: readonly RowOf<P>[], actions: readonly BulkAction[]) => ReactNode;
  /** Stands around the rows: what is read for all of them at once. */
  Around?: ComponentType<{ rows: readonly RowOf<P>[]; children: ReactNode }>;
};

/** One page of a list, its rows as its screen draws them. */
export function ListCards<P extends Listed>({
  list,
  bulk,
  Around = Fragment,
  children,
}: RowsProps<P> & { children: (rows: readonly RowOf<P>[]) => ReactNode }) {
  const { text, address, query, choice, exported } = list;
  return (
    <Loaded query={query} failed={text.loadFailed}>
      {(data) =>
        isPastLastPage(data) ? (
          <Navigate to={{ search: pageAddress(address.params, pageCount(data)) }} replace />
        ) : (
          <ChoosableRows choice={choice}>
            <Stack className="list-page" gap="1.25rem" aria-busy={query.isPlaceholderData}>
              {data.items.length === 0 && (
                <Text>{narrowing(address).length > 0 ? (text.noMatch ?? text.empty) : text.empty}</Text>
              )}
              {data.items.length > 0 && (
                <Around rows={data.items}>
                  {(list.isDeleted && list.archive?.(data.items)) || children(data.items)}
                </Around>
              )}
              <ListPagination list={data} onPage={(page) => address.change({ page: String(page) })} />
              {choice.isOn && list.columns.length > 0 && (
                <ChosenRows choice={choice} page={data.items}>
                  {bulk?.(choice.rows, list.settings?.bulk ?? [])}
                  <ExportButton
                    title={text.title}
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
  );
}

/** The page does not exist, because the address is old or the last row was deleted; the last page is shown instead. */
const isPastLastPage = (list: PageOf<unknown>): boolean => list.items.length === 0 && list.page > pageCount(list);

function pageAddress(params: URLSearchParams, page: number): string {
  const next = new URLSearchParams(params);
  next.delete("page");
  if (page > 1) next.set("page", String(page));
  return next.toString();
}
