import { Select } from "@mantine/core";
import { calendarTexts } from "./texts.ts";

/** Lengths that are usual, in minutes. */
const USUAL = [15, 30, 45, 60, 90, 120, 180, 240];

type LengthSelectProps = {
  value: number;
  onChange: (minutes: number) => void;
  id?: string;
  name?: string;
  readOnly?: boolean;
  error?: string;
};

/** How long something takes: a usual length, or the one that it has. */
export function LengthSelect({ value, onChange, ...input }: LengthSelectProps) {
  const text = calendarTexts().calendar;
  const lengths = [...new Set([...USUAL, value])].toSorted((one, other) => one - other);
  return (
    <Select
      {...input}
      label={text.length}
      data={lengths.map((minutes) => ({ value: String(minutes), label: text.minutes(minutes) }))}
      value={String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
      allowDeselect={false}
    />
  );
}
