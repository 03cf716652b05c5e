import { TextInput } from "@mantine/core";
import { appTexts } from "../texts/texts.ts";
import type { ListAddress } from "./list-address.ts";

/** Filters a list by its first and last day. */
export function DayFilters({ address: { params, change } }: { address: ListAddress }) {
  const text = appTexts().kit.days;
  return (
    <div className="day-filters">
      <DayInput label={text.from} value={params.get("from") ?? ""} onChange={(from) => change({ from })} />
      <DayInput label={text.to} value={params.get("to") ?? ""} onChange={(to) => change({ to })} />
    </div>
  );
}

type DayInputProps = { label: string; value: string; onChange: (day: string) => void };

/** The browser reports only complete dates, so an incomplete one is not searched for. */
const DayInput = ({ label, value, onChange }: DayInputProps) => (
  <TextInput
    type="date"
    className="day-filter"
    label={label}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);
