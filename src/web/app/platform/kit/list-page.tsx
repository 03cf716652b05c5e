import { Button, Stack, Text } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, Navigate, useNavigate } from "react-router";
import { mayOpen } from "../../../../contract/platform/admin-paths.ts";
import type { PageOf } from "../../../../contract/platform/lists.ts";
import { pageCount } from "../../../page-numbers.ts";
import type { ListCall } from "../calls.ts";
import { useSession } from "../session.ts";
import { appTexts } from "../texts/texts.ts";
import { useLeftList } from "./came-from.ts";
import { ExportButton } from "./export-button.tsx";
import { narrowing, useListAddress } from "./list-address.ts";
import { useTableAhead } from "./list-form.tsx";
import { ListHead } from "./list-head.tsx";
import { ListPagination } from "./list-pagination.tsx";
import { exportedOf, type ListPageProps, type RowOf } from "./list-props.ts";
import { pageQuery } from "./list-query.ts";
import { ListRows } from "./list-rows.tsx";
import { useListSettings } from "./list-settings.ts";
import { ChoosableRows, ChosenRows, useRowChoice } from "./row-choice.tsx";
import { useRowKeys } from "./row-keys.ts";
import { Loaded, Screen } from "./screen.tsx";

/** A list screen: search, filters, number of matches, rows and pages (spec §2.6). Its state is in the address. */
export function ListPage<P extends PageOf<{ id: number | string }>>(props: ListPageProps<P>) {
  const session = useSession();
  const { title, list: call, empty, noMatch = empty, failed } = props;
  const add = props.add && mayOpen(session, props.add.to) ? props.add : undefined;
  const address = useListAddress();
  const { list: name, settings, isKnown } = useListSettings();
  const choice = useRowChoice<RowOf<P>>();
  const asked = props.usual?.(address.params, settings?.look ?? {}) ?? address.params;
  const list = useQuery({
    ...pageQuery(call, asked),
    placeholderData: keepPreviousData,
    enabled: isKnown || !props.usual,
  });
  useLeftList(address.params.toString(), asked.toString());
  useRowKeys();
  useTableAhead(name);
  const navigate = useNavigate();
  useHotkeys([["n", () => add && navigate(add.to)]]);
  const exported = exportedOf(props);
  const choose = choice.isOn ? undefined : () => choice.turn(true);
  return (
    <Screen
      title={title}
      actions={
        <>
          {session.isEmployee && exported && (
            <ExportButton title={title} rows={() => wholeList(call, asked)} columns={exported} />
          )}
          {add && <AddButton {...add} />}
        </>
      }
    >
      {props.before}
      <ListHead {...{ props, address, asked, name, settings, choose }} data={list.data} />
      <Loaded query={list} failed={failed}>
        {(data) =>
          isPastLastPage(data) ? (
            <Navigate to={{ search: pageAddress(address.params, pageCount(data)) }} replace />
          ) : (
            <ChoosableRows choice={choice}>
              <Stack className="list-page" gap="1.25rem" aria-busy={list.isPlaceholderData}>
                {data.items.length === 0 && <Text>{narrowing(address).length > 0 ? noMatch : empty}</Text>}
                {data.items.length > 0 && <ListRows {...{ props, name, settings }} rows={data.items} />}
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

const AddButton = ({ text, to }: { text: string; to: string }) => (
  <Button component={Link} to={to}>
    {text}
  </Button>
);
