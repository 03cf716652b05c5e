import { NumberInput, Textarea } from "@mantine/core";
import {
  RESOURCE_LIMITS,
  type Resource,
  ResourceChange,
  ResourceRequest,
} from "../../../../contract/giving/resources.ts";
import type { Translations } from "../../../../contract/platform/translations.ts";
import { LookupSelect } from "../../platform/kit/lookup-select.tsx";
import type { FieldsOf, FormParts } from "../../platform/kit/record-form.tsx";
import { TextField } from "../../platform/kit/text-field.tsx";
import { TranslatedField } from "../../platform/kit/translated-field.tsx";
import { textValue } from "../../platform/kit/translations.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { givingTexts } from "../texts.ts";

type Values = {
  resourceTypeId: string | null;
  name: string;
  amount: number | string;
  description: string;
  /** In PLN; blank when the donate page does not ask. */
  goalGrosze: number | string;
  appeal: Translations;
};

/** The resource form: type, name, amount, description (spec §2.6, §5). */
export const RESOURCE_FORM: FormParts<Resource, Values, Omit<ResourceRequest, "appeal">> = {
  values: (resource) => ({
    resourceTypeId: resource?.resourceTypeId ? String(resource.resourceTypeId) : null,
    name: resource?.name ?? "",
    amount: resource?.amount ?? "",
    description: resource?.description ?? "",
    goalGrosze: resource?.goalGrosze ? resource.goalGrosze / 100 : "",
    appeal: textValue(resource?.appeals),
  }),
  body: ({ resourceTypeId, goalGrosze, appeal: appeals, ...rest }) => ({
    ...rest,
    appeals,
    goalGrosze: goalGrosze === "" ? null : Math.round(Number(goalGrosze) * 100),
    resourceTypeId: resourceTypeId === null ? null : Number(resourceTypeId),
  }),
  schema: (mode) => (mode === "add" ? ResourceRequest : ResourceChange),
  Fields: ResourceFields,
};

function ResourceFields({ input, form, mode, record }: FieldsOf<Resource, Values>) {
  const text = givingTexts().resources;
  return (
    <>
      <LookupSelect
        {...input("resourceTypeId")}
        list="GET /resources/types"
        label={text.type}
        failed={text.typesFailed}
        present={
          record?.resourceTypeName
            ? { value: String(record.resourceTypeId), label: record.resourceTypeName }
            : undefined
        }
      />
      <TextField {...input("name")} label={appTexts().words.name} maxLength={RESOURCE_LIMITS.name} required />
      <NumberInput
        {...input("amount")}
        label={text.amount}
        description={text.amountHint(RESOURCE_LIMITS.amount)}
        required
      />
      <Textarea
        {...input("description")}
        label={appTexts().words.description}
        description={text.descriptionHint(RESOURCE_LIMITS.target)}
        autosize
        minRows={3}
      />
      <NumberInput
        {...input("goalGrosze")}
        label={givingTexts().gifts.goal}
        description={givingTexts().gifts.goalHint}
        allowNegative={false}
        decimalScale={2}
        hideControls
      />
      <TranslatedField
        {...{ form, mode }}
        name="appeal"
        label="appeal"
        limit={RESOURCE_LIMITS.appeal}
        hint={givingTexts().gifts.appealHint}
      />
    </>
  );
}
