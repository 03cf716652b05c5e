import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { AdoptionAction } from "../../../../contract/adoption/adoptions.ts";
import { notifyError, notifySuccess } from "../../platform/kit/notify.tsx";
import { ApiError, errorText } from "../../platform/problem.ts";
import { presentSentence } from "../../platform/words/adoption.stages.ts";
import { type StepOf, takeStep } from "../adoption.api.ts";

/** @returns the current state as a text, if a step was refused because of it; undefined for other errors */
export function refusalText(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || !error.present) return undefined;
  return `${error.message} ${presentSentence(error.present)}`;
}

/** The messages after a step; `failed` if there was no answer. */
type Messages = { done: string; failed: string };

/** Takes steps of an adoption, one at a time. `refusal` has the current state as a text, if a step was too late. */
export function useSteps(id: number) {
  const [refusal, setRefusal] = useState<string>();
  const step = useMutation({
    mutationFn: ({ step }: { step: StepOf<AdoptionAction>; messages: Messages }) => takeStep(id, step),
    onMutate: () => setRefusal(undefined),
    onSuccess: (_adoption, { messages }) => notifySuccess(messages.done),
    onError: (error, { messages }) => {
      const text = refusalText(error);
      if (text === undefined) notifyError(errorText(error, messages.failed));
      setRefusal(text);
    },
  });
  return { take: step.mutate, isTaking: step.isPending, refusal, setRefusal };
}
export type Steps = ReturnType<typeof useSteps>;
