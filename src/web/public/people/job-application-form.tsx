import { APPLICANT_SEXES, JOB_APPLICATION_LIMITS } from "../../../contract/people/job-applications.ts";
import { formTexts } from "../../../contract/texts/texts.ts";
import { callPath } from "../../call-path.ts";
import { SubmitButton } from "../platform/button.tsx";
import { FieldError, FormOutcome, TextField } from "../platform/field.tsx";
import { pageTexts } from "../texts/texts.ts";

const texts = () => pageTexts().jobApplication;

/** The 'Submit Your Resume' form (spec §2.4, §5). */
export const JobApplicationForm = ({ jobId }: { jobId: number }) => (
  <section className="card job-application" aria-labelledby="submit-your-resume">
    <h2 id="submit-your-resume">{texts().title}</h2>
    <form
      className="form"
      method="post"
      data-form="jobApplication"
      data-endpoint={callPath("POST /job-applications")}
      data-success={formTexts().jobApplications.sent}
      data-failure={formTexts().jobApplications.failed}
      data-say-401={formTexts().jobApplications.signedOut}
      noValidate
    >
      <input type="hidden" name="jobId" value={jobId} data-number="" />
      <div className="field-pair">
        <TextField name="firstName" label={texts().firstName} autoComplete="given-name" />
        <TextField name="lastName" label={texts().lastName} autoComplete="family-name" />
      </div>
      <div className="field-pair">
        <SexField />
        <AgeField />
      </div>
      <div className="field-pair">
        <TextField name="phoneNumber" label={texts().phone} type="tel" autoComplete="tel" />
        <TextField name="emailAddress" label={pageTexts().chrome.email} type="email" autoComplete="email" />
      </div>
      <TextField name="applicationLetter" label={texts().letter} rows={6} hint={texts().letterHint} />
      <TextField name="experience" label={texts().experience} rows={4} hint={texts().experienceHint} />
      <FormOutcome />
      <SubmitButton look="call">{texts().submit}</SubmitButton>
    </form>
  </section>
);

const SexField = () => (
  <div className="field">
    <label htmlFor="field-sex">{texts().sex}</label>
    <select id="field-sex" name="sex" required defaultValue="" autoComplete="sex" aria-describedby="error-sex">
      <option value="">{texts().chooseSex}</option>
      {APPLICANT_SEXES.map((sex) => (
        <option key={sex} value={sex}>
          {texts().sexes[sex]}
        </option>
      ))}
    </select>
    <FieldError name="sex" />
  </div>
);

const AgeField = () => (
  <div className="field">
    <label htmlFor="field-age">{texts().age}</label>
    <input
      id="field-age"
      name="age"
      type="number"
      inputMode="numeric"
      min={1}
      max={JOB_APPLICATION_LIMITS.age}
      required
      aria-describedby="error-age"
    />
    <FieldError name="age" />
  </div>
);
