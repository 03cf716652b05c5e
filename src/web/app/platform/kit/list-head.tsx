import { Button, Group, Text } from "@mantine/core";
import { IconListCheck } from "@tabler/icons-react";
import type { ListSettings, StaffList } from "../../../../contract/platform/list-views.ts";
import type { PageOf } from "../../../../contract/platform/lists.ts";
import { appTexts } from "../texts/texts.ts";
import { type ListAddress, narrowing } from "./list-address.ts";
import { ListBar } from "./list-bar.tsx";
import { FormChoice } from "./list-form.tsx";
import { cardsOf, type ListPageProps } from "./list-props.ts";
import { ListViews } from "./list-views.tsx";
import { SearchBox } from "./search-box.tsx";

type Props<P extends PageOf<unknown>> = {
  props: ListPageProps<P>;
  address: ListAddress;
  asked: URLSearchParams;
  data: P | undefined;
  name: StaffList | undefined;
  settings: ListSettings | undefined;
  /** Lets rows be chosen, while they are not. */
  choose: (() => void) | undefined;
};

/** What stands above the rows of a list: the search, the filters, how many match, and how they are shown. */
export function ListHead<P extends PageOf<unknown>>({ props, address, asked, data, name, settings, choose }: Props<P>) {
  const { search, filters, summary, counted } = props;
  if (!search && !filters && !settings && !summary) return null;
  const countOf = ({ totalCount }: P) =>
    counted?.(totalCount, asked) ?? countText(totalCount, narrowing(address).length > 0);
  return (
    <ListBar>
      {search && <SearchBox placeholder={search} value={address.q} onSearch={(q) => address.change({ q })} />}
      {filters?.(address, asked)}
      <Text c="dimmed" role="status">
        {data && countOf(data)}
      </Text>
      {data && summary?.(data)}
      {name && settings && (
        <Tools
          {...{ props, name, settings, choose }}
          query={String(props.kept?.(address.params, asked) ?? address.params)}
        />
      )}
      {props.moreFilters?.(address)}
    </ListBar>
  );
}

type ToolsProps<P extends PageOf<unknown>> = Pick<Props<P>, "props" | "choose"> & {
  name: StaffList;
  settings: ListSettings;
  query: string;
};

function Tools<P extends PageOf<unknown>>({ props, name, settings, choose, query }: ToolsProps<P>) {
  const hasForms = "columns" in props && props.cards !== undefined;
  const columns = "columns" in props && !cardsOf(props, settings.look) ? props.columns : [];
  return (
    <Group gap="xs" className="list-tools no-print">
      {hasForms && <FormChoice list={name} look={settings.look} />}
      <ListViews list={name} settings={settings} columns={columns} query={query} />
      {choose && hasTicks(props) && <ChooseButton choose={choose} />}
    </Group>
  );
}

/** Without a search or a filter, the text says how many records there are. */
function countText(count: number, isFiltered: boolean): string {
  const { total, matches } = appTexts().kit.list;
  return isFiltered ? matches(count) : total(count);
}

/** Of rows that are drawn by the list's own screen, only those with a `bulk` have ticks. */
const hasTicks = <P extends PageOf<unknown>>(props: ListPageProps<P>): boolean =>
  "columns" in props || props.bulk !== undefined;

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
