import { Autocomplete, type AutocompleteProps } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { ANIMAL_LIMITS } from "../../../contract/animals/animal.fields.ts";
import type { AnimalType } from "../../../contract/animals/animals.ts";
import { breedName } from "../../../contract/animals/breeds.ts";
import { apiQuery } from "../platform/calls.ts";
import { animalsTexts } from "./texts.ts";

/** A breed is free text; the breeds in use are suggested (rules §3). @param type the chosen type of animal, if any */
export function BreedInput({ type, ...input }: Omit<AutocompleteProps, "type"> & { type: string | null }) {
  const meta = useQuery(apiQuery("GET /animals/meta"));
  const breeds = (type ? meta.data?.breedsByType[type as AnimalType] : meta.data?.breeds) ?? [];
  return (
    <Autocomplete
      {...input}
      label={animalsTexts().animals.fields.breed}
      data={breeds.map(breedName)}
      maxLength={ANIMAL_LIMITS.line}
      limit={20}
    />
  );
}
