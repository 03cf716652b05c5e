import { Badge, Select, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import type { Location, UnitOfAnimal } from "../../../../contract/animals/units.ts";
import { apiQuery, callApi } from "../../platform/calls.ts";
import { DialogForm } from "../../platform/kit/dialog-form.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { animalsTexts } from "../texts.ts";
import { type AddProps, addForm, CarePart, Nothing } from "./care-part.tsx";
import { despiteSpecies } from "./despite-species.ts";

type Props = { animalId: number; name: string; mayChange: boolean; unit: UnitOfAnimal | null };

/** Where in the house an animal lives. A full unit takes more, and says so (rules §14). */
export function UnitPart({ animalId, name, mayChange, unit }: Props) {
  const text = animalsTexts().care.unit;
  return (
    <CarePart
      title={appTexts().words.unit}
      action={<MoveDialog animalId={animalId} name={name} isOffered={mayChange} unit={unit} />}
    >
      {unit ? (
        <div>
          {text.name(unit.location, unit.unit)}
          <span className="fact-detail">{text.occupancy(unit.animals, unit.capacity)}</span>
          {unit.isOver && (
            <Badge color="yellow" mt="xs">
              {text.over}
            </Badge>
          )}
        </div>
      ) : (
        <Nothing text={text.none} />
      )}
    </CarePart>
  );
}

/** The units under the names of their locations, each with how full it is. */
export function unitOptions(locations: readonly Location[]) {
  const text = animalsTexts().care.unit;
  return locations.map(({ name, units }) => ({
    group: name,
    items: units.map(({ id, name: unit, capacity, animals, blocked }) => ({
      value: String(id),
      label: `${unit} (${blocked ? text.closed : text.occupancy(animals.length, capacity)})`,
      disabled: blocked,
    })),
  }));
}

/** No unit is an answer too, so there is nothing to refuse. */
const ANY_UNIT = z.looseObject({});

/** Moves an animal to another unit, or out of its unit. */
export function MoveDialog({ unit, ...props }: AddProps & { unit: Pick<UnitOfAnimal, "unitId"> | null }) {
  const text = animalsTexts().care.unit;
  const locations = useQuery({ ...apiQuery("GET /locations", { query: {} }), enabled: props.isOffered });
  const units = locations.data?.items.flatMap((location) => location.units) ?? [];
  return (
    <DialogForm
      {...addForm("unit", props, text.move)}
      values={{ unitId: unit ? String(unit.unitId) : null }}
      schema={ANY_UNIT}
      send={({ unitId: chosen }: { unitId?: string }) => {
        const unitId = chosen ? Number(chosen) : null;
        const animals = units.find(({ id }) => id === unitId)?.animals.length;
        const saw = { unitId: unit?.unitId ?? null, ...(animals !== undefined && { animals }) };
        return despiteSpecies((despite) =>
          callApi("PUT /animals/:id/unit", { params: { id: props.animalId }, body: { unitId, saw, ...despite } }),
        );
      }}
    >
      {(input) =>
        locations.data?.items.length === 0 ? (
          <Text>{text.noneYet}</Text>
        ) : (
          <Select
            {...input("unitId")}
            label={appTexts().words.unit}
            data={unitOptions(locations.data?.items ?? [])}
            searchable
            clearable
            data-autofocus
          />
        )
      }
    </DialogForm>
  );
}
