import { Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { WAIT_PHASES } from "../../../../contract/animals/wait-phases.ts";
import { WAIT_OWNERS, WAITING_PAGE, type WaitingAnimal } from "../../../../contract/animals/waiting.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { sinceText, waitText } from "../../animals/stays/wait-line.tsx";
import { animalsTexts } from "../../animals/texts.ts";
import { apiQuery } from "../../platform/calls.ts";
import { useLeftList } from "../../platform/kit/came-from.ts";
import { type ListAddress, useListAddress } from "../../platform/kit/list-address.ts";
import { SelectFilter } from "../../platform/kit/list-filters.tsx";
import { ListPagination } from "../../platform/kit/list-pagination.tsx";
import { Loaded, Screen } from "../../platform/kit/screen.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { overviewTexts } from "../texts.ts";
import { InPlace, StepDrawer } from "./in-place.tsx";
import { placeText } from "./waiting.words.ts";
import { Walk } from "./walk.tsx";
import { forgetOrder, WALK_PAGE, walkTotal } from "./walk-order.ts";

type Phase = (typeof WAIT_PHASES)[number];
type Owner = (typeof WAIT_OWNERS)[number] | "mine";
const OWNERS: readonly Owner[] = ["mine", ...WAIT_OWNERS];

/** @returns a page of the rounds, as the address asks for it */
function useRounds({ params, page }: ListAddress, at: number | undefined) {
  const phase = params.get("phase") as Phase | null;
  const owner = params.get("owner") as Owner | null;
  const wanted =
    at === undefined ? { page, pageSize: WAITING_PAGE } : { page: Math.ceil(at / WALK_PAGE), pageSize: WALK_PAGE };
  return useQuery({
    ...apiQuery("GET /waiting", { query: { ...(phase && { phase }), ...(owner && { owner }), ...wanted } }),
    placeholderData: keepPreviousData,
  });
}

/** Keeps the place of the walk for the way back (`walk-return.tsx`), until it is over or the list is shown. */
function useKeptPlace({ params }: ListAddress, of: string, at: number | undefined): void {
  const isWalking = at !== undefined && at <= (walkTotal(of) ?? at);
  useLeftList(isWalking ? params.toString() : of, "");
  useEffect(() => {
    if (at === undefined) forgetOrder();
  }, [at]);
}

/** @returns the filters of the rounds, as they stand in the address */
const filtersIn = ({ params }: ListAddress): string =>
  new URLSearchParams([...params].filter(([name]) => name === "phase" || name === "owner")).toString();

/** The rounds: all animals in care, those that only wait for us first, as a list or one after another (decision 0085). */
export function WaitingScreen() {
  const text = animalsTexts().waiting;
  const address = useListAddress();
  const at = Math.trunc(Number(address.params.get("at"))) || undefined;
  const query = useRounds(address, at);
  const of = filtersIn(address);
  useKeptPlace(address, of, at);
  const [opened, setOpened] = useState<WaitingAnimal>();
  return (
    <Screen title={appTexts().shell.navigation.waiting}>
      <StepDrawer item={opened} close={() => setOpened(undefined)} />
      {at === undefined && <Filters address={address} />}
      <Loaded query={query} failed={text.loadFailed}>
        {(list) =>
          at === undefined ? (
            <>
              <Group justify="space-between" gap="sm">
                <Text>{overviewTexts().morning.waitForUs(list.needless)}</Text>
                {list.totalCount > 0 && (
                  <Button onClick={() => address.change({ at: "1" })}>{text.walk.start(list.totalCount)}</Button>
                )}
              </Group>
              {list.items.length === 0 && <p role="status">{text.none}</p>}
              <ol className="rounds">
                {list.items.map((item) => (
                  <Row key={item.animal.id} item={item} open={setOpened} />
                ))}
              </ol>
              <ListPagination list={list} onPage={(page) => address.change({ page: String(page) })} />
            </>
          ) : (
            <Walk
              of={of}
              at={at}
              list={list}
              isLoading={query.isPlaceholderData}
              open={setOpened}
              go={(place) =>
                address.change({ at: place === undefined ? "" : String(place), page: String(address.page) })
              }
            />
          )
        }
      </Loaded>
    </Screen>
  );
}

function Filters({ address }: { address: ListAddress }) {
  const text = animalsTexts().waiting;
  return (
    <Group gap="sm">
      <SelectFilter
        {...{ address, name: "phase", label: text.phase, all: appTexts().words.everything, values: WAIT_PHASES }}
        texts={recordTexts().waiting.phases}
      />
      <SelectFilter
        {...{ address, name: "owner", label: text.owner, all: appTexts().words.everybody, values: OWNERS }}
        texts={{ ...text.owners, mine: text.mine }}
      />
    </Group>
  );
}

function Row({ item, open }: { item: WaitingAnimal; open: (item: WaitingAnimal) => void }) {
  const { animal, isNeedless, owner, daysHere } = item;
  return (
    <li className="rounds-row" data-needless={isNeedless || undefined}>
      <Stack gap="0.1rem">
        <Anchor component={Link} to={`/admin/animal/${animal.id}`} fw={700}>
          {animal.name}
        </Anchor>
        <Text size="sm" c="dimmed">
          {placeText(item)}
        </Text>
      </Stack>
      <Stack gap="0.1rem">
        <span>{waitText(item)}</span>
        {owner.name && (
          <Text size="sm" c="dimmed">
            {owner.name}
          </Text>
        )}
      </Stack>
      <Text size="sm" c="dimmed">
        {animalsTexts().waiting.here(sinceText(daysHere))}
      </Text>
      <span>
        <InPlace item={item} open={open} />
      </span>
    </li>
  );
}
