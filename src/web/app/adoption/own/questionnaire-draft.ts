import type { QuestionnaireDraft } from "../../../../contract/adoption/questionnaire.ts";
import { apiQuery, callApi } from "../../platform/calls.ts";

/** The stored draft of the answers. It is read when the form is opened; then the form has the newest answers. */
export const draftQuery = (id: number) => ({
  ...apiQuery("GET /adoptions/:id/questionnaire/draft", { params: { id } }),
  staleTime: "static" as const,
  gcTime: 0,
});

export const readDraft = (id: number) => callApi("GET /adoptions/:id/questionnaire/draft", { params: { id } });

/** Stores the answers on the server. @throws ApiError 409 if another tab has stored answers since this version */
export const storeDraft = (id: number, body: QuestionnaireDraft) =>
  callApi("PUT /adoptions/:id/questionnaire/draft", { params: { id }, body, reload: "never" });

/**
 * Merges the answers of two tabs. If only one of them changed an answer, that one is taken; if both did, both are kept,
 * one below the other.
 * @param base the answers from which both started
 */
export const mergeAnswers = (base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] =>
  mine.map((answer, at) => merge(base[at] ?? "", answer, theirs[at] ?? ""));

function merge(base: string, mine: string, theirs: string): string {
  if (theirs === base) return mine;
  if (mine === base) return theirs;
  if (mine.includes(theirs)) return mine;
  if (theirs.includes(mine)) return theirs;
  return `${mine}\n\n${theirs}`;
}
