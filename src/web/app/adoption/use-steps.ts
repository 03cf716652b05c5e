import { useRef, useState } from "react";
import type { Adoption, AdoptionAction, BoardAdoption } from "../../../contract/adoption/adoptions.ts";
import { animalsTexts } from "../animals/texts.ts";
import { notifyError, notifySuccess } from "../platform/kit/notify.tsx";
import { ApiError, errorText } from "../platform/problem.ts";
import { type StaffAction, type StepOf, takeStep } from "./adoption.api.ts";
import { presentSentence } from "./present-sentence.ts";

/** What came of a step: "too late" if the adoption's state had changed; after "failed" it can be tried again. */
type StepResult = "done" | "too late" | "failed";
/** The name of the draft of a step's form: where adoptions stand beside each other, each has its own. */
export const stepDraft = ({ id }: Pick<Adoption, "id">): string => `step-${id}`;

/** The messages after a step; `failed` if there was no answer. */
type Messages = { done: string; failed: string };

/** @returns the current state as a text, if a step was refused because of it (rules §1: 409); undefined for other errors */
export const staleText = (error: unknown): string | undefined =>
  error instanceof ApiError && error.present ? `${error.message} ${presentSentence(error.present)}` : undefined;

/**
 * Takes steps of an adoption, one at a time: shows their results and reloads the adoption, also after a refusal. `stale` has
 * the current state as a text, if the last step was too late.
 */
export function useSteps(adoptionId: number) {
  const busy = useRef(false);
  const [isTaking, setTaking] = useState(false);
  const [stale, setStale] = useState<string>();

  /** Further calls are ignored until it has finished. @throws ApiError with field errors or for want of a reason, for the form to show */
  async function take(step: StepOf<AdoptionAction>, { done, failed }: Messages): Promise<StepResult> {
    if (busy.current) return "failed";
    busy.current = true;
    setTaking(true);
    setStale(undefined);
    try {
      await takeStep(adoptionId, step);
      notifySuccess(done);
      return "done";
    } catch (error) {
      if (error instanceof ApiError && (error.fieldErrors.length > 0 || error.code === "caution")) throw error;
      const now = staleText(error);
      setStale(now);
      if (now !== undefined) return "too late";
      notifyError(errorText(error, failed));
      return "failed";
    } finally {
      busy.current = false;
      setTaking(false);
    }
  }
  return { take, isTaking, stale, setStale };
}
export type Steps = ReturnType<typeof useSteps>;

/** The same for the steps of staff, with their messages. */
export function useStaffSteps(adoptionId: number) {
  const { take, isTaking, stale } = useSteps(adoptionId);
  return { take: (step: StepOf<StaffAction>) => take(step, messagesOf(step)), isTaking, stale };
}
export type StaffSteps = ReturnType<typeof useStaffSteps>;

function messagesOf({ action, body }: StepOf<StaffAction>): Messages {
  const { done, doneRejecting, failed } = animalsTexts().adoptionSteps;
  const isRejection = body !== undefined && "approved" in body && body.approved === false;
  const rejected = isRejection && action in doneRejecting && doneRejecting[action as keyof typeof doneRejecting];
  return { done: rejected || done[action], failed: failed[action] };
}

/** Steps from the board; each adoption takes one at a time. */
export function useBoardSteps() {
  const [taking, setTaking] = useState<readonly number[]>([]);

  async function take({ id, next }: BoardAdoption): Promise<void> {
    if (next?.action !== "questionnaire/send" || taking.includes(id)) return;
    setTaking((before) => [...before, id]);
    const { done, failed } = messagesOf({ action: next.action });
    try {
      await takeStep(id, { action: next.action });
      notifySuccess(done);
    } catch (error) {
      notifyError(staleText(error) ?? errorText(error, failed));
    }
    setTaking((before) => before.filter((one) => one !== id));
  }
  return { take, isTaking: (id: number) => taking.includes(id) };
}
export type BoardSteps = ReturnType<typeof useBoardSteps>;
