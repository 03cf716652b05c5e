import { useRef, useState } from "react";
import { notifyError, notifySuccess } from "../platform/kit/notify.tsx";
import { ApiError, errorText } from "../platform/problem.ts";
import { appTexts } from "../platform/texts/texts.ts";
import { presentSentence } from "../platform/words/adoption.stages.ts";
import { type StaffAction, type StepOf, takeStep } from "./adoption.api.ts";

type StepResult = "done" | "too late" | "failed";

/** Takes steps; has the result of the last one. */
export type StaffSteps = {
  /**
   * Takes a step; further calls are ignored until it has finished.
   * @returns "too late" if the adoption's state had changed; after "failed" it can be tried again
   * @throws ApiError with field errors or for want of a reason, for the form to show
   */
  take(step: StepOf<StaffAction>): Promise<StepResult>;
  isTaking: boolean;
  /** The current state as a text, if the last step was too late (rules §1: 409). */
  stale: string | undefined;
};

/** Staff's steps with one adoption: shows their results and reloads the adoption, also after a refusal. */
export function useStaffStep(adoptionId: number): StaffSteps {
  const busy = useRef(false);
  const [isTaking, setTaking] = useState(false);
  const [stale, setStale] = useState<string>();

  function onRefused(error: unknown, fallback: string): StepResult {
    if (error instanceof ApiError && error.present) {
      setStale(`${error.message} ${presentSentence(error.present)}`);
      return "too late";
    }
    notifyError(errorText(error, fallback));
    return "failed";
  }

  async function take(step: StepOf<StaffAction>): Promise<StepResult> {
    if (busy.current) return "failed";
    busy.current = true;
    setTaking(true);
    setStale(undefined);
    try {
      await takeStep(adoptionId, step);
      notifySuccess(doneText(step));
      return "done";
    } catch (error) {
      const isForForm = error instanceof ApiError && (error.fieldErrors.length > 0 || error.code === "caution");
      if (isForForm) throw error;
      return onRefused(error, appTexts().adoptionSteps.failed[step.action]);
    } finally {
      busy.current = false;
      setTaking(false);
    }
  }
  return { take, isTaking, stale };
}

/** The success message of a step. */
function doneText({ action, body }: StepOf<StaffAction>): string {
  const { done, doneRejecting } = appTexts().adoptionSteps;
  const isRejection = body !== undefined && "approved" in body && body.approved === false;
  return isRejection && action in doneRejecting ? doneRejecting[action as keyof typeof doneRejecting] : done[action];
}
