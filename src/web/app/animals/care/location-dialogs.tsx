import { Checkbox, Select, Text, TextInput } from "@mantine/core";
import { z } from "zod";
import { ANIMAL_TYPES } from "../../../../contract/animals/animals.ts";
import { dogsByArea } from "../../../../contract/animals/area-rules.ts";
import {
  LOCATION_KINDS,
  type Location,
  LocationChange,
  LocationRequest,
  MAX_UNITS,
  type Unit,
  UnitRequest,
} from "../../../../contract/animals/units.ts";
import { messages } from "../../../../contract/texts/message.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { callApi } from "../../platform/calls.ts";
import { DialogForm } from "../../platform/kit/dialog-form.tsx";
import { DecimalNumber, options, WholeNumber } from "../../platform/kit/fields.tsx";
import type { FormOf, field } from "../../platform/kit/form.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { animalsTexts } from "../texts.ts";

const { unitsRequired: units } = messages(() => recordTexts().care);

const NEW_LOCATION = {
  name: "",
  kind: null as string | null,
  count: 1 as number | string,
  prefix: "",
  capacity: 1 as number | string,
  area: "" as number | string,
};

/** A new location with so many units of one kind. */
const NewLocation = LocationRequest.pick({ name: true, kind: true }).extend({
  count: z.int(units).min(1, units).max(MAX_UNITS, units),
  prefix: z.string().default(""),
  ...UnitRequest.pick({ capacity: true, area: true }).shape,
});

/** The units of a new location are alike and numbered; they are told apart later. */
function addLocation({ count, prefix = "", capacity, area, ...location }: z.input<typeof NewLocation>) {
  const alike = Array.from({ length: count }, (_, n) => ({ name: `${prefix}${n + 1}`, capacity, area }));
  return callApi("POST /locations", { body: { ...location, units: alike } });
}

/** Adds a location with its first units. */
export function AddLocation() {
  const text = animalsTexts().board.locations;
  return (
    <DialogForm
      part="location"
      isOffered
      variant="filled"
      texts={text.addLocation}
      values={NEW_LOCATION}
      schema={NewLocation}
      send={addLocation}
    >
      {(input, form) => (
        <>
          <LocationFields input={input} />
          <WholeNumber {...input("count")} label={text.count} min={1} max={MAX_UNITS} required />
          <TextInput {...input("prefix")} label={text.prefix} description={text.prefixHint} maxLength={100} />
          <PlacesFields input={input} form={form} kind={form.getValues().kind} />
        </>
      )}
    </DialogForm>
  );
}

/** Renames a location, or says of what kind it is. */
export function EditLocation({ location: { id, name, kind, actions } }: { location: Location }) {
  const text = animalsTexts().board.locations;
  return (
    <DialogForm
      part={`location-${id}`}
      size="compact-md"
      isOffered={actions.includes("edit")}
      texts={{
        ...text.changeLocation,
        open: appTexts().kit.record.edit,
        label: text.editLocation(name),
        title: text.editLocation(name),
      }}
      values={{ name, kind: kind as string | null }}
      schema={LocationChange.required()}
      changes
      send={(body: LocationChange) => callApi("PUT /locations/:id", { params: { id }, body })}
    >
      {(input) => <LocationFields input={input} />}
    </DialogForm>
  );
}

export function AddUnit({ location: { id, name, kind, actions } }: { location: Location }) {
  const text = animalsTexts().board.locations.addUnit;
  return (
    <DialogForm
      part={`new-unit-${id}`}
      size="compact-md"
      isOffered={actions.includes("edit")}
      texts={{ ...text, label: text.title(name), title: text.title(name) }}
      values={NEW_UNIT}
      schema={UnitForm}
      send={(body: z.output<typeof UnitForm>) =>
        callApi("POST /locations/:id/units", { params: { id }, body: forSpecies(body) })
      }
    >
      {(input, form) => <UnitFields input={input} form={form} kind={kind} />}
    </DialogForm>
  );
}

/** Changes a unit; an area that is emptied is forgotten. */
export function EditUnit({ unit, kind }: { unit: Unit; kind: string }) {
  const text = animalsTexts().board.locations;
  const { id, name, capacity, area, blocked, species } = unit;
  const values: UnitValues = { name, capacity, area: area ?? "", blocked, species: species ?? "any" };
  return (
    <DialogForm
      part={`unit-${id}`}
      size="compact-md"
      isOffered={unit.actions.includes("edit")}
      texts={{
        ...text.changeUnit,
        open: appTexts().kit.record.edit,
        label: text.editUnit(name),
        title: text.editUnit(name),
      }}
      values={values}
      schema={UnitForm}
      changes
      send={(body: z.output<typeof UnitForm>) =>
        callApi("PUT /units/:id", { params: { id }, body: { ...forSpecies(body), area: body.area ?? null } })
      }
    >
      {(input, form) => <UnitFields input={input} form={form} kind={kind} />}
    </DialogForm>
  );
}

/** A select has no value for anybody. */
const UnitForm = UnitRequest.extend({ species: z.enum(["any", ...ANIMAL_TYPES]) });
const forSpecies = ({ species, ...unit }: z.output<typeof UnitForm>) => ({
  ...unit,
  species: species === "any" ? null : species,
});

export type UnitValues = {
  name: string;
  capacity: number | string;
  area: number | string;
  blocked: boolean;
  species: string;
};
type Input<V> = (name: keyof V & string) => ReturnType<typeof field>;

export const NEW_UNIT: UnitValues = { name: "", capacity: 1, area: "", blocked: false, species: "any" };

/** Name and kind of a location. */
export function LocationFields<V extends { name: string; kind: string | null }>({ input }: { input: Input<V> }) {
  const { location } = animalsTexts().board.locations;
  return (
    <>
      <TextInput {...input("name")} label={location.name} maxLength={200} required data-autofocus />
      <Select
        {...input("kind")}
        label={location.kind}
        data={options(LOCATION_KINDS, animalsTexts().board.kinds)}
        required
      />
    </>
  );
}

/** How many animals fit: the area suggests it, people decide. @param kind of the location */
export function PlacesFields<V extends { capacity: number | string; area: number | string }>({
  input,
  form,
  kind,
}: {
  input: Input<V>;
  form: FormOf<V>;
  kind: string | null;
}) {
  const { unit } = animalsTexts().board.locations;
  const { area } = form.getValues();
  return (
    <>
      <DecimalNumber {...input("area")} label={unit.area} description={unit.areaHint} />
      <Suggestion area={Number(area)} kind={kind} />
      <WholeNumber {...input("capacity")} label={unit.capacity} description={unit.capacityHint} min={1} required />
    </>
  );
}

/** The rules know dogs alone. */
function Suggestion({ area, kind }: { area: number; kind: string | null }) {
  if (!(area > 0) || kind === "cattery") return null;
  const text = animalsTexts().board.locations;
  const { light, medium, heavy } = dogsByArea(area);
  return (
    <Text size="sm" role="status">
      {light === 0 ? text.tooSmall : text.suggestion(light, medium, heavy)}
    </Text>
  );
}

type UnitFieldsProps = { input: Input<UnitValues>; form: FormOf<UnitValues>; kind: string };

/** One unit. */
export function UnitFields({ input, form, kind }: UnitFieldsProps) {
  const { unit } = animalsTexts().board.locations;
  return (
    <>
      <TextInput {...input("name")} label={unit.name} maxLength={200} required data-autofocus />
      <PlacesFields input={input} form={form} kind={kind} />
      <Select
        {...input("species")}
        label={unit.species}
        description={unit.speciesHint}
        data={options(["any", ...ANIMAL_TYPES], unit.speciesOf)}
        allowDeselect={false}
      />
      <Checkbox {...input("blocked")} checked={form.getValues().blocked} label={unit.blocked} />
    </>
  );
}
