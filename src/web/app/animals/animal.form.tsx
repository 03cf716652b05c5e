import { Checkbox, Select } from "@mantine/core";
import type { ReactNode } from "react";
import { ANIMAL_LIMITS } from "../../../contract/animals/animal.fields.ts";
import {
  type AnimalRequest,
  animalChange,
  animalRequest,
  FORM_STATUSES,
  type FormStatus,
} from "../../../contract/animals/animal-form.ts";
import { ANIMAL_TYPES, type AnimalDetail, type AnimalGap, SEXES } from "../../../contract/animals/animals.ts";
import { breedName } from "../../../contract/animals/breeds.ts";
import { HOMES_NEEDED } from "../../../contract/animals/household.ts";
import type { Translations } from "../../../contract/platform/translations.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { DateField } from "../platform/kit/date-field.tsx";
import { DecimalNumber, WholeNumber } from "../platform/kit/fields.tsx";
import type { FieldsOf, FormParts } from "../platform/kit/record-form.tsx";
import { TextField } from "../platform/kit/text-field.tsx";
import { TranslatedField } from "../platform/kit/translated-field.tsx";
import { textValue } from "../platform/kit/translations.ts";
import { PhotosField } from "../platform/photos/photos-field.tsx";
import { type Pictures, pictureFields, picturesOf } from "../platform/photos/pictures.ts";
import { shelterToday } from "../platform/shelter-day.ts";
import { appTexts } from "../platform/texts/texts.ts";
import { type AttributeKind, AttributeScores, type Scores } from "./attribute-scores.tsx";
import { BreedInput } from "./breed-input.tsx";
import { ColoursInput, MarkingsInput } from "./looks-inputs.tsx";
import { animalsTexts } from "./texts.ts";

type Values = {
  photos: Pictures;
  name: string;
  type: string | null;
  age: number | string;
  ageMonths: number | string;
  weight: number | string;
  sex: string | null;
  breed: string;
  colours: string[];
  markings: string;
  whereFound: string;
  arrivalDate: string;
  filmUrl: string;
  homeNeeded: string | null;
  status: FormStatus | null;
  isChipped: boolean;
  description: Translations;
  attributeScores: Scores;
  /** What nobody has said of this animal yet: these may stay empty. */
  unknown: readonly (AnimalGap | "whereFound")[];
};

/** The status of an animal that is reserved, in care or gone follows from its life, and is not sent (rules §11, §14). */
const IS_DERIVED: ReadonlySet<AnimalDetail["status"]> = new Set(["Reserved", "InCare", "Left"]);

function statusOf(record: AnimalDetail | undefined): FormStatus | null {
  if (record && IS_DERIVED.has(record.status)) return null;
  return record?.status === "Adopted" ? "Adopted" : "Available";
}

const orBlank = <V,>(value: V | null | undefined) => value ?? "";

const valuesOf = (record: AnimalDetail | undefined): Values => ({
  photos: picturesOf(record?.photos),
  name: orBlank(record?.name),
  type: record?.type ?? null,
  age: orBlank(record?.age),
  ageMonths: orBlank(record?.ageMonths),
  weight: orBlank(record?.weight),
  sex: record?.sex ?? null,
  breed: breedName(record?.breed ?? ""),
  colours: record?.colours ?? [],
  markings: orBlank(record?.markings),
  whereFound: orBlank(record?.whereFound),
  arrivalDate: orBlank(record?.arrivalDate),
  filmUrl: orBlank(record?.filmUrl),
  homeNeeded: record?.homeNeeded ?? null,
  status: statusOf(record),
  isChipped: record?.isChipped ?? false,
  description: textValue(record?.descriptions),
  attributeScores: Object.fromEntries(
    (record?.attributeScores ?? []).map(({ attributeTypeId, score }) => [attributeTypeId, score]),
  ),
  unknown: [...(record?.missing ?? []), ...(record?.whereFound === "" ? (["whereFound"] as const) : [])],
});

/** Without what is still unknown: a field left out keeps its value (rules §11), so nobody has to invent one. */
function withoutUnknown<B extends object>(body: B, { unknown, attributeScores, ...typed }: Values): B {
  const isEmpty = (gap: AnimalGap | "whereFound") => {
    if (gap === "photo") return false;
    return gap === "scores" ? Object.keys(attributeScores).length === 0 : (typed[gap] ?? "") === "";
  };
  const left = new Set<string>(unknown.filter(isEmpty).map((gap) => (gap === "scores" ? "attributeScores" : gap)));
  return Object.fromEntries(Object.entries(body).filter(([name]) => !left.has(name))) as B;
}

/** The animal form: add, view and edit (spec §2.6, §5). @param kinds the attribute types, each of which needs a score */
export function animalForm(
  kinds: readonly AttributeKind[],
): FormParts<AnimalDetail, Values, Omit<AnimalRequest, "photos" | "status" | "intakeType" | "description">> {
  const facts = { today: shelterToday, attributeTypeIds: () => kinds.map(({ id }) => id) };
  return {
    values: valuesOf,
    body: (values) => {
      const { photos, attributeScores, status, description, ageMonths, unknown: _unknown, ...fields } = values;
      const body = {
        ...fields,
        ageMonths: typeof ageMonths === "number" ? ageMonths : null,
        descriptions: description,
        ...(status !== null && { status }),
        attributeScores: kinds.map(({ id }) => ({ attributeTypeId: id, score: attributeScores[id] ?? null })),
        ...pictureFields(photos),
      };
      return withoutUnknown(body, values);
    },
    schema: (mode) => (mode === "add" ? animalRequest(facts) : animalChange(facts)),
    Fields: (props) => <AnimalFields {...props} kinds={kinds} />,
    secret: ["photos"],
  };
}

type Props = FieldsOf<AnimalDetail, Values> & { kinds: readonly AttributeKind[] };

function AnimalFields({ input, form, mode, record, kinds }: Props) {
  const isView = mode === "view";
  const { fields, hints, noGroup } = animalsTexts().animals;
  const { types, sexes, unknown } = recordTexts().animals;
  const isNeeded = (gap: AnimalGap | "whereFound") => !form.getValues().unknown.includes(gap);
  /** A fact that nobody knows yet is said in words where the record is read. */
  const fact = (name: "age" | "weight" | "sex" | "breed", field: ReactNode) =>
    isView && !isNeeded(name) ? <TextField id={input(name).id} label={fields[name]} value={unknown} readOnly /> : field;
  return (
    <>
      <PhotosField {...(input("photos") as object)} name={record?.name ?? ""} isView={isView} />
      <div className="field-pairs">
        <TextField {...input("name")} label={fields.name} maxLength={ANIMAL_LIMITS.line} required />
        <Select {...input("type")} label={fields.type} data={optionsOf(ANIMAL_TYPES, types)} required />
        {fact(
          "age",
          <WholeNumber {...input("age")} label={fields.age} description={hints.age} required={isNeeded("age")} />,
        )}
        {(!isView || record?.ageMonths !== null) && (
          <WholeNumber {...input("ageMonths")} label={fields.months} description={isView ? undefined : hints.months} />
        )}
        {fact(
          "weight",
          <DecimalNumber
            {...input("weight")}
            label={fields.weight}
            description={hints.weight}
            required={isNeeded("weight")}
          />,
        )}
        {fact(
          "sex",
          <Select
            {...input("sex")}
            label={fields.sex}
            data={optionsOf(SEXES, sexes)}
            required={isNeeded("sex")}
            clearable={!isNeeded("sex")}
          />,
        )}
        {fact(
          "breed",
          <BreedInput {...input("breed")} size="md" type={form.getValues().type} required={isNeeded("breed")} />,
        )}
        <ColoursInput {...input("colours")} isView={isView} />
        <MarkingsInput {...input("markings")} isView={isView} />
        <TextField
          {...input("whereFound")}
          label={fields.whereFound}
          maxLength={ANIMAL_LIMITS.line}
          required={isNeeded("whereFound")}
        />
        <DateField {...input("arrivalDate")} max={shelterToday()} label={fields.arrivalDate} required />
        <StatusInput {...input("status")} chosen={form.getValues().status} record={record} isView={isView} />
        {record && (
          <TextField
            label={fields.group}
            value={record.animalGroupName ?? noGroup}
            readOnly
            description={isView ? undefined : hints.group}
          />
        )}
      </div>
      <ChippedInput {...input("isChipped")} isView={isView} />
      {(!isView || record?.homeNeeded) && <HomeInput {...input("homeNeeded")} isView={isView} />}
      {(!isView || record?.filmUrl) && (
        <TextField
          {...input("filmUrl")}
          label={fields.film}
          description={isView ? undefined : hints.film}
          maxLength={ANIMAL_LIMITS.film}
          inputMode="url"
        />
      )}
      <TranslatedField
        {...{ form, mode }}
        name="description"
        label="description"
        limit={ANIMAL_LIMITS.description}
        rows={4}
      />
      <AttributeScores
        {...(input("attributeScores") as object)}
        kinds={isView ? withScored(kinds, record) : kinds}
        isView={isView}
      />
    </>
  );
}

/** The attribute types with those that were retired since this animal got its scores (rules §12). */
function withScored(kinds: readonly AttributeKind[], record: AnimalDetail | undefined): readonly AttributeKind[] {
  const offered = new Set(kinds.map(({ id }) => id));
  const retired = record?.attributeScores.filter(({ attributeTypeId }) => !offered.has(attributeTypeId)) ?? [];
  return [
    ...kinds,
    ...retired.map(({ attributeTypeId, attributeTypeName }) => ({ id: attributeTypeId, name: attributeTypeName })),
  ];
}

type StatusInputProps = {
  id: string;
  name: string;
  chosen: FormStatus | null;
  record: AnimalDetail | undefined;
  isView: boolean;
};

function StatusInput({ chosen, record, isView, ...input }: StatusInputProps) {
  const text = animalsTexts().animals;
  const { statuses } = recordTexts().animals;
  if (isView || (record && IS_DERIVED.has(record.status))) {
    const hint = record?.status === "Reserved" && !isView ? text.hints.statusOfAdoption : undefined;
    return (
      <TextField
        id={input.id}
        label={appTexts().words.status}
        value={record ? capitalized(statuses[record.status]) : ""}
        description={hint}
        readOnly
      />
    );
  }
  return (
    <Select
      {...input}
      label={appTexts().words.status}
      description={statusHint(record?.status, chosen)}
      data={optionsOf(FORM_STATUSES, statuses)}
    />
  );
}

function HomeInput({ isView, ...input }: { id: string; name: string; isView: boolean }) {
  const { fields, hints } = animalsTexts().animals;
  return (
    <Select
      {...input}
      label={fields.home}
      description={isView ? undefined : hints.home}
      data={optionsOf(HOMES_NEEDED, recordTexts().animals.homes)}
      clearable={!isView}
    />
  );
}

function ChippedInput({ isView, ...input }: { id: string; name: string; isView: boolean; value?: boolean }) {
  const { value, ...rest } = input;
  const text = animalsTexts().animals;
  if (isView)
    return (
      <TextField id={input.id} label={text.fields.chipped} value={value ? text.isChipped : text.notChipped} readOnly />
    );
  return <Checkbox {...rest} checked={value ?? false} label={text.fields.chipped} />;
}

/** The other effects of saving this status (decision 0023). */
function statusHint(present: AnimalDetail["status"] | undefined, chosen: FormStatus | null): string | undefined {
  if (present === undefined) return undefined;
  const { adopting, returning, appointment } = animalsTexts().animals.hints;
  if (chosen === "Adopted" && present !== "Adopted") return adopting;
  if (chosen === "Available" && present === "Adopted") return returning;
  return present === "Appointment" ? appointment : undefined;
}

/** The options of a select, with a capital letter. */
const optionsOf = <V extends string>(values: readonly V[], labels: Readonly<Record<V, string>>) =>
  values.map((value) => ({ value, label: capitalized(labels[value]) }));

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
