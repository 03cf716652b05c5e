import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { AdoptionAction } from "../../../../contract/adoptions.ts";
import { type StepOf, takeStep } from "../../adoptions/adoption.api.ts";
import { presentSentence } from "../../adoptions/adoption.stages.ts";
import { notifyError, notifySuccess } from "../../kit/notify.ts";
import { ApiError, errorText } from "../../problem.ts";

/**
 * What happened meanwhile, for somebody whose step found the adoption changed.
 * @returns undefined when the error is another one
 */
export function whatHappened(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || !error.present) return undefined;
  return `${error.message} ${presentSentence(error.present)}`;
}

/** What is said after a step, and when no answer came. */
type Words = { done: string; failure: string };

/** Takes steps of an adoption, one at a time. `meanwhile` says what happened when a step came too late. */
export function useSteps(id: number) {
  const [meanwhile, setMeanwhile] = useState<string>();
  const step = useMutation({
    mutationFn: ({ step }: { step: StepOf<AdoptionAction>; words: Words }) => takeStep(id, step),
    onMutate: () => setMeanwhile(undefined),
    onSuccess: (_adoption, { words }) => notifySuccess(words.done),
    onError: (error, { words }) => {
      const happened = whatHappened(error);
      if (happened === undefined) notifyError(errorText(error, words.failure));
      setMeanwhile(happened);
    },
  });
  return { take: step.mutate, isTaking: step.isPending, meanwhile, setMeanwhile };
}
export type Steps = ReturnType<typeof useSteps>;
