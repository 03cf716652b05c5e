import { useForm } from "@mantine/form";
import { randomId } from "@mantine/hooks";
import type { PhotoUpload } from "../../../contract/platform/photos.ts";
import type { FactorDemand, Shelter, Weekday } from "../../../contract/platform/shelter.ts";
import { type RuleName, ShelterChange } from "../../../contract/settings/shelter-record.ts";
import type { Language } from "../../../contract/texts/language.ts";
import { changedFields } from "../platform/kit/changed-fields.ts";

/** Lines that are edited have a key, which keeps them the same while others go. */
export type HoursLine = { key: string; days: Weekday[]; opens: string; closes: string };
export type DayLine = { key: string; on: string; opens: string; closes: string; note: string };

/** The record as the form edits it: what may be missing is blank. */
export type SettingsValues = {
  name: string;
  legalName: string;
  taxId: string;
  registerId: string;
  iban: string;
  street: string;
  postalCode: string;
  city: string;
  countryCode: string;
  phone: string;
  email: string;
  openingHours: HoursLine[];
  exceptions: DayLine[];
  accentColour: string;
  /** A new logo. */
  logo: PhotoUpload | null;
  logoId: number | null;
  social: { facebook: string; instagram: string; youtube: string };
  languages: Language[];
  timeZone: string;
  secondFactor: FactorDemand;
  rules: Record<RuleName, number | string>;
};

/** @returns what the form begins with */
export function valuesOf(record: Shelter): SettingsValues {
  const { version: _version, ...fields } = record;
  return {
    ...fields,
    legalName: record.legalName ?? "",
    taxId: record.taxId ?? "",
    registerId: record.registerId ?? "",
    iban: record.iban ?? "",
    openingHours: record.openingHours.map((line) => ({ ...line, days: [...line.days], key: randomId() })),
    exceptions: record.exceptions.map(({ on, opens, closes, note }) => {
      return { on, opens: opens ?? "", closes: closes ?? "", note: note ?? "", key: randomId() };
    }),
    social: {
      facebook: record.social.facebook ?? "",
      instagram: record.social.instagram ?? "",
      youtube: record.social.youtube ?? "",
    },
    languages: [...record.languages],
    logo: null,
    rules: { ...record.rules },
  };
}

/** @returns the body of a save with all fields */
export function bodyOf({ openingHours, exceptions, logo, ...values }: SettingsValues) {
  return {
    ...values,
    openingHours: openingHours.map(({ key: _key, ...line }) => line),
    exceptions: exceptions.map(({ key: _key, opens, closes, ...line }) => {
      return { ...line, opens: opens || null, closes: closes || null };
    }),
    ...(logo && { logo }),
  };
}

/** @returns the fields in which the values differ from a record, each of them whole */
export function changesOf(record: Shelter, values: SettingsValues): Partial<ReturnType<typeof bodyOf>> {
  const now = bodyOf(values);
  const names = Object.keys(changedFields(bodyOf(valuesOf(record)), now)) as (keyof typeof now)[];
  return Object.fromEntries(names.map((name) => [name, now[name]]));
}

/** @returns the errors by the contract, by the path of their field, as `openingHours.0.closes` */
export function errorsOf(values: SettingsValues): Record<string, string> {
  const issues = ShelterChange.safeParse(bodyOf(values)).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]));
}

/**
 * The form after somebody else has saved: their record, with the fields that were changed here as they were typed.
 * @param former the record that this form began with
 */
export function rebased(former: Shelter, values: SettingsValues, present: Shelter): SettingsValues {
  const typed = Object.keys(changesOf(former, values)) as (keyof SettingsValues)[];
  return { ...valuesOf(present), ...Object.fromEntries(typed.map((name) => [name, values[name]])) };
}

/** The form of the settings. @param record that it begins with */
export const useSettingsForm = (record: Shelter) => useForm({ initialValues: valuesOf(record), validate: errorsOf });
export type SettingsForm = ReturnType<typeof useSettingsForm>;
