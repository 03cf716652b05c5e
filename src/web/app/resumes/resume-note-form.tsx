import { Button, Group, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { Link } from "react-router";
import { type JobApplication, JobApplicationNote } from "../../../contract/job-applications.ts";
import { callApi } from "../calls.ts";
import { deleteDraft, useDraft } from "../kit/draft.ts";
import { ErrorSummary } from "../kit/error-summary.tsx";
import { field, useSave, validateWith } from "../kit/form.ts";
import { useLeaveAfterSave, useLeaveOnEscape } from "../kit/leave-guard.ts";
import { notifySuccess } from "../kit/notify.ts";
import { addressOf } from "../kit/resource.ts";
import { appTexts } from "../texts/texts.ts";
import { RESUME } from "./resume.resource.ts";

/** The shelter's own note on a resume: all of it that can be edited (rules §11). */
export function ResumeNoteForm({ resume }: { resume: JobApplication }) {
  const form = useForm({ initialValues: { note: resume.note }, validate: validateWith(JobApplicationNote) });
  useDraft(form, ["note"]);
  const isChanged = form.getValues().note !== resume.note;
  const view = addressOf.view(RESUME, resume.id);
  const { isSaving, problem, ...save } = useSave(form, {
    send: async ({ note }) => {
      if (!isChanged) return appTexts().kit.form.unchanged;
      await callApi("POST /job-applications/:id/note", { params: { id: resume.id }, body: { note } });
      return appTexts().kit.form.saved;
    },
    done: (text) => {
      notifySuccess(text);
      deleteDraft();
      leave(view);
    },
    failure: "Operation failed.",
  });
  const leave = useLeaveAfterSave(isChanged);
  useLeaveOnEscape(view);
  return (
    <form {...save} className="panel part form-width">
      <ErrorSummary errors={form.errors} problem={problem} />
      <Textarea {...field(form, "note")} label="Note" description="For staff only" autosize minRows={4} />
      <Group gap="sm">
        <Button type="submit" loading={isSaving}>
          Save
        </Button>
        <Button component={Link} to={view} variant="outline">
          Cancel
        </Button>
      </Group>
    </form>
  );
}
