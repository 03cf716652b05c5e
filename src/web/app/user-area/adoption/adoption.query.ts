import { queryOptions, useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { Adoption, AdoptionAction } from "../../../../contract/adoptions.ts";
import { presentSentence } from "../../adoptions/adoption.stages.ts";
import { api } from "../../api.ts";
import { failed, said } from "../../kit/notify.ts";
import { ApiError, errorText } from "../../problem.ts";
import { queryClient } from "../../query-client.ts";
import { forgetMyAdoptions } from "../my-adoptions.ts";

/** One adoption as this person sees it. */
export const adoptionQuery = (id: number) =>
  queryOptions({ queryKey: ["/adoptions", id], queryFn: () => api.get<Adoption>(`/adoptions/${id}`) });

/** The adoption as it is after a step: shown at once. */
export function showAdoption(adoption: Adoption): void {
  queryClient.setQueryData(adoptionQuery(adoption.id).queryKey, adoption);
  forgetMyAdoptions();
}

/**
 * A step that found the adoption moved on: what happened meanwhile, while the present state is loaded.
 * @returns undefined when the error is another one
 */
export function movedOn(error: unknown, id: number): string | undefined {
  if (!(error instanceof ApiError) || !error.present) return undefined;
  queryClient.invalidateQueries({ queryKey: adoptionQuery(id).queryKey });
  forgetMyAdoptions();
  return `${error.message} ${presentSentence(error.present)}`;
}

/** What is said after a step, and when no answer came. */
type Words = { done: string; failure: string };

/** Takes steps of an adoption, one at a time. `meanwhile` says what happened when a step came too late. */
export function useSteps(id: number) {
  const [meanwhile, setMeanwhile] = useState<string>();
  const step = useMutation({
    mutationFn: ({ action, body }: { action: AdoptionAction; body?: object; words: Words }) =>
      api.post<Adoption>(`/adoptions/${id}/${action}`, body),
    onMutate: () => setMeanwhile(undefined),
    onSuccess: (adoption, { words }) => {
      showAdoption(adoption);
      said(words.done);
    },
    onError: (error, { words }) => {
      const happened = movedOn(error, id);
      if (happened === undefined) failed(errorText(error, words.failure));
      setMeanwhile(happened);
    },
  });
  return { take: step.mutate, isTaking: step.isPending, meanwhile, setMeanwhile };
}
export type Steps = ReturnType<typeof useSteps>;
