import { Autocomplete, Checkbox, NumberInput, Select, SimpleGrid, Textarea } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import {
  ANIMAL_LIMITS,
  type AnimalRequest,
  animalChange,
  animalRequest,
  FORM_STATUSES,
  type FormStatus,
} from "../../../contract/animal-form.ts";
import { ANIMAL_TYPES, type AnimalDetail, type AnimalType, SEXES } from "../../../contract/animals.ts";
import { localDay } from "../../format.ts";
import { apiQuery } from "../calls.ts";
import type { FieldsOf, FormParts } from "../kit/record-form.tsx";
import { TextField } from "../kit/text-field.tsx";
import { type AttributeKind, AttributeScores, type Scores } from "./attribute-scores.tsx";
import { PhotosField } from "./photos-field.tsx";
import { type Pictures, pictureFields, picturesOf } from "./pictures.ts";

type Values = {
  photos: Pictures;
  name: string;
  type: string | null;
  age: number | string;
  weight: number | string;
  sex: string | null;
  breed: string;
  whereFound: string;
  arrivalDate: string;
  status: FormStatus | null;
  isChipped: boolean;
  description: string;
  attributeScores: Scores;
};

const today = (): string => new Date().toLocaleDateString("sv");

/** The status of an animal that is reserved, in care or gone follows from its life, and is not sent (rules §11, §14). */
const IS_DERIVED: ReadonlySet<AnimalDetail["status"]> = new Set(["Reserved", "InCare", "Left"]);

function statusOf(record: AnimalDetail | undefined): FormStatus | null {
  if (record && IS_DERIVED.has(record.status)) return null;
  return record?.status === "Adopted" ? "Adopted" : "Available";
}

const valuesOf = (record: AnimalDetail | undefined): Values => ({
  photos: picturesOf(record?.photos),
  name: record?.name ?? "",
  type: record?.type ?? null,
  age: record?.age ?? "",
  weight: record?.weight ?? "",
  sex: record?.sex ?? null,
  breed: record?.breed ?? "",
  whereFound: record?.whereFound ?? "",
  arrivalDate: record?.arrivalDate ?? "",
  status: statusOf(record),
  isChipped: record?.isChipped ?? false,
  description: record?.description ?? "",
  attributeScores: Object.fromEntries(
    (record?.attributeScores ?? []).map(({ attributeTypeId, score }) => [attributeTypeId, score]),
  ),
});

/** The animal form: add, view and edit (spec §2.6, §5). @param kinds the attribute types, each of which needs a score */
export function animalForm(
  kinds: readonly AttributeKind[],
): FormParts<AnimalDetail, Values, Omit<AnimalRequest, "photos" | "status" | "intakeType">> {
  const facts = { today, attributeTypeIds: () => kinds.map(({ id }) => id) };
  return {
    values: valuesOf,
    body: ({ photos, attributeScores, status, ...fields }) => ({
      ...fields,
      ...(status !== null && { status }),
      attributeScores: kinds.map(({ id }) => ({ attributeTypeId: id, score: attributeScores[id] ?? null })),
      ...pictureFields(photos),
    }),
    schema: (mode) => (mode === "add" ? animalRequest(facts) : animalChange(facts)),
    Fields: (props) => <AnimalFields {...props} kinds={kinds} />,
    secret: ["photos"],
  };
}

type Props = FieldsOf<AnimalDetail, Values> & { kinds: readonly AttributeKind[] };

function AnimalFields({ input, form, mode, record, kinds }: Props) {
  const isView = mode === "view";
  return (
    <>
      <PhotosField {...(input("photos") as object)} name={record?.name ?? ""} isView={isView} />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextField {...input("name")} label="Name" maxLength={ANIMAL_LIMITS.line} required />
        <Select {...input("type")} label="Type" data={[...ANIMAL_TYPES]} required />
        <NumberInput {...input("age")} label="Age" description="Whole years" allowDecimal={false} min={0} required />
        <NumberInput {...input("weight")} label="Weight" description="Kilograms" decimalScale={2} min={0} required />
        <Select {...input("sex")} label="Sex" data={[...SEXES]} required />
        <BreedInput {...input("breed")} type={form.getValues().type as AnimalType | null} />
        <TextField {...input("whereFound")} label="Found At" maxLength={ANIMAL_LIMITS.line} required />
        <TextField
          {...input("arrivalDate")}
          {...(isView ? { value: localDay(record?.arrivalDate ?? "") } : { type: "date", max: today() })}
          label="Arrival Date"
          required
        />
        <StatusInput {...input("status")} chosen={form.getValues().status} record={record} isView={isView} />
        {record && (
          <TextField
            label="Group"
            value={record.animalGroupName ?? "No group assigned"}
            readOnly
            description={isView ? undefined : "Groups are edited on their own screen."}
          />
        )}
      </SimpleGrid>
      <ChippedInput {...input("isChipped")} isView={isView} />
      <Textarea
        {...input("description")}
        label="Description"
        maxLength={ANIMAL_LIMITS.description}
        autosize
        minRows={isView ? 1 : 4}
      />
      <AttributeScores {...(input("attributeScores") as object)} kinds={kinds} isView={isView} />
    </>
  );
}

/** Breeds are free text; those in use are offered (rules §3). */
function BreedInput({ type, ...input }: { id: string; name: string; readOnly?: boolean; type: AnimalType | null }) {
  const meta = useQuery(apiQuery("GET /animals/meta"));
  const breeds = (type ? meta.data?.breedsByType[type] : meta.data?.breeds) ?? [];
  return (
    <Autocomplete {...input} size="md" label="Breed" data={breeds} maxLength={ANIMAL_LIMITS.line} limit={20} required />
  );
}

function StatusInput({
  chosen,
  record,
  isView,
  ...input
}: {
  id: string;
  name: string;
  chosen: FormStatus | null;
  record: AnimalDetail | undefined;
  isView: boolean;
}) {
  if (isView || (record && IS_DERIVED.has(record.status))) {
    const why = record?.status === "Reserved" && !isView ? "Set by the adoption, as long as it is open." : undefined;
    return <TextField id={input.id} label="Status" value={record?.status ?? ""} description={why} readOnly />;
  }
  return (
    <Select {...input} label="Status" description={statusHint(record?.status, chosen)} data={[...FORM_STATUSES]} />
  );
}

function ChippedInput({ isView, ...input }: { id: string; name: string; isView: boolean; value?: boolean }) {
  const { value, ...rest } = input;
  if (isView) return <TextField id={input.id} label="Chipped" value={value ? "Yes" : "No"} readOnly />;
  return <Checkbox {...rest} checked={value ?? false} label="Chipped" />;
}

/** What saving this status does beside it (decision 0023). */
function statusHint(present: AnimalDetail["status"] | undefined, chosen: FormStatus | null): string | undefined {
  if (present === undefined) return undefined;
  if (chosen === "Adopted" && present !== "Adopted") {
    return "Ends the open applications for this animal; everybody who applied gets a letter.";
  }
  if (chosen === "Available" && present === "Adopted") {
    return "Says that the animal came back; its completed adoption is marked as returned.";
  }
  return present === "Appointment" ? "Lists say Appointment: a visit is booked within a day." : undefined;
}
