import { Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type JobApplication, JobApplicationNote } from "../../../../contract/people/job-applications.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { callApi } from "../../platform/calls.ts";
import { useDraft } from "../../platform/kit/draft.ts";
import { field, validateWith } from "../../platform/kit/form.ts";
import { addressOf } from "../../platform/kit/resource.ts";
import { ScreenForm } from "../../platform/kit/screen-form.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { peopleTexts } from "../texts.ts";
import { JOB_APPLICATION } from "./job-application.resource.ts";
import { noteText } from "./job-application-parts.tsx";

/** The shelter's note on an application (rules §11). */
export function JobApplicationNoteForm({ application }: { application: JobApplication }) {
  const before = noteText(application.note);
  const form = useForm({ initialValues: { note: before }, validate: validateWith(JobApplicationNote) });
  useDraft(form, ["note"]);
  return (
    <ScreenForm
      form={form}
      to={addressOf.view(JOB_APPLICATION, application.id)}
      isChanged={form.getValues().note !== before}
      send={(body) => callApi("POST /job-applications/:id/note", { params: { id: application.id }, body })}
      texts={{ failed: recordTexts().lists.operationFailed }}
    >
      <Textarea
        {...field(form, "note")}
        label={appTexts().words.note}
        description={peopleTexts().jobApplications.noteForStaff}
        autosize
        minRows={4}
      />
    </ScreenForm>
  );
}
