import { MultiSelect } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Animal } from "../../../contract/animals.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { apiQuery } from "../calls.ts";
import { errorText } from "../problem.ts";

const QUIET_MS = 200;
const OFFERED = 30;

const labelOf = ({ name, breed, animalGroupName }: Animal) =>
  `${name} (${breed}${animalGroupName ? `, ${animalGroupName}` : ""})`;

/** Several animals, searched by the server by the beginning of their names. @param present those that are chosen when the form begins */
export function AnimalsSelect({
  present,
  error,
  ...input
}: {
  id: string;
  name: string;
  present: readonly Animal[];
  error?: string;
}) {
  const [labels, setLabels] = useState(() => new Map(present.map((animal) => [String(animal.id), animal.name])));
  const [typed, setTyped] = useState("");
  const [q] = useDebouncedValue(typed.trim(), QUIET_MS);
  const found = useQuery({
    ...apiQuery("GET /animals", { query: { sort: "name", pageSize: OFFERED, q: q || undefined } }),
    placeholderData: keepPreviousData,
  });
  const offered = (found.data?.items ?? []).map((animal) => ({ value: String(animal.id), label: labelOf(animal) }));
  const known = [...labels].filter(([id]) => !offered.some(({ value }) => value === id));
  const { value = [], onChange } = input as { value?: string[]; onChange?: (ids: string[]) => void };

  function choose(ids: string[]): void {
    const fresh = offered.filter((option) => ids.includes(option.value));
    setLabels((before) => new Map([...before, ...fresh.map(({ value: id, label }) => [id, label] as const)]));
    onChange?.(ids);
  }
  return (
    <MultiSelect
      {...input}
      value={value}
      onChange={choose}
      label="Animals"
      description="An animal that is chosen here leaves the group that it was in."
      data={[...known.map(([id, label]) => ({ value: id, label })), ...offered]}
      error={error ?? (found.isError ? errorText(found.error, recordTexts().animals.loadFailed) : undefined)}
      // The server has searched; those that are chosen are shown as chosen.
      filter={({ options }) => options.filter((option) => "value" in option && !labels.has(String(option.value)))}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      hidePickedOptions
      nothingFoundMessage={found.isFetching ? "Searching…" : "Nothing found"}
    />
  );
}
