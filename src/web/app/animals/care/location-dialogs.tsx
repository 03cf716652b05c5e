import { NumberInput, TextInput } from "@mantine/core";
import { z } from "zod";
import {
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
import { appTexts } from "../../platform/texts/texts.ts";
import { LocationFields, NEW_UNIT, PlacesFields, UnitFields, type UnitValues } from "./unit-fields.tsx";

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
  const text = appTexts().housing.locations;
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
          <NumberInput {...input("count")} label={text.count} min={1} max={MAX_UNITS} allowDecimal={false} required />
          <TextInput {...input("prefix")} label={text.prefix} description={text.prefixHint} maxLength={100} />
          <PlacesFields input={input} form={form} kind={form.getValues().kind} />
        </>
      )}
    </DialogForm>
  );
}

/** Renames a location, or says of what kind it is. */
export function EditLocation({ location: { id, name, kind, actions } }: { location: Location }) {
  const text = appTexts().housing.locations;
  return (
    <DialogForm
      part={`location-${id}`}
      size="compact-md"
      isOffered={actions.includes("edit")}
      texts={{
        ...text.changeLocation,
        open: text.edit,
        label: text.editLocation(name),
        title: text.editLocation(name),
      }}
      values={{ name, kind: kind as string | null }}
      schema={LocationChange.required()}
      send={(body: LocationChange) => callApi("PUT /locations/:id", { params: { id }, body })}
    >
      {(input) => <LocationFields input={input} />}
    </DialogForm>
  );
}

export function AddUnit({ location: { id, name, kind, actions } }: { location: Location }) {
  const text = appTexts().housing.locations.addUnit;
  return (
    <DialogForm
      part={`new-unit-${id}`}
      size="compact-md"
      isOffered={actions.includes("edit")}
      texts={{ ...text, label: text.title(name), title: text.title(name) }}
      values={NEW_UNIT}
      schema={UnitRequest}
      send={(body: UnitRequest) => callApi("POST /locations/:id/units", { params: { id }, body })}
    >
      {(input, form) => <UnitFields input={input} form={form} kind={kind} />}
    </DialogForm>
  );
}

/** Changes a unit; an area that is emptied is forgotten. */
export function EditUnit({ unit, kind }: { unit: Unit; kind: string }) {
  const text = appTexts().housing.locations;
  const { id, name, capacity, area, blocked } = unit;
  const values: UnitValues = { name, capacity, area: area ?? "", blocked };
  return (
    <DialogForm
      part={`unit-${id}`}
      size="compact-md"
      isOffered={unit.actions.includes("edit")}
      texts={{ ...text.changeUnit, open: text.edit, label: text.editUnit(name), title: text.editUnit(name) }}
      values={values}
      schema={UnitRequest}
      send={(body: UnitRequest) =>
        callApi("PUT /units/:id", { params: { id }, body: { ...body, area: body.area ?? null } })
      }
    >
      {(input, form) => <UnitFields input={input} form={form} kind={kind} />}
    </DialogForm>
  );
}
