import { Button, Group, Text, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useRef, useState } from "react";
import {
  JOB_APPLICATION_LIMITS,
  type JobApplication,
  type JobApplicationDecision,
  type JobApplicationStatus,
} from "../../../../contract/people/job-applications.ts";
import type { Problem } from "../../../../contract/platform/problem.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { callApi } from "../../platform/calls.ts";
import { deleteDraft, hasDraft, useDraft } from "../../platform/kit/draft.ts";
import { field } from "../../platform/kit/form.ts";
import { notifyError, notifySuccess } from "../../platform/kit/notify.tsx";
import { Section } from "../../platform/kit/screen.tsx";
import { ApiError, errorText } from "../../platform/problem.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { peopleTexts } from "../texts.ts";
import { noteText, StatusMark } from "./job-application-parts.tsx";

/** Shows status and note. While the status is Pending, admins can decide (spec §4). */
export function DecisionSection({ application }: { application: JobApplication }) {
  const offered = (["accept", "reject"] as const).filter((action) => application.actions.includes(action));
  const [decision, setDecision] = useState<JobApplicationDecision | undefined>(() => offered.find(hasDraft));
  function end(): void {
    if (decision) deleteDraft(decision);
    setDecision(undefined);
  }
  const text = peopleTexts().jobApplications;
  return (
    <Section title={text.decision}>
      <p>
        <StatusMark status={application.applicationStatus} />
      </p>
      {decision && offered.includes(decision) ? (
        <DecisionForm application={application} decision={decision} onEnd={end} />
      ) : (
        <>
          <div>
            <Text fw={700}>{appTexts().words.note}</Text>
            <p className="as-typed">{noteText(application.note) || "–"}</p>
          </div>
          {offered.length > 0 && (
            <Group gap="sm">
              {offered.map((action) => (
                <Button
                  key={action}
                  {...(action === "reject" && { variant: "outline", color: "red" })}
                  onClick={() => setDecision(action)}
                >
                  {text.decisions[action].begin}
                </Button>
              ))}
            </Group>
          )}
        </>
      )}
    </Section>
  );
}

/** What the application is by now, after somebody else has decided. @param present the state of the 409 answer */
function presentText(present: NonNullable<Problem["present"]>): string {
  if (present.kind !== "jobApplication") return recordTexts().lists.changedMeanwhile;
  const status = recordTexts().jobApplications.statuses[present.applicationStatus as JobApplicationStatus];
  return peopleTexts().jobApplications.nowAtStatus(status);
}

type DecisionFormProps = { application: JobApplication; decision: JobApplicationDecision; onEnd: () => void };

/** Confirms a decision. Only here can the note be written too (spec §4). */
function DecisionForm({ application, decision, onEnd }: DecisionFormProps) {
  const text = peopleTexts().jobApplications;
  const before = noteText(application.note);
  const form = useForm({ initialValues: { note: before } });
  useDraft(form, ["note"], decision);
  const [isSending, setSending] = useState(false);
  const busy = useRef(false);

  async function decide(): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    const { note } = form.getValues();
    // The form stays open for another attempt, unless somebody else has decided.
    let isDecided = false;
    try {
      await callApi(`POST /job-applications/:id/${decision}`, {
        params: { id: application.id },
        body: note === before ? {} : { note },
      });
      notifySuccess(text.decisions[decision].done);
      isDecided = true;
    } catch (error) {
      const present = error instanceof ApiError ? error.present : undefined;
      notifyError(
        [errorText(error, recordTexts().jobApplications.decisionFailed[decision]), present && presentText(present)]
          .filter(Boolean)
          .join(" "),
      );
      isDecided = present !== undefined;
    }
    busy.current = false;
    setSending(false);
    if (isDecided) onEnd();
  }
  return (
    <>
      <Textarea
        {...field(form, "note")}
        label={appTexts().words.note}
        description={text.decisionNoteHint}
        autosize
        minRows={3}
        maxLength={JOB_APPLICATION_LIMITS.text}
        data-autofocus
        autoFocus
      />
      <Group gap="sm">
        <Button loading={isSending} {...(decision === "reject" && { color: "red" })} onClick={decide}>
          {text.decisions[decision].confirm}
        </Button>
        <Button variant="outline" disabled={isSending} onClick={onEnd}>
          {appTexts().kit.form.cancel}
        </Button>
      </Group>
    </>
  );
}
