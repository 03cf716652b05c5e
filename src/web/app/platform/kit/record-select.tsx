import { Select } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { MAX_SEARCH_LENGTH, PAGE_SIZE } from "../../../../contract/platform/lists.ts";
import { beginningOf } from "../../../../contract/platform/whole-text.ts";
import type { Choices } from "../calls.ts";
import { ApiError, errorText } from "../problem.ts";
import { appTexts } from "../texts/texts.ts";

const DEBOUNCE_MS = 200;
const FORBIDDEN = 403;

/** An option of a select. */
export type Option = { value: string; label: string };

/**
 * A select whose options are searched on the server while the person types.
 * @param choices the records that can be selected
 * @param optionText the text of a record's option
 * @param failed the text if the options cannot be loaded
 * @param present the initially selected option
 */
export function RecordSelect<T extends { id: number }>({
  choices,
  optionText,
  failed,
  error,
  present,
  required = true,
  ...input
}: {
  choices: Choices<T>;
  optionText: (record: T) => string;
  failed: string;
  id: string;
  name: string;
  label: string;
  placeholder?: string;
  description?: string;
  present?: Option | undefined;
  required?: boolean;
  readOnly?: boolean;
  value?: string | null;
  error?: string | undefined;
  onChange?: (value: string | null) => void;
}) {
  const text = appTexts().kit.select;
  const [chosen, setChosen] = useState<Option | null>(present ?? null);
  const [typed, setTyped] = useState("");
  // After a selection the box contains the option's text, which is not a search.
  const [q] = useDebouncedValue(
    typed === chosen?.label ? "" : beginningOf(typed.trim(), MAX_SEARCH_LENGTH),
    DEBOUNCE_MS,
  );
  const search = new URLSearchParams({ pageSize: String(PAGE_SIZE.choices), ...(q && { q }) });
  const found = useQuery({
    queryKey: [...choices.list.key, "options", q],
    queryFn: () => choices.list.load(search),
    placeholderData: keepPreviousData,
    enabled: !input.readOnly,
  });
  const optionOf = (record: T): Option => ({ value: String(record.id), label: optionText(record) });
  const options = (found.data?.items ?? []).map(optionOf);
  // A draft or an address contains only an id. The list may contain its text, even if this person may not read the record.
  const unknownId = input.value && input.value !== chosen?.value ? input.value : undefined;
  const listed = options.find(({ value }) => value === unknownId);
  const record = useQuery({
    ...choices.one(Number(unknownId)),
    enabled: unknownId !== undefined && !listed && !found.isPending,
  });
  const knownOption = listed ?? (record.data && optionOf(record.data));
  if (knownOption && knownOption.value === unknownId) setChosen(knownOption);
  return (
    <Select
      {...input}
      required={required}
      clearable={!required}
      error={error ?? loadProblem(found.error ?? record.error, failed)}
      data={withChosen(options, chosen)}
      // The server has filtered the options already.
      filter={({ options: all }) => all}
      searchable
      // If an error moves the focus here, the open options would cover its text.
      openOnFocus={false}
      maxLength={MAX_SEARCH_LENGTH}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(value, option) => {
        setChosen(value && option ? { value, label: option.label } : null);
        input.onChange?.(value);
      }}
      nothingFoundMessage={found.isFetching ? text.searching : text.nothingFound}
      comboboxProps={{ shadow: "md" }}
    />
  );
}

/** A deleted record has its own text. A record that this person may not read is shown as a failed load. */
function loadProblem(error: Error | null, failed: string): string | undefined {
  if (!error) return undefined;
  return error instanceof ApiError && error.status === FORBIDDEN ? failed : errorText(error, failed);
}

/**
 * The selected option stays in the list during a search, with the same text as when it was selected. The component would
 * take another text for a search.
 */
function withChosen(options: readonly Option[], chosen: Option | null): Option[] {
  if (!chosen) return [...options];
  if (!options.some(({ value }) => value === chosen.value)) return [chosen, ...options];
  return options.map((option) => (option.value === chosen.value ? chosen : option));
}
