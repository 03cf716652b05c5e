import { MultiSelect } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Animal, AnimalStatus } from "../../../contract/animals/animals.ts";
import { breedName } from "../../../contract/animals/breeds.ts";
import type { LinkedAnimal } from "../../../contract/animals/linked-animals.ts";
import { listed } from "../../../contract/platform/dates.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { apiQuery } from "../platform/calls.ts";
import { errorText } from "../platform/problem.ts";
import { appTexts } from "../platform/texts/texts.ts";

const DEBOUNCE_MS = 200;
const OPTION_COUNT = 30;

const labelOf = ({ name, breed, animalGroupName }: Animal) => {
  const known = listed(breed && breedName(breed), animalGroupName);
  return known ? `${name} (${known})` : name;
};

type Props = {
  id: string;
  name: string;
  label: string;
  description: string;
  /** The most animals that can be selected. */
  maxValues?: number;
  /** Only animals of this status are offered. */
  status?: AnimalStatus;
  readOnly?: boolean;
  /** With their names: a stored draft shows them before the server has answered. */
  value?: readonly LinkedAnimal[];
  onChange?: (animals: LinkedAnimal[]) => void;
  error?: string;
};

/** Selects several animals, which keep their order; the server searches by the beginning of their names. */
export function AnimalsSelect({ value = [], onChange, error, status, ...input }: Props) {
  const { select } = appTexts().kit;
  const [typed, setTyped] = useState("");
  const [q] = useDebouncedValue(typed.trim(), DEBOUNCE_MS);
  const found = useQuery({
    ...apiQuery("GET /animals", { query: { sort: "name", pageSize: OPTION_COUNT, q: q || undefined, status } }),
    placeholderData: keepPreviousData,
    enabled: !input.readOnly,
  });
  const offered = found.data?.items ?? [];
  const known = new Map<string, LinkedAnimal>([...offered, ...value].map(({ id, name }) => [String(id), { id, name }]));
  const labels = new Map([
    ...value.map(({ id, name }) => [String(id), name] as const),
    ...offered.map((animal) => [String(animal.id), labelOf(animal)] as const),
  ]);
  return (
    <MultiSelect
      {...input}
      value={value.map(({ id }) => String(id))}
      onChange={(ids) => onChange?.(ids.flatMap((id) => known.get(id) ?? []))}
      data={[...labels].map(([id, label]) => ({ value: id, label }))}
      error={error ?? (found.isError ? errorText(found.error, recordTexts().animals.loadFailed) : undefined)}
      // The server has filtered the options already.
      filter={({ options }) => options}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      hidePickedOptions
      nothingFoundMessage={found.isFetching ? select.searching : select.nothingFound}
    />
  );
}
