import { NumberInput } from "@mantine/core";
import { JOB_LIMITS, type JobRecord, JobRequest } from "../../../../contract/people/jobs.ts";
import type { Translations } from "../../../../contract/platform/translations.ts";
import type { FieldsOf, FormParts } from "../../platform/kit/record-form.tsx";
import { TranslatedField } from "../../platform/kit/translated-field.tsx";
import { textValue } from "../../platform/kit/translations.ts";
import { peopleTexts } from "../texts.ts";

type Salary = number | string;
type Values = { name: Translations; description: Translations; minSalary: Salary; maxSalary: Salary };

/** The job form (spec §2.6, §5). After adding a job the form is empty for the next one (rules §5). */
export const JOB_FORM: FormParts<JobRecord, Values, Omit<JobRequest, "name" | "description">> = {
  values: (job) => ({
    name: textValue(job?.names),
    description: textValue(job?.descriptions),
    minSalary: job?.minSalary ?? "",
    maxSalary: job?.maxSalary ?? "",
  }),
  body: ({ name: names, description: descriptions, ...salaries }) => ({ names, descriptions, ...salaries }),
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

function JobFields({ input, form, mode }: FieldsOf<JobRecord, Values>) {
  const text = peopleTexts().jobs;
  const salary = { ...SALARY, suffix: text.salarySuffix, description: text.salaryHint };
  return (
    <>
      <TranslatedField {...{ form, mode }} name="name" label="name" limit={JOB_LIMITS.name} required />
      <TranslatedField
        {...{ form, mode }}
        name="description"
        label="description"
        limit={JOB_LIMITS.description}
        rows={5}
        required
      />
      <div className="field-pairs">
        <NumberInput {...input("minSalary")} {...salary} label={text.minSalary} />
        <NumberInput {...input("maxSalary")} {...salary} label={text.maxSalary} />
      </div>
    </>
  );
}
