import { NumberInput, type NumberInputProps, Textarea } from "@mantine/core";
import { shelterToday } from "../shelter-day.ts";
import { appTexts } from "../texts/texts.ts";
import { DateField } from "./date-field.tsx";

type Input = { id: string; name: string };

/** Options of a select: what is stored, with its words. */
export const options = <W extends string>(values: readonly W[], words: Readonly<Record<W, string>>) =>
  values.map((value) => ({ value, label: words[value] }));

/** The day on which something happened: today, unless somebody says otherwise. */
export const DayInput = (input: Input & { min?: string }) => (
  <DateField {...input} max={shelterToday()} label={appTexts().words.day} required />
);

/** A whole number, zero or more. */
export const WholeNumber = (props: NumberInputProps & Input) => (
  <NumberInput allowDecimal={false} min={0} inputMode="numeric" {...props} />
);

/** A number with two decimals, zero or more: kilograms, square metres. */
export const DecimalNumber = (props: NumberInputProps & Input) => (
  <NumberInput decimalScale={2} min={0} inputMode="decimal" {...props} />
);

/** A text of several lines. */
export const LongText = (props: Input & { label: string; required?: boolean; description?: string }) => (
  <Textarea {...props} autosize minRows={2} maxLength={5000} />
);
