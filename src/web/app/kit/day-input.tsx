import { TextInput } from "@mantine/core";

/** A filter by a day. The browser reports only complete dates, so an incomplete one is not searched for. */
export function DayInput({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (day: string) => void;
}) {
  return (
    <TextInput
      type="date"
      className="day-filter"
      label={label}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
