import { Select } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { LONGEST_SEARCH, PAGE_SIZE, type PageOf } from "../../../contract/shared.ts";
import { api } from "../api.ts";
import { errorText } from "../problem.ts";

const QUIET_MS = 200;

/** A record as a choice. */
export type Option = { value: string; label: string };

/**
 * A select whose options the server searches while somebody types.
 * @param list the list's call with its filters, as `/users`; `q` and the page's size are added
 * @param label what an option reads
 * @param failed the catalogue's sentence when the options cannot be loaded
 * @param present what is chosen when the form begins
 */
export function RecordSelect<T extends { id: number }>({
  list,
  optionText,
  failed,
  error,
  present,
  ...input
}: {
  list: string;
  optionText: (record: T) => string;
  failed: string;
  id: string;
  name: string;
  label: string;
  placeholder?: string;
  present?: Option | undefined;
  readOnly?: boolean;
  value?: string | null;
  error?: string | undefined;
  onChange?: (value: string | null) => void;
}) {
  const [chosen, setChosen] = useState<Option | null>(present ?? null);
  const [typed, setTyped] = useState("");
  // What stands in the box after a choice is the choice, not a search.
  const [q] = useDebouncedValue(typed === chosen?.label ? "" : typed.trim().slice(0, LONGEST_SEARCH), QUIET_MS);
  const [call, filters] = list.split("?");
  const search = new URLSearchParams(filters);
  search.set("pageSize", String(PAGE_SIZE.choices));
  if (q) search.set("q", q);
  const found = useQuery({
    queryKey: [list, "options", q],
    queryFn: () => api.get<PageOf<T>>(`${call}?${search}`),
    placeholderData: keepPreviousData,
    enabled: !input.readOnly,
  });
  // A draft or an address brings an id alone; what it reads is asked for.
  const unnamed = input.value && input.value !== chosen?.value ? input.value : undefined;
  const one = useQuery({
    queryKey: [`${call}/${unnamed}`],
    queryFn: () => api.get<T>(`${call}/${unnamed}`),
    enabled: unnamed !== undefined,
  });
  const optionOf = (record: T): Option => ({ value: String(record.id), label: optionText(record) });
  if (unnamed && String(one.data?.id) === unnamed && one.data) setChosen(optionOf(one.data));
  const options = (found.data?.items ?? []).map(optionOf);
  return (
    <Select
      {...input}
      error={error ?? (found.isError || one.isError ? errorText(found.error ?? one.error, failed) : undefined)}
      data={withChosen(options, chosen)}
      // The server has searched; what it found is not searched again here.
      filter={({ options: all }) => all}
      searchable
      required
      maxLength={LONGEST_SEARCH}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(value, option) => {
        setChosen(value && option ? { value, label: option.label } : null);
        input.onChange?.(value);
      }}
      nothingFoundMessage={found.isFetching ? "Searching…" : "Nothing found"}
      comboboxProps={{ shadow: "md" }}
    />
  );
}

/**
 * The chosen record stays among the options while others are searched for, and reads the same as when it was chosen: the
 * box would take another text for a search.
 */
function withChosen(options: readonly Option[], chosen: Option | null): Option[] {
  if (!chosen) return [...options];
  if (!options.some(({ value }) => value === chosen.value)) return [chosen, ...options];
  return options.map((option) => (option.value === chosen.value ? chosen : option));
}
