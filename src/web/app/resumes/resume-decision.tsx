import { Button, Group, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useRef, useState } from "react";
import {
  JOB_APPLICATION_LIMITS,
  type JobApplication,
  type JobApplicationDecision,
} from "../../../contract/job-applications.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { presentSentence } from "../adoptions/adoption.stages.ts";
import { Section } from "../adoptions/section.tsx";
import { callApi } from "../calls.ts";
import { deleteDraft, hasDraft, useDraft } from "../kit/draft.ts";
import { field } from "../kit/form.ts";
import { notifyError, notifySuccess } from "../kit/notify.ts";
import { ApiError, errorText } from "../problem.ts";
import { StatusMark } from "./status-mark.tsx";

const WORDS: Readonly<Record<JobApplicationDecision, { begin: string; confirm: string; done: string }>> = {
  accept: { begin: "Accept", confirm: "Confirm Acceptance", done: "The application was accepted." },
  reject: { begin: "Reject", confirm: "Confirm Rejection", done: "The application was rejected." },
};

/** The status and the note; for admins, as long as it is Pending, the decision (spec §4). */
export function ResumeDecision({ resume }: { resume: JobApplication }) {
  const offered = (["accept", "reject"] as const).filter((action) => resume.actions.includes(action));
  const [decision, setDecision] = useState<JobApplicationDecision | undefined>(() => offered.find(hasDraft));
  function end(): void {
    if (decision) deleteDraft(decision);
    setDecision(undefined);
  }
  return (
    <Section title="Decision">
      <p>
        <StatusMark status={resume.applicationStatus} />
      </p>
      {decision && offered.includes(decision) ? (
        <Deciding resume={resume} decision={decision} onEnd={end} />
      ) : (
        <>
          <div>
            <p className="resume-note-label">Note</p>
            <p className="as-typed">{resume.note || "–"}</p>
          </div>
          {offered.length > 0 && (
            <Group gap="sm">
              {offered.map((action) => (
                <Button
                  key={action}
                  {...(action === "reject" && { variant: "outline", color: "red" })}
                  onClick={() => setDecision(action)}
                >
                  {WORDS[action].begin}
                </Button>
              ))}
            </Group>
          )}
        </>
      )}
    </Section>
  );
}

/** The note can be written only while a decision is being made (spec §4). */
function Deciding({
  resume,
  decision,
  onEnd,
}: {
  resume: JobApplication;
  decision: JobApplicationDecision;
  onEnd: () => void;
}) {
  const form = useForm({ initialValues: { note: resume.note } });
  useDraft(form, ["note"], decision);
  const [isSending, setSending] = useState(false);
  const busy = useRef(false);

  async function decide(): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    // What was typed stays for another try, unless somebody else has decided.
    let isOver = false;
    try {
      await callApi(`POST /job-applications/:id/${decision}`, { params: { id: resume.id }, body: form.getValues() });
      notifySuccess(WORDS[decision].done);
      isOver = true;
    } catch (error) {
      const present = error instanceof ApiError ? error.present : undefined;
      notifyError(
        [errorText(error, recordTexts().jobApplications.decisionFailed[decision]), present && presentSentence(present)]
          .filter(Boolean)
          .join(" "),
      );
      isOver = present !== undefined;
    }
    busy.current = false;
    setSending(false);
    if (isOver) onEnd();
  }
  return (
    <>
      <Textarea
        {...field(form, "note")}
        label="Note"
        description="Optional; for staff only. The applicant is told of the decision by letter."
        autosize
        minRows={3}
        maxLength={JOB_APPLICATION_LIMITS.text}
        data-autofocus
        autoFocus
      />
      <Group gap="sm">
        <Button loading={isSending} {...(decision === "reject" && { color: "red" })} onClick={decide}>
          {WORDS[decision].confirm}
        </Button>
        <Button variant="outline" disabled={isSending} onClick={onEnd}>
          Cancel
        </Button>
      </Group>
    </>
  );
}
