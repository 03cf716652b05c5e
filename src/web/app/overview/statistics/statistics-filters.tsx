import { ActionIcon, Group, SegmentedControl, Select } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { ANIMAL_TYPES } from "../../../../contract/animals/animals.ts";
import { INTAKE_TYPES } from "../../../../contract/animals/stays.ts";
import { AGAINST } from "../../../../contract/overview/spans.ts";
import { STATISTIC_AGES } from "../../../../contract/overview/statistics.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { animalsTexts } from "../../animals/texts.ts";
import { apiQuery } from "../../platform/calls.ts";
import { options } from "../../platform/kit/fields.tsx";
import type { ListAddress } from "../../platform/kit/list-address.ts";
import { DayFilters, FoldedFilters } from "../../platform/kit/list-filters.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { overviewTexts } from "../texts.ts";
import {
  againstOf,
  besideSpan,
  daysOf,
  FILTERS,
  mayChooseAgainst,
  PERIODS,
  type Period,
  periodOf,
} from "./statistics-address.ts";

const LIVE_INTAKES = INTAKE_TYPES.filter((type) => type !== "dead_on_arrival");

/** The period and the filters, kept in the address. */
export function StatisticsFilters({ address }: { address: ListAddress }) {
  const { params } = address;
  // How many filters are set does not count the period.
  const filters = new URLSearchParams([...params].filter(([name]) => FILTERS.some((one) => one === name)));
  return (
    <div className="statistics-filters">
      <PeriodChoice address={address} />
      {periodOf(params) === "own" && <DayFilters address={address} />}
      <FoldedFilters address={{ ...address, params: filters }} className="statistics-selects">
        <Selects address={address} />
      </FoldedFilters>
    </div>
  );
}

/** The periods that are asked for most, and the way to the one before and after. */
function PeriodChoice({ address: { params, change } }: { address: ListAddress }) {
  const text = overviewTexts().statistics;
  const period = periodOf(params);
  const choose = (next: Period) =>
    change(next === "own" ? { period: next, ...daysOf(period, params) } : { period: next, from: "", to: "" });
  return (
    <Group gap="xs" className="statistics-choice">
      <SegmentedControl
        aria-label={text.period}
        className="statistics-period"
        data={options(PERIODS, text.periods)}
        value={period}
        onChange={(value) => choose(value as Period)}
      />
      {([-1, 1] as const).map((step) => {
        const beside = besideSpan(params, step);
        const Icon = step < 0 ? IconChevronLeft : IconChevronRight;
        return (
          <ActionIcon
            key={step}
            variant="default"
            size="lg"
            aria-label={step < 0 ? text.spanBefore : text.spanAfter}
            disabled={!beside}
            onClick={() => beside && change(beside)}
          >
            <Icon size={20} aria-hidden />
          </ActionIcon>
        );
      })}
    </Group>
  );
}

function Selects({ address: { params, change } }: { address: ListAddress }) {
  const text = overviewTexts().statistics;
  const locations = useQuery(apiQuery("GET /locations", { query: { retired: "true" } }));
  const places = locations.data?.items.map(({ id, name }) => ({ value: String(id), label: name })) ?? [];
  const filters = [
    { name: "type", label: text.species, data: options(ANIMAL_TYPES, recordTexts().animals.types) },
    { name: "intakeType", label: text.intakeType, data: options(LIVE_INTAKES, animalsTexts().stays.intakeTypes) },
    { name: "ageClass", label: text.ageClass, data: options(STATISTIC_AGES, text.ages) },
    ...(places.length > 0 ? [{ name: "locationId", label: appTexts().words.location, data: places }] : []),
  ];
  return (
    <>
      {filters.map(({ name, label, data }) => (
        <Select
          key={name}
          label={label}
          data={[{ value: "", label: appTexts().words.all }, ...data]}
          value={params.get(name) ?? ""}
          onChange={(value) => change({ [name]: value ?? "" })}
        />
      ))}
      {mayChooseAgainst(daysOf(periodOf(params), params)) && (
        <Select
          label={text.comparedWith}
          data={options(AGAINST, recordTexts().statistics.sentence.than)}
          value={againstOf(params)}
          allowDeselect={false}
          onChange={(value) => change({ against: value === "span" ? value : "" })}
        />
      )}
    </>
  );
}
