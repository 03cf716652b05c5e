import { Checkbox, NumberInput, Select, Text, TextInput } from "@mantine/core";
import { dogsByArea } from "../../../../contract/animals/area-rules.ts";
import { LOCATION_KINDS } from "../../../../contract/animals/units.ts";
import { options } from "../../platform/kit/fields.tsx";
import type { FormOf, field } from "../../platform/kit/form.ts";
import { appTexts } from "../../platform/texts/texts.ts";

export type UnitValues = { name: string; capacity: number | string; area: number | string; blocked: boolean };
type Input<V> = (name: keyof V & string) => ReturnType<typeof field>;

export const NEW_UNIT: UnitValues = { name: "", capacity: 1, area: "", blocked: false };

/** Name and kind of a location. */
export function LocationFields<V extends { name: string; kind: string | null }>({ input }: { input: Input<V> }) {
  const { location } = appTexts().housing.locations;
  return (
    <>
      <TextInput {...input("name")} label={location.name} maxLength={200} required data-autofocus />
      <Select
        {...input("kind")}
        label={location.kind}
        data={options(LOCATION_KINDS, appTexts().housing.kinds)}
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
  const { unit } = appTexts().housing.locations;
  const { area } = form.getValues();
  return (
    <>
      <NumberInput {...input("area")} label={unit.area} description={unit.areaHint} min={0} decimalScale={2} />
      <Suggestion area={Number(area)} kind={kind} />
      <NumberInput
        {...input("capacity")}
        label={unit.capacity}
        description={unit.capacityHint}
        min={1}
        allowDecimal={false}
        required
      />
    </>
  );
}

/** The rules know dogs alone. */
function Suggestion({ area, kind }: { area: number; kind: string | null }) {
  if (!(area > 0) || kind === "cattery") return null;
  const text = appTexts().housing.locations;
  const { light, medium, heavy } = dogsByArea(area);
  return (
    <Text size="sm" role="status">
      {light === 0 ? text.tooSmall : text.suggestion(light, medium, heavy)}
    </Text>
  );
}

/** One unit. */
export function UnitFields({
  input,
  form,
  kind,
}: {
  input: Input<UnitValues>;
  form: FormOf<UnitValues>;
  kind: string;
}) {
  const { unit } = appTexts().housing.locations;
  return (
    <>
      <TextInput {...input("name")} label={unit.name} maxLength={200} required data-autofocus />
      <PlacesFields input={input} form={form} kind={kind} />
      <Checkbox {...input("blocked")} checked={form.getValues().blocked} label={unit.blocked} />
    </>
  );
}
