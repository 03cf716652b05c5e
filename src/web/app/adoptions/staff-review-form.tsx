import { Button, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { deleteDraft, useDraft } from "../kit/draft.ts";
import { ErrorSummary } from "../kit/error-summary.tsx";
import { field, useSave } from "../kit/form.ts";
import { STAFF_ACTION_TEXT } from "./adoption.texts.ts";
import { readScore } from "./staff-review.score.ts";
import type { StaffSteps } from "./use-staff-step.ts";

const ACTION = "questionnaire/staff-review";

/** Score and note; saving sends the adoption on (spec §4: sent with approved true). */
export function StaffReviewForm({ steps }: { steps: StaffSteps }) {
  const form = useForm({
    initialValues: { score: "", note: "" },
    validate: { score: (typed) => errorOf(typed) },
  });
  useDraft(form, ["score", "note"]);
  const { isSaving, problem, ...save } = useSave(form, {
    send: ({ score, note }) => steps.take({ action: ACTION, body: { score: scoreOf(score), note, approved: true } }),
    done: (outcome) => outcome === "done" && deleteDraft(),
    failure: STAFF_ACTION_TEXT[ACTION].failed,
  });
  return (
    <form {...save} className="part" aria-label="Staff review">
      <ErrorSummary errors={form.errors} problem={problem} />
      <TextInput
        {...field(form, "score")}
        label="Score"
        description="From 0 to 100"
        inputMode="decimal"
        autoComplete="off"
        maw={180}
        required
      />
      <Textarea {...field(form, "note")} label="Note" description="Optional; for staff only" autosize minRows={3} />
      <div>
        <Button type="submit" loading={isSaving}>
          Save review
        </Button>
      </div>
    </form>
  );
}

function errorOf(typed: string): string | null {
  const read = readScore(typed);
  return "error" in read ? read.error : null;
}

/** What cannot be read was refused before it comes here; the server would refuse it too. */
function scoreOf(typed: string): number {
  const read = readScore(typed);
  return "score" in read ? read.score : Number.NaN;
}
