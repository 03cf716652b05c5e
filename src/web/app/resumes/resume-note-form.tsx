import { Button, Group, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { Link } from "react-router";
import { type JobApplication, JobApplicationNote } from "../../../contract/job-applications.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { callApi } from "../calls.ts";
import { deleteDraft, useDraft } from "../kit/draft.ts";
import { ErrorSummary } from "../kit/error-summary.tsx";
import { field, useSave, validateWith } from "../kit/form.ts";
import { useLeaveAfterSave, useLeaveOnEscape } from "../kit/leave-guard.ts";
import { notifySuccess } from "../kit/notify.ts";
import { addressOf } from "../kit/resource.ts";
import { appTexts } from "../texts/texts.ts";
import { noteText } from "./note-text.ts";
import { RESUME } from "./resume.resource.ts";

/** The shelter's note on a resume (rules §11). */
export function ResumeNoteForm({ resume }: { resume: JobApplication }) {
  const text = appTexts().kit.form;
  const before = noteText(resume.note);
  const form = useForm({ initialValues: { note: before }, validate: validateWith(JobApplicationNote) });
  useDraft(form, ["note"]);
  const isChanged = form.getValues().note !== before;
  const view = addressOf.view(RESUME, resume.id);
  const { isSaving, problem, ...save } = useSave(form, {
    send: async ({ note }) => {
      if (!isChanged) return text.unchanged;
      await callApi("POST /job-applications/:id/note", { params: { id: resume.id }, body: { note } });
      return text.saved;
    },
    done: (message) => {
      notifySuccess(message);
      deleteDraft();
      leave(view);
    },
    failure: recordTexts().lists.operationFailed,
  });
  const leave = useLeaveAfterSave(isChanged);
  useLeaveOnEscape(view);
  return (
    <form {...save} className="panel part form-width">
      <ErrorSummary errors={form.errors} problem={problem} />
      <Textarea
        {...field(form, "note")}
        label={appTexts().resumes.note}
        description={appTexts().resumes.noteForStaff}
        autosize
        minRows={4}
      />
      <Group gap="sm">
        <Button type="submit" loading={isSaving}>
          {text.save}
        </Button>
        <Button component={Link} to={view} variant="outline">
          {text.cancel}
        </Button>
      </Group>
    </form>
  );
}
