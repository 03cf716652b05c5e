import { Select } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { LONGEST_SEARCH, PAGE_SIZE, type PageOf } from "../../../contract/shared.ts";
import { api } from "../api.ts";
import { ApiError, errorText } from "../problem.ts";

const QUIET_MS = 200;
const FORBIDDEN = 403;

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
  const optionOf = (record: T): Option => ({ value: String(record.id), label: optionText(record) });
  const options = (found.data?.items ?? []).map(optionOf);
  // A draft or an address brings an id alone. The list may name it to somebody who may not read the record itself.
  const unnamed = input.value && input.value !== chosen?.value ? input.value : undefined;
  const listed = options.find(({ value }) => value === unnamed);
  const one = useQuery({
    queryKey: [`${call}/${unnamed}`],
    queryFn: () => api.get<T>(`${call}/${unnamed}`),
    enabled: unnamed !== undefined && !listed && !found.isPending,
  });
  const named = listed ?? (one.data && optionOf(one.data));
  if (named && named.value === unnamed) setChosen(named);
  return (
    <Select
      {...input}
      error={error ?? loadProblem(found.error ?? one.error, failed)}
      data={withChosen(options, chosen)}
      // The server has searched; what it found is not searched again here.
      filter={({ options: all }) => all}
      searchable
      // Somebody who is led here by an error reads it first: the options would cover it.
      openOnFocus={false}
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

/** A record that is gone is said to be so; one that may not be read is none that could be chosen here. */
function loadProblem(error: Error | null, failed: string): string | undefined {
  if (!error) return undefined;
  return error instanceof ApiError && error.status === FORBIDDEN ? failed : errorText(error, failed);
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
