import { queryOptions } from "@tanstack/react-query";
import type { QuestionnaireDraft } from "../../../../contract/adoptions.ts";
import { api } from "../../api.ts";

const pathOf = (adoptionId: number): string => `/adoptions/${adoptionId}/questionnaire/draft`;

/** What the account has typed so far, read whenever the form is opened and kept by the form from then on. */
export const draftQuery = (adoptionId: number) =>
  queryOptions({
    queryKey: [pathOf(adoptionId)],
    queryFn: () => readDraft(adoptionId),
    staleTime: "static",
    gcTime: 0,
  });

export const readDraft = (adoptionId: number): Promise<QuestionnaireDraft> => api.get(pathOf(adoptionId));

/** Keeps the answers on the server. @throws ApiError 409 when another tab has kept others since this version */
export const keepDraft = (adoptionId: number, draft: QuestionnaireDraft): Promise<QuestionnaireDraft> =>
  api.put(pathOf(adoptionId), draft, "never");

/**
 * Brings together what was typed here and in another tab: where only one of them changed an answer that one stands, and
 * where both did both stay, one below the other, so that nothing is lost unseen.
 * @param base the answers that both began with
 */
export function mergeAnswers(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  return mine.map((answer, at) => merge(base[at] ?? "", answer, theirs[at] ?? ""));
}

function merge(base: string, mine: string, theirs: string): string {
  if (theirs === base) return mine;
  if (mine === base) return theirs;
  if (mine.includes(theirs)) return mine;
  if (theirs.includes(mine)) return theirs;
  return `${mine}\n\n${theirs}`;
}
