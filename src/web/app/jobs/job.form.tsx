import { NumberInput, Textarea } from "@mantine/core";
import { JOB_LIMITS, type JobRecord, JobRequest } from "../../../contract/jobs.ts";
import type { FieldsOf, FormParts } from "../kit/record-form.tsx";
import { TextField } from "../kit/text-field.tsx";

type Salary = number | string;
type Values = { name: string; description: string; minSalary: Salary; maxSalary: Salary };

/** The job form (spec §2.6, §5). A job that was added leaves an empty form for the next one (rules §5). */
export const JOB_FORM: FormParts<JobRecord, Values, JobRequest> = {
  values: (job) => ({
    name: job?.name ?? "",
    description: job?.description ?? "",
    minSalary: job?.minSalary ?? "",
    maxSalary: job?.maxSalary ?? "",
  }),
  body: (values) => values,
  // The form always has all the fields, so that an edit is checked like an add: the salaries must fit.
  schema: () => JobRequest,
  Fields: JobFields,
  afterAdd: "stay",
};

/** Whole amounts, as people write them: 4 000 PLN. */
const SALARY = {
  allowDecimal: false,
  allowNegative: false,
  thousandSeparator: " ",
  suffix: " PLN",
  hideControls: true,
  required: true,
} as const;

function JobFields({ input }: FieldsOf<JobRecord, Values>) {
  return (
    <>
      <TextField {...input("name")} label="Name" maxLength={JOB_LIMITS.name} required />
      <Textarea {...input("description")} label="Description" autosize minRows={5} required />
      <div className="field-pairs">
        <NumberInput {...input("minSalary")} {...SALARY} label="Minimum Salary" description="A month" />
        <NumberInput {...input("maxSalary")} {...SALARY} label="Maximum Salary" description="A month" />
      </div>
    </>
  );
}
