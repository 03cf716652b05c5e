import { Textarea, TextInput } from "@mantine/core";
import { AnimalGroupChange, AnimalGroupRequest } from "../../../contract/animal-groups.ts";
import type { FieldsOf, FormParts } from "../kit/record-form.tsx";
import { appTexts } from "../texts/texts.ts";
import type { WholeGroup } from "./animal-group.resource.ts";
import { AnimalsSelect } from "./animals-select.tsx";

type Values = { name: string; description: string; animalIds: string[] };

/** The group's form: name, description and animals (rules §3). */
export const GROUP_FORM: FormParts<WholeGroup, Values, Required<Pick<AnimalGroupRequest, keyof Values>>> = {
  values: (group) => ({
    name: group?.name ?? "",
    description: group?.description ?? "",
    animalIds: (group?.animals ?? []).map(({ id }) => String(id)),
  }),
  body: ({ animalIds, ...texts }) => ({ ...texts, animalIds: animalIds.map(Number) }),
  schema: (mode) => (mode === "add" ? AnimalGroupRequest : AnimalGroupChange),
  Fields: GroupFields,
};

function GroupFields({ input, record }: FieldsOf<WholeGroup, Values>) {
  const { fields } = appTexts().animalGroups;
  return (
    <>
      <TextInput {...input("name")} label={fields.name} maxLength={100} required />
      <Textarea {...input("description")} label={fields.description} maxLength={2000} autosize minRows={3} />
      <AnimalsSelect {...input("animalIds")} present={record?.animals ?? []} />
    </>
  );
}
