import { SegmentedControl, Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { ANIMAL_TYPES } from "../../../../contract/animals/animals.ts";
import { INTAKE_TYPES } from "../../../../contract/animals/stays.ts";
import { STATISTIC_AGES } from "../../../../contract/overview/statistics.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { apiQuery } from "../../platform/calls.ts";
import { options } from "../../platform/kit/fields.tsx";
import type { ListAddress } from "../../platform/kit/list-address.ts";
import { DayFilters } from "../../platform/kit/list-filters.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { daysOf, PERIODS, type Period, periodOf } from "./statistics-address.ts";

const LIVE_INTAKES = INTAKE_TYPES.filter((type) => type !== "dead_on_arrival");

/** The period and the filters, kept in the address. */
export function StatisticsFilters({ address }: { address: ListAddress }) {
  const text = appTexts().statistics;
  const { params, change } = address;
  const period = periodOf(params);
  const choose = (next: Period) =>
    change(next === "own" ? { period: next, ...daysOf(period, params) } : { period: next, from: "", to: "" });
  const locations = useQuery(apiQuery("GET /locations", { query: { retired: "true" } }));
  const places = locations.data?.items.map(({ id, name }) => ({ value: String(id), label: name })) ?? [];
  const filters = [
    { name: "type", label: text.species, data: options(ANIMAL_TYPES, recordTexts().animals.types) },
    { name: "intakeType", label: text.intakeType, data: options(LIVE_INTAKES, appTexts().stays.intakeTypes) },
    { name: "ageClass", label: text.ageClass, data: options(STATISTIC_AGES, text.ages) },
    ...(places.length > 0 ? [{ name: "locationId", label: text.location, data: places }] : []),
  ];
  return (
    <div className="statistics-filters">
      <SegmentedControl
        aria-label={text.period}
        className="statistics-period"
        data={options(PERIODS, text.periods)}
        value={period}
        onChange={(value) => choose(value as Period)}
      />
      {period === "own" && <DayFilters address={address} />}
      {filters.map(({ name, label, data }) => (
        <Select
          key={name}
          label={label}
          data={[{ value: "", label: text.all }, ...data]}
          value={params.get(name) ?? ""}
          onChange={(value) => change({ [name]: value ?? "" })}
        />
      ))}
    </div>
  );
}
