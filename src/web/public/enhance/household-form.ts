import { restoreAnswers, storeAnswers } from "./household.ts";

/** Fills in the questions on the landing page, and stores the answers when they are sent. */
export function enhanceHouseholdForm(element: HTMLElement) {
  const form = element as HTMLFormElement;
  restoreAnswers(form);
  form.addEventListener("submit", () => storeAnswers(form));
}
