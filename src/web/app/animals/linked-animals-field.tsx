import { MultiSelect } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { LinkedAnimal } from "../../../contract/linked-animals.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { choicesOf } from "../calls.ts";
import { errorText } from "../problem.ts";
import { appTexts } from "../texts/texts.ts";

const DEBOUNCE_MS = 200;
/** The most animals that a text shows; the contract has the same (`MOST_LINKED_ANIMALS`). */
const MOST = 6;

type Props = {
  id: string;
  name: string;
  label: string;
  description: string;
  readOnly?: boolean;
  value?: readonly LinkedAnimal[];
  onChange?: (animals: LinkedAnimal[]) => void;
  error?: string | undefined;
};

/** The animals that a text shows, found by their names. */
export function LinkedAnimalsField({ value = [], onChange, error, ...input }: Props) {
  const text = appTexts().kit.select;
  const [typed, setTyped] = useState("");
  const [q] = useDebouncedValue(typed.trim(), DEBOUNCE_MS);
  const { list } = choicesOf("GET /animals", { status: "Available" });
  const found = useQuery({
    queryKey: [...list.key, "linked", q],
    queryFn: () => list.load(new URLSearchParams({ pageSize: "50", ...(q && { q }) })),
    placeholderData: keepPreviousData,
    enabled: !input.readOnly,
  });
  const known = new Map([...(found.data?.items ?? []), ...value].map(({ id, name }) => [String(id), { id, name }]));
  return (
    <MultiSelect
      {...input}
      error={error ?? (found.error ? errorText(found.error, recordTexts().animals.loadFailed) : undefined)}
      data={[...known].map(([id, { name }]) => ({ value: id, label: name }))}
      value={value.map(({ id }) => String(id))}
      onChange={(ids) => onChange?.(ids.flatMap((id) => known.get(id) ?? []))}
      // The server has filtered the options already.
      filter={({ options }) => options}
      searchable
      openOnFocus={false}
      searchValue={typed}
      onSearchChange={setTyped}
      hidePickedOptions
      maxValues={MOST}
      nothingFoundMessage={found.isFetching ? text.searching : text.nothingFound}
      comboboxProps={{ shadow: "md" }}
    />
  );
}
