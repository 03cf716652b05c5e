import { NumberInput, Select, Textarea } from "@mantine/core";
import {
  APPLICANT_SEXES,
  DEFAULT_APPLICATION_NOTE,
  type JobApplication,
  JobApplicationRequest,
} from "../../../contract/job-applications.ts";
import { choicesOf } from "../calls.ts";
import type { FieldsOf, FormParts } from "../kit/record-form.tsx";
import { RecordSelect } from "../kit/record-select.tsx";
import { TextField } from "../kit/text-field.tsx";

type Values = {
  jobId: string | null;
  firstName: string;
  lastName: string;
  sex: string | null;
  age: number | string;
  phoneNumber: string;
  emailAddress: string;
  applicationLetter: string;
  experience: string;
  note: string;
};

/** A resume: typed in when it came on paper, only looked at afterwards (spec §2.6, §5; rules §11). */
export const RESUME_FORM: FormParts<JobApplication, Values, JobApplicationRequest> = {
  values: (resume) => ({
    jobId: resume ? String(resume.jobId) : null,
    firstName: resume?.firstName ?? "",
    lastName: resume?.lastName ?? "",
    sex: resume?.sex ?? null,
    age: resume?.age ?? "",
    phoneNumber: resume?.phoneNumber ?? "",
    emailAddress: resume?.emailAddress ?? "",
    applicationLetter: resume?.applicationLetter ?? "",
    experience: resume?.experience ?? "",
    note: resume?.note ?? "",
  }),
  body: ({ jobId, ...rest }) => ({ ...rest, jobId: jobId === null ? null : Number(jobId) }),
  schema: () => JobApplicationRequest,
  Fields: ResumeFields,
};

function ResumeFields({ input, mode, record }: FieldsOf<JobApplication, Values>) {
  const required = mode !== "view";
  return (
    <>
      {record ? (
        <TextField id={input("jobId").id} label="Job" value={record.jobName} readOnly />
      ) : (
        <RecordSelect
          {...input("jobId")}
          choices={choicesOf("GET /jobs")}
          label="Job"
          optionText={({ name }) => name}
          failed="Error loading Jobs."
        />
      )}
      <div className="field-pairs">
        <TextField {...input("firstName")} label="First name" required={required} />
        <TextField {...input("lastName")} label="Last name" required={required} />
        {required ? (
          <Select {...input("sex")} label="Sex" data={APPLICANT_SEXES} required />
        ) : (
          <TextField {...input("sex")} label="Sex" />
        )}
        <NumberInput
          {...input("age")}
          label="Age"
          allowDecimal={false}
          allowNegative={false}
          hideControls
          required={required}
        />
        <TextField {...input("phoneNumber")} label="Phone number" autoComplete="off" required={required} />
        <TextField {...input("emailAddress")} label="Email" autoComplete="off" required={required} />
      </div>
      <Textarea {...input("applicationLetter")} label="Application letter" autosize minRows={3} required={required} />
      <Textarea {...input("experience")} label="Experience" autosize minRows={2} required={required} />
      {required && (
        <Textarea
          {...input("note")}
          label="Note"
          description={`Optional; left blank it reads '${DEFAULT_APPLICATION_NOTE}'`}
          autosize
          minRows={2}
        />
      )}
    </>
  );
}
