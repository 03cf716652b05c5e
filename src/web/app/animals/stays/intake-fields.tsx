import { Checkbox, Input, SegmentedControl, Select, TextInput, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { KeyboardEvent } from "react";
import { ANIMAL_LIMITS } from "../../../../contract/animals/animal.fields.ts";
import { ANIMAL_TYPES, SEXES } from "../../../../contract/animals/animals.ts";
import { asksWhereFound } from "../../../../contract/animals/intake.ts";
import { INTAKE_TYPES } from "../../../../contract/animals/stays.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { localDay } from "../../../format.ts";
import { apiQuery } from "../../platform/calls.ts";
import { DayInput, DecimalNumber, LongText, options, WholeNumber } from "../../platform/kit/fields.tsx";
import { type FormOf, field } from "../../platform/kit/form.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { BreedInput } from "../breed-input.tsx";
import { unitOptions } from "../care/unit-part.tsx";
import { ConditionSelect } from "../condition-select.tsx";
import { ColoursInput, MarkingsInput } from "../looks-inputs.tsx";
import { animalsTexts } from "../texts.ts";
import { heldUntil, type IntakeValues } from "./intake-values.ts";
import { WordSelect } from "./words-fields.tsx";

/** An animal that is brought in dead needs no place and no name. */
const OFFERED = INTAKE_TYPES.filter((type) => type !== "dead_on_arrival");

/** The fields of an intake: first those that are required, then what can be seen at the door, then what may be known. */
export function IntakeFields({ form }: { form: FormOf<IntakeValues> }) {
  const { intake, stays, animals } = animalsTexts();
  const { types, sexes, unknown } = recordTexts().animals;
  const input = (name: keyof IntakeValues) => ({ ...field(form, name), size: "lg" });
  const { line } = ANIMAL_LIMITS;
  const word = { form, type: form.getValues().intakeType, size: "lg" };
  return (
    <>
      <Select {...input("intakeType")} label={stays.fields.type} data={options(OFFERED, stays.intakeTypes)} required />
      <DayInput {...input("arrivalDate")} />
      <BigChoice {...field(form, "type")} label={animals.fields.type} data={options(ANIMAL_TYPES, types)} required />
      <TextInput {...input("name")} label={intake.name} maxLength={line} required autoComplete="off" />
      <TextInput
        {...input("whereFound")}
        label={stays.fields.foundWhere}
        maxLength={line}
        required={asksWhereFound(form.getValues().intakeType)}
      />
      <BigChoice
        {...field(form, "sex")}
        label={animals.fields.sex}
        data={[...options(SEXES, sexes), { value: "", label: unknown }]}
      />
      <TextInput
        {...input("chip")}
        label={intake.chip}
        description={intake.chipHint}
        maxLength={40}
        inputMode="numeric"
        autoComplete="off"
        onKeyDown={focusNextField}
      />
      <ConditionSelect {...input("condition")} />
      <UnitSelect {...input("unitId")} />
      <HoldForOwner form={form} />
      <Title order={2} size="h4" mt="sm">
        {intake.ifKnown}
      </Title>
      <BreedInput {...input("breed")} type={form.getValues().type} openOnFocus={false} />
      <ColoursInput {...input("colours")} />
      <MarkingsInput {...input("markings")} />
      <WholeNumber {...input("age")} label={animals.fields.age} description={intake.ageHint} />
      <WholeNumber {...input("ageMonths")} label={animals.fields.months} description={animals.hints.months} />
      <DecimalNumber {...input("weight")} label={animals.fields.weight} description={animals.hints.weight} />
      <TextInput {...input("broughtBy")} label={stays.fields.broughtBy} maxLength={200} />
      <TextInput {...input("paidBy")} label={stays.fields.paidBy} maxLength={200} />
      <LongText {...input("note")} label={appTexts().words.note} />
      <WordSelect {...word} name="intakeSubtypeId" list="intake-subtypes" label={stays.fields.intakeSubtype} />
      <WordSelect {...word} name="reasonId" list="intake-reasons" label={stays.fields.reason} />
    </>
  );
}

/** A stray waits for its owner as long as the shelter's rule says; staff may decide otherwise. */
function HoldForOwner({ form }: { form: FormOf<IntakeValues> }) {
  const values = form.getValues();
  const until = heldUntil(values);
  if (!until) return null;
  return (
    <Checkbox
      {...field(form, "isHeld")}
      size="lg"
      checked={values.isHeld}
      label={animalsTexts().intake.holdForOwner(localDay(until))}
    />
  );
}

/** Where the animal is put, once the shelter has said which units it has. */
function UnitSelect(input: { id: string; name: string }) {
  const { data } = useQuery(apiQuery("GET /locations", { query: {} }));
  if (!data || data.items.length === 0) return null;
  return <Select {...input} label={appTexts().words.unit} data={unitOptions(data.items)} searchable clearable />;
}

/** A scanner that types ends its number with Enter, which must not send the form: it goes on to the next field. */
function focusNextField(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== "Enter") return;
  event.preventDefault();
  const fields = [
    ...(event.currentTarget.form?.querySelectorAll<HTMLElement>("input:not([type=hidden]), textarea") ?? []),
  ];
  fields[fields.indexOf(event.currentTarget) + 1]?.focus();
}

type Props = {
  id: string;
  name: string;
  label: string;
  data: { value: string; label: string }[];
  value?: string;
  onChange?: (value: string) => void;
  error?: string;
  required?: boolean;
};

/** One of a few, as large buttons; at first the one without a value is chosen, if there is one. */
export const BigChoice = ({ id, label, data, value = "", onChange, error, required = false }: Props) => (
  <fieldset className="big-choice" id={id} tabIndex={-1} aria-invalid={error ? true : undefined}>
    <Input.Label component="legend" size="lg" required={required} id={`${id}-label`}>
      {label}
    </Input.Label>
    <SegmentedControl
      aria-labelledby={`${id}-label`}
      data={data}
      value={value}
      {...(onChange && { onChange })}
      size="lg"
      fullWidth
    />
    {error && <Input.Error>{error}</Input.Error>}
  </fieldset>
);
