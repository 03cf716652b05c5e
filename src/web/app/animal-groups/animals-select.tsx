import { MultiSelect } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Animal } from "../../../contract/animals.ts";
import { breedName } from "../../../contract/breeds.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { listed } from "../../format.ts";
import { apiQuery } from "../calls.ts";
import { errorText } from "../problem.ts";
import { appTexts } from "../texts/texts.ts";

const DEBOUNCE_MS = 200;
const OPTION_COUNT = 30;

const labelOf = ({ name, breed, animalGroupName }: Animal) => {
  const known = listed(breed && breedName(breed), animalGroupName);
  return known ? `${name} (${known})` : name;
};

/** Selects several animals; the server searches by the beginning of their names. @param present the initially selected ones */
export function AnimalsSelect({
  present,
  error,
  ...input
}: {
  id: string;
  name: string;
  label: string;
  description: string;
  present: readonly Pick<Animal, "id" | "name">[];
  error?: string;
  maxValues?: number;
}) {
  const { select } = appTexts().kit;
  const [labels, setLabels] = useState(() => new Map(present.map((animal) => [String(animal.id), animal.name])));
  const [typed, setTyped] = useState("");
  const [q] = useDebouncedValue(typed.trim(), DEBOUNCE_MS);
  const found = useQuery({
    ...apiQuery("GET /animals", { query: { sort: "name", pageSize: OPTION_COUNT, q: q || undefined } }),
    placeholderData: keepPreviousData,
  });
  const options = (found.data?.items ?? []).map((animal) => ({ value: String(animal.id), label: labelOf(animal) }));
  const known = [...labels].filter(([id]) => !options.some(({ value }) => value === id));
  const { value = [], onChange } = input as { value?: string[]; onChange?: (ids: string[]) => void };

  function onSelect(ids: string[]): void {
    const added = options.filter((option) => ids.includes(option.value));
    setLabels((before) => new Map([...before, ...added.map(({ value: id, label }) => [id, label] as const)]));
    onChange?.(ids);
  }
  return (
    <MultiSelect
      {...input}
      value={value}
      onChange={onSelect}
      data={[...known.map(([id, label]) => ({ value: id, label })), ...options]}
      error={error ?? (found.isError ? errorText(found.error, recordTexts().animals.loadFailed) : undefined)}
      // The server has filtered the options already; selected ones are hidden.
      filter={({ options: all }) => all.filter((option) => "value" in option && !labels.has(String(option.value)))}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      hidePickedOptions
      nothingFoundMessage={found.isFetching ? select.searching : select.nothingFound}
    />
  );
}
