import { useState } from "react";
import { appTexts } from "../texts/texts.ts";
import { DateField } from "./date-field.tsx";
import type { ListAddress } from "./list-address.ts";
import { isDay } from "./typed-date.ts";

/** Filters a list by its first and last day. */
export function DayFilters({ address: { params, change } }: { address: ListAddress }) {
  const text = appTexts().kit.days;
  const { from, to } = Object.fromEntries(params) as { from?: string; to?: string };
  return (
    <div className="day-filters">
      <DayInput label={text.from} value={from ?? ""} max={to} onChange={(from) => change({ from })} />
      <DayInput label={text.to} value={to ?? ""} min={from} onChange={(to) => change({ to })} />
    </div>
  );
}

type DayInputProps = {
  label: string;
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  onChange: (day: string) => void;
};

/** The list is filtered once the date is complete. */
function DayInput({ value, onChange, ...input }: DayInputProps) {
  const [typed, setTyped] = useState(value);
  const [filtered, setFiltered] = useState(value);
  // The address has changed, maybe by "back".
  if (filtered !== value) {
    setFiltered(value);
    setTyped(value);
  }
  const change = (day: string) => {
    setTyped(day);
    if (day === "" || isDay(day)) onChange(day);
  };
  return <DateField {...input} className="day-filter" value={typed} onChange={change} />;
}
