import { Alert, Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { localTime } from "../../../format.ts";
import { apiQuery } from "../../platform/calls.ts";
import { type ListAddress, useListAddress } from "../../platform/kit/list-address.ts";
import { Loaded, Screen } from "../../platform/kit/screen.tsx";
import { shelterToday } from "../../platform/shelter-day.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { placementText } from "../care/placements.tsx";
import { animalsTexts } from "../texts.ts";
import { DoseFilters, idIn, withinOf } from "./dose-filters.tsx";
import { byUnit } from "./dose-list.ts";
import { DosePaper } from "./dose-paper.tsx";
import { DoseSheet } from "./dose-sheet.tsx";
import { TreatmentTabs } from "./treatment-tabs.tsx";
import { useDoseSheet } from "./use-dose-sheet.ts";

/** The doses of the day on one sheet, as the desk sees the daily round: what is due, and what is done (rules §14). */
export function DueScreen() {
  const address = useListAddress();
  const sheet = useDoseSheet({ due: withinOf(address), locationId: idIn(address, "locationId") });
  const text = animalsTexts().treatments;
  return (
    <Screen
      title={appTexts().shell.navigation.treatments}
      actions={
        <Button
          className="no-print print-sheet"
          variant="outline"
          leftSection={<IconPrinter size={18} aria-hidden />}
          onClick={() => print()}
        >
          {appTexts().words.print}
        </Button>
      }
    >
      <Stack gap="xs">
        <Group className="no-print" justify="space-between" gap="0.25rem 1rem">
          <TreatmentTabs current="due" />
          <Anchor component={Link} to="/admin/rounds" className="tall-link">
            {text.sheet.walk}
          </Anchor>
        </Group>
        <Loaded query={sheet.query as Parameters<typeof Loaded<Rows>>[0]["query"]} failed={text.due.loadFailed}>
          {(rows) => <Sheet address={address} rows={rows} sheet={sheet} />}
        </Loaded>
      </Stack>
    </Screen>
  );
}

type Rows = Parameters<typeof byUnit>[0];
type Props = { address: ListAddress; rows: Rows; sheet: ReturnType<typeof useDoseSheet> };

function Sheet({ address, rows, sheet }: Props) {
  const kind = idIn(address, "kind");
  const shown = rows.filter((row) => kind === undefined || row.kind.id === kind);
  const units = byUnit(shown, placeText);
  return (
    <>
      <DoseFilters address={address} rows={rows} sheet={sheet} />
      {sheet.unsent.isOffline && (
        <Alert className="no-print" color="yellow" role="status">
          {animalsTexts().rounds.offline(localTime(new Date(sheet.readAt).toISOString()))}
        </Alert>
      )}
      <output className="visually-hidden" aria-live="polite">
        {sheet.said}
      </output>
      {units.length > 0 && <DoseSheet units={units} work={sheet} />}
      {shown.every(({ done }) => done) && <Nothing address={address} hasMore={rows.some(({ done }) => !done)} />}
      <DosePaper units={units} day={shelterToday()} />
    </>
  );
}

function placeText({ unit, placement }: Rows[number]): string {
  if (unit) return animalsTexts().rounds.unit(unit.location, unit.unit);
  return placement ? placementText(placement) : appTexts().words.withoutUnit;
}

function Nothing({ address, hasMore }: { address: ListAddress; hasMore: boolean }) {
  const text = animalsTexts().treatments.due;
  const kinds = useQuery(apiQuery("GET /treatment-kinds"));
  // An empty list says why it is empty: without a rule nothing is ever planned.
  if (
    !hasMore &&
    kinds.data &&
    !kinds.data.items.some(({ rules }) => rules.some(({ activeSince }) => activeSince !== null))
  ) {
    return (
      <Text>
        {text.noRules}{" "}
        <Anchor component={Link} to="/admin/treatments/rules" inherit>
          {text.toRules}
        </Anchor>
      </Text>
    );
  }
  const isFiltered = hasMore || address.params.has("locationId");
  const to = isFiltered ? "/admin/treatments" : "/admin/treatments?due=week";
  return (
    <Text>
      {isFiltered ? text.noMatch : text.empty}{" "}
      {(isFiltered || withinOf(address) !== "week") && (
        <Anchor component={Link} to={to} inherit>
          {isFiltered ? text.showAll : text.showWeek}
        </Anchor>
      )}
    </Text>
  );
}
