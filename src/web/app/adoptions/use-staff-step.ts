import { useRef, useState } from "react";
import { notifyError, notifySuccess } from "../kit/notify.ts";
import { ApiError, errorText } from "../problem.ts";
import { type StepOf, takeStep } from "./adoption.api.ts";
import { presentSentence } from "./adoption.stages.ts";
import { STAFF_ACTION_TEXT, type StaffAction } from "./adoption.texts.ts";

type Taken = "done" | "too late" | "not done";

/** The way to take a step, and what came of the last one. */
export type StaffSteps = {
  /**
   * Takes a step, once however often it is asked for.
   * @returns "too late" when the adoption had moved on; "not done" leaves everything for another try
   * @throws ApiError with field errors, for the form to show
   */
  take(step: StepOf<StaffAction>): Promise<Taken>;
  isTaking: boolean;
  /** What happened meanwhile, when a step came too late (rules §1: 409). */
  stale: string | undefined;
};

/** Staff's steps with one adoption: says what came of them and loads the adoption again, also after a refusal. */
export function useStaffStep(adoptionId: number): StaffSteps {
  const busy = useRef(false);
  const [isTaking, setTaking] = useState(false);
  const [stale, setStale] = useState<string>();

  function refused(error: unknown, fallback: string): Taken {
    if (error instanceof ApiError && error.present) {
      setStale(`${error.message} ${presentSentence(error.present)}`);
      return "too late";
    }
    notifyError(errorText(error, fallback));
    return "not done";
  }

  async function take(step: StepOf<StaffAction>): Promise<Taken> {
    if (busy.current) return "not done";
    busy.current = true;
    setTaking(true);
    setStale(undefined);
    const { done, failed: fallback } = STAFF_ACTION_TEXT[step.action];
    try {
      await takeStep(adoptionId, step);
      notifySuccess(done(step.body && "approved" in step.body ? (step.body.approved ?? true) : true));
      return "done";
    } catch (error) {
      if (error instanceof ApiError && error.fieldErrors.length > 0) throw error;
      return refused(error, fallback);
    } finally {
      busy.current = false;
      setTaking(false);
    }
  }
  return { take, isTaking, stale };
}
