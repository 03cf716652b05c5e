import { NumberInput, Textarea } from "@mantine/core";
import { RESOURCE_LIMITS, type Resource, ResourceChange, ResourceRequest } from "../../../contract/resources.ts";
import { LookupSelect } from "../kit/lookup-select.tsx";
import type { FieldsOf, FormParts } from "../kit/record-form.tsx";
import { TextField } from "../kit/text-field.tsx";

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
  return (
    <>
      <LookupSelect
        {...input("resourceTypeId")}
        list="GET /resources/types"
        label="Type"
        failed="Error loading resource types."
        present={
          record?.resourceTypeName
            ? { value: String(record.resourceTypeId), label: record.resourceTypeName }
            : undefined
        }
      />
      <TextField {...input("name")} label="Name" maxLength={RESOURCE_LIMITS.name} required />
      <NumberInput {...input("amount")} label="Amount" description="Units, up to 300" required />
      <Textarea
        {...input("description")}
        label="Description"
        description={`The first number in it is the target; without one it is ${RESOURCE_LIMITS.target}.`}
        autosize
        minRows={3}
      />
    </>
  );
}
