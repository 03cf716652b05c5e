import { AnimalGroupRequest, GROUP_LIMITS } from "../../../../contract/animals/animal-groups.ts";
import type { LinkedAnimal } from "../../../../contract/animals/linked-animals.ts";
import type { Translations } from "../../../../contract/platform/translations.ts";
import type { FieldsOf, FormParts } from "../../platform/kit/record-form.tsx";
import { TranslatedField } from "../../platform/kit/translated-field.tsx";
import { textValue } from "../../platform/kit/translations.ts";
import { AnimalsSelect } from "../animals-select.tsx";
import { animalsTexts } from "../texts.ts";
import type { WholeGroup } from "./animal-group.resource.ts";

type Values = { name: Translations; description: Translations; animalIds: LinkedAnimal[] };

/** The group's form: name, description and animals (rules §3). */
export const GROUP_FORM: FormParts<WholeGroup, Values, Required<Omit<AnimalGroupRequest, "name" | "description">>> = {
  values: (group) => ({
    name: textValue(group?.names),
    description: textValue(group?.descriptions),
    animalIds: (group?.animals ?? []).map(({ id, name }) => ({ id, name })),
  }),
  body: ({ name: names, description: descriptions, animalIds }) => ({
    names,
    descriptions,
    animalIds: animalIds.map(({ id }) => id),
  }),
  schema: () => AnimalGroupRequest,
  Fields: GroupFields,
};

function GroupFields({ input, form, mode }: FieldsOf<WholeGroup, Values>) {
  return (
    <>
      <TranslatedField {...{ form, mode }} name="name" label="name" limit={GROUP_LIMITS.name} required />
      <TranslatedField
        {...{ form, mode }}
        name="description"
        label="description"
        limit={GROUP_LIMITS.description}
        rows={3}
      />
      <AnimalsSelect
        {...input("animalIds")}
        label={animalsTexts().animalGroups.fields.animals}
        description={animalsTexts().animalGroups.animalsHint}
      />
    </>
  );
}
