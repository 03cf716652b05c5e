import { Checkbox, SegmentedControl, Select } from "@mantine/core";
import type { ListAddress } from "./list-address.ts";

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
export function CheckboxFilter({ address, name, label }: Pick<Props<never>, "address" | "name" | "label">) {
  return (
    <Checkbox
      label={label}
      checked={address.params.get(name) === "true"}
      onChange={({ currentTarget }) => address.change({ [name]: currentTarget.checked ? "true" : "" })}
    />
  );
}
