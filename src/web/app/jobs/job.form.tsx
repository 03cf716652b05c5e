import { NumberInput, Textarea } from "@mantine/core";
import { JOB_LIMITS, type JobRecord, JobRequest } from "../../../contract/jobs.ts";
import type { FieldsOf, FormParts } from "../kit/record-form.tsx";
import { TextField } from "../kit/text-field.tsx";
import { appTexts } from "../texts/texts.ts";

type Salary = number | string;
type Values = { name: string; description: string; minSalary: Salary; maxSalary: Salary };

/** The job form (spec §2.6, §5). After adding a job the form is empty for the next one (rules §5). */
export const JOB_FORM: FormParts<JobRecord, Values, JobRequest> = {
  values: (job) => ({
    name: job?.name ?? "",
    description: job?.description ?? "",
    minSalary: job?.minSalary ?? "",
    maxSalary: job?.maxSalary ?? "",
  }),
  body: (values) => values,
  // An edit is checked as a whole too, because the two salaries must fit together.
  schema: () => JobRequest,
  Fields: JobFields,
  afterAdd: "stay",
};

/** Whole amounts with grouped digits. */
const SALARY = {
  allowDecimal: false,
  allowNegative: false,
  thousandSeparator: " ",
  hideControls: true,
  required: true,
} as const;

function JobFields({ input }: FieldsOf<JobRecord, Values>) {
  const text = appTexts().jobs;
  const salary = { ...SALARY, suffix: text.salarySuffix, description: text.salaryHint };
  return (
    <>
      <TextField {...input("name")} label={text.name} maxLength={JOB_LIMITS.name} required />
      <Textarea {...input("description")} label={text.description} autosize minRows={5} required />
      <div className="field-pairs">
        <NumberInput {...input("minSalary")} {...salary} label={text.minSalary} />
        <NumberInput {...input("maxSalary")} {...salary} label={text.maxSalary} />
      </div>
    </>
  );
}
