import type { QuestionnaireDraft } from "../../../../contract/adoptions.ts";
import { apiQuery, callApi } from "../../calls.ts";

/** What the account has typed so far, read whenever the form is opened and kept by the form from then on. */
export const draftQuery = (id: number) => ({
  ...apiQuery("GET /adoptions/:id/questionnaire/draft", { params: { id } }),
  staleTime: "static" as const,
  gcTime: 0,
});

export const readDraft = (id: number) => callApi("GET /adoptions/:id/questionnaire/draft", { params: { id } });

/** Keeps the answers on the server. @throws ApiError 409 when another tab has kept others since this version */
export const keepDraft = (id: number, body: QuestionnaireDraft) =>
  callApi("PUT /adoptions/:id/questionnaire/draft", { params: { id }, body, reload: "never" });

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
