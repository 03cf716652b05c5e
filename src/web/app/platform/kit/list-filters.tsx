import { Button, Checkbox, Group, SegmentedControl, Select } from "@mantine/core";
import { IconFilter } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { appTexts } from "../texts/texts.ts";
import { DateField } from "./date-field.tsx";
import { type ListAddress, narrowing } from "./list-address.ts";
import { isDay } from "./typed-date.ts";

type Props<Value extends string> = {
  address: ListAddress;
  /** The parameter of the address, and of the call. */
  name: string;
  label: string;
  /** The choice that filters nothing. */
  all: string;
  values: readonly Value[];
  texts: Readonly<Record<Value, string>>;
};

const choices = <Value extends string>({ all, values, texts }: Props<Value>) => [
  { value: "", label: all },
  ...values.map((value) => ({ value, label: texts[value] })),
];

/** Filters a list by one of a few values, which all stand side by side. */
export function SegmentFilter<Value extends string>(props: Props<Value>) {
  const { address, name, label } = props;
  return (
    <SegmentedControl
      aria-label={label}
      data={choices(props)}
      value={address.params.get(name) ?? ""}
      onChange={(value) => address.change({ [name]: value })}
    />
  );
}

/** Filters a list by one of several values. */
export function SelectFilter<Value extends string>(props: Props<Value>) {
  const { address, name, label } = props;
  return (
    <Select
      aria-label={label}
      w="10rem"
      data={choices(props)}
      value={address.params.get(name) ?? ""}
      onChange={(value) => address.change({ [name]: value ?? "" })}
    />
  );
}

/** Filters a list by a yes, such as "open only". */
export const CheckboxFilter = ({ address, name, label }: Pick<Props<never>, "address" | "name" | "label">) => (
  <Checkbox
    label={label}
    checked={address.params.get(name) === "true"}
    onChange={({ currentTarget }) => address.change({ [name]: currentTarget.checked ? "true" : "" })}
  />
);

const ID = "list-filters";

type FoldedProps = { address: ListAddress; className?: string; children: ReactNode };

/** The filters of a list that has many: on phones behind a button that says how many are set, else beside each other. */
export function FoldedFilters({ address, className = "", children }: FoldedProps) {
  const [isOpen, setOpen] = useState(false);
  const count = narrowing(address).filter((name) => name !== "q").length;
  return (
    <>
      <Button
        className="filters-fold"
        variant="outline"
        leftSection={<IconFilter size={18} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={ID}
        onClick={() => setOpen(!isOpen)}
      >
        {appTexts().kit.list.filters(count)}
      </Button>
      <Group
        id={ID}
        className={`folded-filters ${className}`}
        mod={{ open: isOpen }}
        gap="0.75rem 1.25rem"
        align="end"
        w="100%"
      >
        {children}
      </Group>
    </>
  );
}

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
