import { QUESTIONS } from "../../../contract/animals/household.ts";
import { storedHousehold, storeHousehold } from "./stored-household.ts";

const isQuestion = (name: string) => (QUESTIONS as readonly string[]).includes(name);

/** The possible answers in a form. */
export const answersIn = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.elements].filter(
    (field): field is HTMLInputElement => field instanceof HTMLInputElement && isQuestion(field.name),
  );

/** Whether an address has an answer. */
export const isAnswered = (query: URLSearchParams): boolean => QUESTIONS.some((question) => query.has(question));

/** Stores the answers of a form on this device. */
export function storeAnswers(form: HTMLFormElement) {
  const given = answersIn(form).filter(({ checked, value }) => checked && value !== "");
  storeHousehold(new URLSearchParams(given.map(({ name, value }) => [name, value])).toString());
}

/** Fills in the stored answers. @returns whether there were any */
export function restoreAnswers(form: HTMLFormElement): boolean {
  const stored = new URLSearchParams(storedHousehold());
  if (!isAnswered(stored)) return false;
  for (const answer of answersIn(form)) answer.checked = answer.value === (stored.get(answer.name) ?? "");
  return true;
}

const ANIMALS = /^(\/[a-z]{2})?\/(animals|animal\/\d+)$/;

/** Adds the stored answers to the links to animals. Addresses with answers of their own stay as they are. */
export function addAnswersToLinks() {
  const stored = new URLSearchParams(storedHousehold());
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href]:not([data-clear-household])")) {
    if (!ANIMALS.test(link.pathname)) continue;
    const address = new URL(link.dataset.plain ?? link.href);
    if (isAnswered(address.searchParams)) continue;
    link.dataset.plain = address.href;
    for (const [name, value] of stored) if (isQuestion(name)) address.searchParams.set(name, value);
    link.href = address.href;
  }
}
