import { Alert, Anchor, Button, Group, Select, Stack, Text } from "@mantine/core";
import { useNetwork } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { DUE_WITHIN } from "../../../../contract/animals/treatments.ts";
import { apiQuery } from "../../platform/calls.ts";
import { type ListAddress, useListAddress } from "../../platform/kit/list-address.ts";
import { Loaded, Screen } from "../../platform/kit/screen.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { animalsTexts } from "../texts.ts";
import { byUnit, kindsOf, merged } from "./due-list.ts";
import { DueUnit } from "./due-unit.tsx";
import { RoundFields } from "./round-fields.tsx";
import { TreatmentTabs } from "./treatment-tabs.tsx";
import { useRound } from "./use-round.ts";

type Within = (typeof DUE_WITHIN)[number];
const withinOf = ({ params }: ListAddress): Within => DUE_WITHIN.find((one) => one === params.get("due")) ?? "today";

/** What is due, by unit: a dose with one key, or all of a kind in a unit at once (rules §14). */
export function DueScreen() {
  const address = useListAddress();
  const round = useRound();
  const locationId = Number(address.params.get("locationId")) || undefined;
  const due = useQuery({
    ...apiQuery("GET /treatments", { query: { due: withinOf(address), locationId } }),
    placeholderData: keepPreviousData,
  });
  const text = animalsTexts().treatments;
  return (
    <Screen title={appTexts().shell.navigation.treatments}>
      <TreatmentTabs current="due" />
      <Filters address={address} />
      <Loaded query={due} failed={text.due.loadFailed}>
        {({ items }) => {
          const done = [...round.done.values()].filter(
            ({ unit }) => locationId === undefined || unit?.locationId === locationId,
          );
          const rows = merged(items, done);
          const kind = Number(address.params.get("kind")) || undefined;
          const shown = rows.filter((row) => kind === undefined || row.kind.id === kind);
          return (
            <Stack gap="md">
              {rows.length > 0 && <KindButtons address={address} rows={rows} kind={kind} />}
              {shown.length > 0 && <RoundFields round={round} kinds={kindsOf(shown).map((one) => one.kind)} />}
              <Offline />
              <output className="visually-hidden" aria-live="polite">
                {round.announcement}
              </output>
              {byUnit(shown).map((unit) => (
                <DueUnit key={unit.key} unit={unit} round={round} />
              ))}
              {shown.length === 0 && <Nothing address={address} hasMore={rows.length > 0} />}
            </Stack>
          );
        }}
      </Loaded>
    </Screen>
  );
}

function Offline() {
  const { online } = useNetwork();
  return online ? null : (
    <Alert color="yellow" role="alert">
      {animalsTexts().treatments.due.isOffline}
    </Alert>
  );
}

function Filters({ address }: { address: ListAddress }) {
  const text = animalsTexts().treatments.due;
  const { data } = useQuery(apiQuery("GET /locations"));
  const locations = data?.items ?? [];
  const within = withinOf(address);
  return (
    <Group gap="sm" align="end">
      <Group component="fieldset" gap="0.5rem" align="stretch">
        <legend className="visually-hidden">{appTexts().words.show}</legend>
        {DUE_WITHIN.map((one) => (
          <Button
            key={one}
            size="md"
            variant={one === within ? "filled" : "outline"}
            aria-pressed={one === within}
            onClick={() => address.change({ due: one === "today" ? "" : one })}
          >
            {text.within[one]}
          </Button>
        ))}
      </Group>
      {locations.length > 0 && (
        <Select
          label={text.place}
          data={locations.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={address.params.get("locationId")}
          onChange={(id) => address.change({ locationId: id ?? "" })}
          placeholder={text.allPlaces}
          clearable
        />
      )}
    </Group>
  );
}

type Rows = Parameters<typeof kindsOf>[0];

/** A round is mostly of one kind: with it chosen there is one batch to type. */
function KindButtons({ address, rows, kind }: { address: ListAddress; rows: Rows; kind: number | undefined }) {
  const text = animalsTexts().treatments.due;
  const kinds = kindsOf(rows);
  if (kinds.length < 2) return null;
  const button = (id: number | undefined, name: string) => (
    <Button
      key={id ?? 0}
      size="compact-lg"
      variant={id === kind ? "filled" : "light"}
      aria-pressed={id === kind}
      onClick={() => address.change({ kind: id === undefined ? "" : String(id) })}
    >
      {name}
    </Button>
  );
  return (
    <Group component="fieldset" gap="0.5rem" align="stretch">
      <legend className="visually-hidden">{text.kinds}</legend>
      {button(undefined, text.allKinds(rows.length))}
      {kinds.map(({ kind: { id, name }, count }) => button(id, text.kind(name, count)))}
    </Group>
  );
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
