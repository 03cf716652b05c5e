import { useRef, useState } from "react";
import { failed, said } from "../kit/notify.ts";
import { ApiError, errorText } from "../problem.ts";
import { reloadAdoption, type StaffStep, takeStaffStep } from "./adoption.api.ts";
import { presentSentence } from "./adoption.stages.ts";
import { STAFF_ACTION_TEXT } from "./adoption.texts.ts";

/** The way to take a step, and what came of the last one. */
export type StaffSteps = {
  /** Takes a step, once however often it is asked for. @throws ApiError with field errors, for the form to show */
  take(step: StaffStep): Promise<"done" | "not done">;
  isTaking: boolean;
  /** What happened meanwhile, when a step came too late (decisions §1: 409). */
  stale: string | undefined;
};

/** Staff's steps with one adoption: says what came of them and loads the adoption again, also after a refusal. */
export function useStaffStep(adoptionId: number): StaffSteps {
  const busy = useRef(false);
  const [isTaking, setTaking] = useState(false);
  const [stale, setStale] = useState<string>();

  async function take(step: StaffStep): Promise<"done" | "not done"> {
    if (busy.current) return "not done";
    busy.current = true;
    setTaking(true);
    setStale(undefined);
    const { done, failed: fallback } = STAFF_ACTION_TEXT[step.action];
    try {
      await takeStaffStep(adoptionId, step);
      said(done(step.body?.approved ?? true));
      await reloadAdoption(adoptionId);
      return "done";
    } catch (error) {
      if (error instanceof ApiError && error.fieldErrors.length > 0) throw error;
      if (error instanceof ApiError && error.present) setStale(`${error.message} ${presentSentence(error.present)}`);
      else failed(errorText(error, fallback));
      await reloadAdoption(adoptionId);
      return "not done";
    } finally {
      busy.current = false;
      setTaking(false);
    }
  }
  return { take, isTaking, stale };
}
