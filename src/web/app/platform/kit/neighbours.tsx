import { ActionIcon, Group, Text, VisuallyHidden } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import type { PageOf } from "../../../../contract/platform/lists.ts";
import { pageCount } from "../../../page-numbers.ts";
import type { ListCall } from "../calls.ts";
import { queryClient } from "../query-client.ts";
import { appTexts } from "../texts/texts.ts";
import { keepLeftList, type LeftList, leftList } from "./came-from.ts";
import { pageQuery } from "./list-query.ts";
import { type AnyRecord, addressOf, type Resource } from "./resource.ts";

type Named = { id: number; name: string };
export type NeighbourList = ListCall<PageOf<Named>>;
/** A record beside this one, and how the list stands when it is shown. */
type Neighbour = Named & { left: LeftList };

/** A list on another of its pages. */
function onPage({ address, query }: LeftList, page: number): LeftList {
  const turned = (search: string) => {
    const params = new URLSearchParams(search);
    params.delete("page");
    if (page > 1) params.set("page", String(page));
    return params.toString();
  };
  return { address: turned(address), query: turned(query) };
}

const queryOf = (list: NeighbourList, { query }: LeftList) => pageQuery(list, new URLSearchParams(query));

/** The place of a record in the list that somebody came from; undefined unless it stands on the page that they left. */
function usePlace(list: NeighbourList, path: string, id: number) {
  const left = leftList(path) ?? { address: "", query: "" };
  const { data: here } = useQuery({ ...queryOf(list, left), enabled: leftList(path) !== undefined });
  const at = here?.items.findIndex((item) => item.id === id) ?? -1;
  const isFirst = at === 0 && here !== undefined && here.page > 1;
  const isLast = at >= 0 && here !== undefined && at === here.items.length - 1 && here.page < pageCount(here);
  const page = here?.page ?? 1;
  const [before, after] = [onPage(left, page - 1), onPage(left, page + 1)];
  const { data: pageBefore } = useQuery({ ...queryOf(list, before), enabled: isFirst });
  const { data: pageAfter } = useQuery({ ...queryOf(list, after), enabled: isLast });
  if (!here || at < 0) return undefined;
  const beside = (item: Named | undefined, of: LeftList): Neighbour | undefined => item && { ...item, left: of };
  return {
    previous: isFirst ? beside(pageBefore?.items.at(-1), before) : beside(here.items[at - 1], left),
    next: isLast ? beside(pageAfter?.items[0], after) : beside(here.items[at + 1], left),
    number: (here.page - 1) * here.pageSize + at + 1,
    total: here.totalCount,
  };
}

type NeighboursProps<T extends AnyRecord> = { list: NeighbourList; resource: Resource<T>; id: number };

/** The way to the records before and after this one in the list that somebody came from; its keys are `k` and `j`. */
export function Neighbours<T extends AnyRecord>({ list, resource, id }: NeighboursProps<T>) {
  const text = appTexts().kit.neighbours;
  const place = usePlace(list, resource.list, id);
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const addressTo = (one: Neighbour) => addressOf.view(resource, one.id) + search + hash;
  const keep = (one: Neighbour) => keepLeftList(resource.list, one.left);
  const go = (one: Neighbour | undefined) => {
    if (!one) return;
    keep(one);
    void navigate(addressTo(one));
  };
  useHotkeys([
    ["j", () => go(place?.next)],
    ["k", () => go(place?.previous)],
  ]);
  const nextId = place?.next?.id;
  useEffect(() => {
    if (nextId !== undefined) void queryClient.prefetchQuery(resource.read(nextId));
  }, [nextId, resource]);
  if (!place) return null;
  return (
    <Group component="nav" className="neighbours no-print" gap={2} wrap="nowrap" aria-label={text.title}>
      <Step to={place.previous} address={addressTo} name={text.previous} keep={keep} Icon={IconChevronLeft} />
      <Text size="sm" c="dimmed">
        {text.place(place.number, place.total)}
      </Text>
      <Step to={place.next} address={addressTo} name={text.next} keep={keep} Icon={IconChevronRight} />
    </Group>
  );
}

type StepProps = {
  to: Neighbour | undefined;
  address: (one: Neighbour) => string;
  name: (record: string) => string;
  keep: (one: Neighbour) => void;
  Icon: typeof IconChevronLeft;
};

function Step({ to, address, name, keep, Icon }: StepProps) {
  if (!to) return null;
  return (
    <ActionIcon
      component={Link}
      to={address(to)}
      onClick={() => keep(to)}
      variant="subtle"
      size="lg"
      title={name(to.name)}
    >
      <Icon size={20} aria-hidden />
      <VisuallyHidden>{name(to.name)}</VisuallyHidden>
    </ActionIcon>
  );
}
