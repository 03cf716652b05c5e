import { QUESTIONS } from "../../../contract/household.ts";
import { keepHousehold, keptHousehold } from "./kept-household.ts";

const isQuestion = (name: string) => (QUESTIONS as readonly string[]).includes(name);

/** The possible answers in a form. */
export const answersIn = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.elements].filter(
    (field): field is HTMLInputElement => field instanceof HTMLInputElement && isQuestion(field.name),
  );

/** Whether an address has an answer. */
export const isAnswered = (query: URLSearchParams): boolean => QUESTIONS.some((question) => query.has(question));

/** Keeps what somebody has answered in a form on this device. */
export function keepAnswers(form: HTMLFormElement) {
  const given = answersIn(form).filter(({ checked, value }) => checked && value !== "");
  keepHousehold(new URLSearchParams(given.map(({ name, value }) => [name, value])).toString());
}

/** Answers the questions of a form as they were answered before. @returns whether there was an answer */
export function answerAsBefore(form: HTMLFormElement): boolean {
  const kept = new URLSearchParams(keptHousehold());
  if (!isAnswered(kept)) return false;
  for (const answer of answersIn(form)) answer.checked = answer.value === (kept.get(answer.name) ?? "");
  return true;
}

const ANIMALS = /^(\/[a-z]{2})?\/(animals|animal\/\d+)$/;

/** Links to animals lead to pages that know the kept answers. Addresses with answers of their own stay as they are. */
export function addAnswersToLinks() {
  const kept = new URLSearchParams(keptHousehold());
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href]:not([data-clear-household])")) {
    if (!ANIMALS.test(link.pathname)) continue;
    const address = new URL(link.dataset.plain ?? link.href);
    if (isAnswered(address.searchParams)) continue;
    link.dataset.plain = address.href;
    for (const [name, value] of kept) if (isQuestion(name)) address.searchParams.set(name, value);
    link.href = address.href;
  }
}
