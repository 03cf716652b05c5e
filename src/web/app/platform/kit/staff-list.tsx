import { Button } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import { mayOpen } from "../../../../contract/platform/admin-paths.ts";
import type { ListLook } from "../../../../contract/platform/list-views.ts";
import type { ListCall } from "../calls.ts";
import { useSession } from "../session.ts";
import { isArchive } from "./archive.tsx";
import { useLeftList } from "./came-from.ts";
import type { Column } from "./data-table.tsx";
import { ExportButton } from "./export-button.tsx";
import { useListAddress } from "./list-address.ts";
import { pageQuery } from "./list-query.ts";
import { useListSettings } from "./list-settings.ts";
import { ListTable, useTableAhead } from "./list-table.tsx";
import { ListTools } from "./list-tools.tsx";
import { useRowChoice } from "./row-choice.tsx";
import { useRowKeys } from "./row-keys.ts";
import { Screen } from "./screen.tsx";
import type { Listed, ListOf, RowOf, ShownList } from "./shown-list.ts";

type Props<P extends Listed> = {
  of: ListOf<P>;
  /** What its table shows; left out where the screen draws the rows in its own way. */
  columns?: readonly Column<RowOf<P>>[];
  /** The columns of an export, where they are others; without any there is none. */
  exported?: readonly Column<RowOf<P>>[];
  /** What only exports have. */
  moreExported?: readonly Column<RowOf<P>>[];
  /** Deleted records, which admins may ask for and bring back (rules §1). */
  archive?: (rows: readonly RowOf<P>[]) => ReactNode;
  /** The rows can be cards, too, which is how they are shown until somebody chooses the table. */
  hasCards?: boolean;
  /** What is asked for, where the address and this person's look of the list say nothing; left out: all. */
  usual?: (params: URLSearchParams, look: ListLook) => URLSearchParams;
  /** The tools and the rows; left out: the search and a table. */
  children?: (list: ShownList<P>) => ReactNode;
};

/** The screen of a list: its title, its export, the way to add one (spec §2.6). Its state is in the address. */
export function StaffList<P extends Listed>(props: Props<P>) {
  const { of, moreExported = [], hasCards = false, usual, children = plain } = props;
  const session = useSession();
  const text = of.text();
  const addAt = of.addAt && mayOpen(session, of.addAt) ? of.addAt : undefined;
  const address = useListAddress();
  const archive = session.isAdmin ? props.archive : undefined;
  const isDeleted = archive !== undefined && isArchive(address);
  const columns = (!isDeleted && props.columns) || [];
  const exported = props.exported ?? (columns.length > 0 ? [...columns, ...moreExported] : []);
  const { settings, isKnown } = useListSettings(of.name);
  const choice = useRowChoice<RowOf<P>>();
  const asked = usual?.(address.params, settings?.look ?? {}) ?? address.params;
  const query = useQuery({
    ...pageQuery(of.call, asked),
    placeholderData: keepPreviousData,
    enabled: isKnown || !usual,
  });
  useLeftList(address.params.toString(), asked.toString());
  useRowKeys();
  useTableAhead(of.name);
  const navigate = useNavigate();
  useHotkeys([["n", () => addAt && navigate(addAt)]]);
  const isTable = columns.length > 0 && !(hasCards && settings?.look.form !== "table");
  const state = { of, text, address, asked, query, settings, choice, columns, exported };
  return (
    <Screen
      title={text.title}
      actions={
        <>
          {session.isEmployee && exported.length > 0 && (
            <ExportButton title={text.title} rows={() => wholeList(of.call, asked)} columns={exported} />
          )}
          {addAt && (
            <Button component={Link} to={addAt}>
              {text.add}
            </Button>
          )}
        </>
      }
    >
      {children({ ...state, archive, isDeleted, hasCards, isTable })}
    </Screen>
  );
}

const plain = <P extends Listed>(list: ShownList<P>) => (
  <>
    <ListTools list={list} />
    <ListTable list={list} />
  </>
);

/** All rows that match, whatever page is shown. */
async function wholeList<P extends Listed>(call: ListCall<P>, params: URLSearchParams): Promise<P["items"]> {
  const search = new URLSearchParams(params);
  search.delete("page");
  search.set("all", "true");
  return (await call.load(search)).items;
}
