import { Button, Group, Text } from "@mantine/core";
import { IconListCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { StaffListName } from "../../../../contract/platform/kept-views.ts";
import type { ListSettings } from "../../../../contract/platform/list-views.ts";
import { appTexts } from "../texts/texts.ts";
import { DeletedOnly } from "./archive.tsx";
import { narrowing } from "./list-address.ts";
import { ListBar } from "./list-bar.tsx";
import { FormChoice } from "./list-form.tsx";
import { ListViews } from "./list-views.tsx";
import { SearchBox } from "./search-box.tsx";
import type { Listed, ShownList } from "./shown-list.ts";

type Props<P extends Listed> = {
  list: ShownList<P>;
  /** The filters. */
  children?: ReactNode;
  /** Of a list with many: they stand in lines of their own. */
  moreFilters?: ReactNode;
  /** Additional information about the whole list, beside the number of matches. */
  summary?: (page: P) => ReactNode;
  /** How many there are, in words, where what is usual narrows the list. */
  counted?: (count: number, asked: URLSearchParams) => string | undefined;
  /** What a kept view asks for, so that it is the same list for everybody; left out: what the address says. */
  kept?: (params: URLSearchParams, asked: URLSearchParams) => URLSearchParams;
};

/** What stands above the rows of a list: the search, the filters, how many match, and how they are shown. */
export function ListTools<P extends Listed>({ list, children, moreFilters, summary, counted, kept }: Props<P>) {
  const { of, text, address, asked, query, settings, archive } = list;
  if (!text.search && !children && !settings && !summary) return null;
  const { data } = query;
  const countOf = ({ totalCount }: P) =>
    counted?.(totalCount, asked) ?? countText(totalCount, narrowing(address).length > 0);
  return (
    <ListBar>
      {text.search && <SearchBox placeholder={text.search} value={address.q} onSearch={(q) => address.change({ q })} />}
      {archive && <DeletedOnly address={address} label={text.deleted ?? ""} />}
      {children}
      <Text c="dimmed" role="status">
        {data && countOf(data)}
      </Text>
      {data && summary?.(data)}
      {of.name && settings && (
        <Tools {...{ list, name: of.name, settings }} query={String(kept?.(address.params, asked) ?? address.params)} />
      )}
      {moreFilters}
    </ListBar>
  );
}

type ToolsProps<P extends Listed> = {
  list: ShownList<P>;
  name: StaffListName;
  settings: ListSettings;
  query: string;
};

function Tools<P extends Listed>({ list, name, settings, query }: ToolsProps<P>) {
  const { columns, hasCards, isTable, choice } = list;
  return (
    <Group gap="xs" className="list-tools no-print">
      {hasCards && <FormChoice list={name} look={settings.look} />}
      <ListViews list={name} settings={settings} columns={isTable ? columns : []} query={query} />
      {columns.length > 0 && !choice.isOn && <ChooseButton choose={() => choice.turn(true)} />}
    </Group>
  );
}

/** Without a search or a filter, the text says how many records there are. */
function countText(count: number, isFiltered: boolean): string {
  const { total, matches } = appTexts().kit.list;
  return isFiltered ? matches(count) : total(count);
}

const ChooseButton = ({ choose }: { choose: () => void }) => (
  <Button
    className="choose-rows"
    variant="subtle"
    size="compact-md"
    leftSection={<IconListCheck size={18} aria-hidden />}
    onClick={choose}
  >
    {appTexts().kit.rows.choose}
  </Button>
);
