import { Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { OrderedList } from "../../../../contract/animals/stay-words.ts";
import { apiQuery } from "../../platform/calls.ts";
import { type FormOf, field } from "../../platform/kit/form.ts";
import { appTexts } from "../../platform/texts/texts.ts";

/** From how many options on they can be searched. */
const LONG_LIST = 8;

type WordSelectProps<V extends object> = {
  form: FormOf<V>;
  name: { [K in keyof V]: number extends V[K] ? K : never }[keyof V] & string;
  list: OrderedList;
  type: string | null;
  label: string;
  size?: string;
};

/**
 * A select with what a list of the shelter offers for a type of intake or outcome; nothing where it offers nothing. What was
 * chosen for another type is forgotten.
 */
export function WordSelect<V extends object>({ form, name, list, type, label, size }: WordSelectProps<V>) {
  const { data } = useQuery(apiQuery("GET /stays/words"));
  const offered = (data?.items[list] ?? []).filter(
    ({ types }) => type !== null && (types.length === 0 || (types as readonly string[]).includes(type)),
  );
  const chosen = form.getValues()[name] as number | null;
  const isGone = data !== undefined && chosen !== null && !offered.some(({ id }) => id === chosen);
  useEffect(() => {
    if (isGone) form.setValues({ [name]: null } as Partial<V>);
  }, [isGone, form, name]);
  if (offered.length === 0) return null;
  const { onChange, value: _value, ...input } = field(form, name) as ReturnType<typeof field> & WithNumber;
  return (
    <Select
      {...input}
      {...(size && { size })}
      label={label}
      data={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={isGone || chosen === null ? null : String(chosen)}
      onChange={(id) => onChange(id === null ? null : Number(id))}
      searchable={offered.length > LONG_LIST}
      nothingFoundMessage={appTexts().kit.select.nothingFound}
      clearable
    />
  );
}
type WithNumber = { onChange: (id: number | null) => void; value?: unknown };
