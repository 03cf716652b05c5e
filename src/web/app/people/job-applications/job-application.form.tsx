import { NumberInput, Select, Textarea } from "@mantine/core";
import {
  APPLICANT_SEXES,
  DEFAULT_APPLICATION_NOTE,
  type JobApplication,
  JobApplicationRequest,
} from "../../../../contract/people/job-applications.ts";
import { storedWord } from "../../../../contract/texts/stored-word.ts";
import { animalsTexts } from "../../animals/texts.ts";
import { choicesOf } from "../../platform/calls.ts";
import type { FieldsOf, FormParts } from "../../platform/kit/record-form.tsx";
import { RecordSelect } from "../../platform/kit/record-select.tsx";
import { TextField } from "../../platform/kit/text-field.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { peopleTexts } from "../texts.ts";
import { noteText } from "./job-application-parts.tsx";

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

/** The form of an application. Staff fill it in when one comes on paper; later it is read-only (spec §2.6, §5; rules §11). */
export const JOB_APPLICATION_FORM: FormParts<JobApplication, Values, JobApplicationRequest> = {
  values: (application) => ({
    jobId: application ? String(application.jobId) : null,
    firstName: application?.firstName ?? "",
    lastName: application?.lastName ?? "",
    sex: application?.sex ?? null,
    age: application?.age ?? "",
    phoneNumber: application?.phoneNumber ?? "",
    emailAddress: application?.emailAddress ?? "",
    applicationLetter: application?.applicationLetter ?? "",
    experience: application?.experience ?? "",
    note: application?.note ?? "",
  }),
  body: ({ jobId, ...rest }) => ({ ...rest, jobId: jobId === null ? null : Number(jobId) }),
  schema: () => JobApplicationRequest,
  Fields: JobApplicationFields,
};

function JobApplicationFields({ input, mode, record }: FieldsOf<JobApplication, Values>) {
  const required = mode !== "view";
  const text = peopleTexts().jobApplications;
  const { form } = text;
  return (
    <>
      {record ? (
        <TextField id={input("jobId").id} label={form.job} value={record.jobName} readOnly />
      ) : (
        <RecordSelect
          {...input("jobId")}
          choices={choicesOf("GET /jobs")}
          label={form.job}
          optionText={({ name }) => name}
          failed={form.jobsFailed}
        />
      )}
      <div className="field-pairs">
        <TextField {...input("firstName")} label={form.firstName} required={required} />
        <TextField {...input("lastName")} label={form.lastName} required={required} />
        {required ? (
          <Select
            {...input("sex")}
            label={animalsTexts().animals.fields.sex}
            data={APPLICANT_SEXES.map((value) => ({ value, label: text.sexes[value] }))}
            required
          />
        ) : (
          <TextField
            id={input("sex").id}
            label={animalsTexts().animals.fields.sex}
            value={storedWord(text.sexes, record?.sex ?? "")}
            readOnly
          />
        )}
        <NumberInput
          {...input("age")}
          label={animalsTexts().animals.fields.age}
          allowDecimal={false}
          allowNegative={false}
          hideControls
          required={required}
        />
        <TextField
          {...input("phoneNumber")}
          label={peopleTexts().profile.person.phoneNumber}
          autoComplete="off"
          required={required}
        />
        <TextField {...input("emailAddress")} label={appTexts().words.email} autoComplete="off" required={required} />
      </div>
      <Textarea
        {...input("applicationLetter")}
        label={form.applicationLetter}
        autosize
        minRows={3}
        required={required}
      />
      <Textarea {...input("experience")} label={text.experience} autosize minRows={2} required={required} />
      {required && (
        <Textarea
          {...input("note")}
          label={appTexts().words.note}
          description={form.noteHint(noteText(DEFAULT_APPLICATION_NOTE))}
          autosize
          minRows={2}
        />
      )}
    </>
  );
}
