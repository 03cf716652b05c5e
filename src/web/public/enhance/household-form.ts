import { answerAsBefore, keepAnswers } from "./household.ts";

/** The questions on the landing page: answered as before, and kept when they lead to the list. */
export function enhanceHouseholdForm(element: HTMLElement) {
  const form = element as HTMLFormElement;
  answerAsBefore(form);
  form.addEventListener("submit", () => keepAnswers(form));
}
