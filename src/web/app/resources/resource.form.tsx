import { NumberInput, Textarea } from "@mantine/core";
import { RESOURCE_LIMITS, type Resource, ResourceChange, ResourceRequest } from "../../../contract/resources.ts";
import { LookupSelect } from "../kit/lookup-select.tsx";
import type { FieldsOf, FormParts } from "../kit/record-form.tsx";
import { TextField } from "../kit/text-field.tsx";
import { appTexts } from "../texts/texts.ts";

type Values = { resourceTypeId: string | null; name: string; amount: number | string; description: string };

/** The resource form: type, name, amount, description (spec §2.6, §5). */
export const RESOURCE_FORM: FormParts<Resource, Values, ResourceRequest> = {
  values: (resource) => ({
    resourceTypeId: resource?.resourceTypeId ? String(resource.resourceTypeId) : null,
    name: resource?.name ?? "",
    amount: resource?.amount ?? "",
    description: resource?.description ?? "",
  }),
  body: ({ resourceTypeId, ...rest }) => ({
    ...rest,
    resourceTypeId: resourceTypeId === null ? null : Number(resourceTypeId),
  }),
  schema: (mode) => (mode === "add" ? ResourceRequest : ResourceChange),
  Fields: ResourceFields,
};

function ResourceFields({ input, record }: FieldsOf<Resource, Values>) {
  const text = appTexts().resources;
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
      <TextField {...input("name")} label={text.name} maxLength={RESOURCE_LIMITS.name} required />
      <NumberInput
        {...input("amount")}
        label={text.amount}
        description={text.amountHint(RESOURCE_LIMITS.amount)}
        required
      />
      <Textarea
        {...input("description")}
        label={text.description}
        description={text.descriptionHint(RESOURCE_LIMITS.target)}
        autosize
        minRows={3}
      />
    </>
  );
}
