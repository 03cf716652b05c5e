import type { FieldErrors } from "../../../contract/platform/problem.ts";
import { failureText, fieldErrorsOf, messageOf } from "../../failed-call.ts";
import { showErrors } from "./form-fields.ts";
import type { Answer } from "./form-send.ts";

/**
 * Shows the result of submitting a form. A successful response may have another field than the expected one
 * (`data-instead`), which leads elsewhere (`data-instead-next`).
 * @returns the address to go to (`data-next` of the form, or `url` of the response), if there is one
 */
export function showOutcome(form: HTMLFormElement, answer: Answer): string | undefined {
  const { expects, unexpected, next, success = "", instead, insteadNext } = form.dataset;
  const { status, body } = answer;
  if (status < 200 || status >= 300) return showFailure(form, fieldErrorsOf(body), failureMessage(form, answer));
  if (instead && body[instead]) return insteadNext;
  if (expects && !body[expects]) return showFailure(form, [], unexpected);
  const destination = next ?? (body.url as string | undefined);
  if (destination === undefined) {
    form.reset();
    showMessage(form, success, "is-good");
  }
  return destination;
}

/**
 * Shows errors at their fields, and those that match no field in the form's `data-outcome`.
 * @param text shown there if there are no field errors
 */
export function showFailure(form: HTMLFormElement, errors: readonly FieldErrors[], text = ""): undefined {
  const unmatched = showErrors(form, errors).join(" ");
  showMessage(form, errors.length > 0 ? unmatched : text, "is-bad");
}

/** Writes into the form's live region. @param look `is-good` or `is-bad` */
export function showMessage(form: HTMLElement, text: string, look = "") {
  const element = form.querySelector("[data-outcome]");
  if (!element) return;
  element.className = `form-outcome ${text && look}`;
  element.textContent = text;
}

/**
 * The text of a failed call: the form's own for this status (`data-say-429`), or the usual one (rules §11), with
 * `data-failure` if there was no response. With `data-no-status` that text also replaces 'Error (status)' (spec §8).
 */
function failureMessage({ dataset }: HTMLFormElement, { status, body }: Answer): string {
  const { failure = "", noStatus } = dataset;
  return dataset[`say-${status}`] ?? failureText(messageOf(body), noStatus ? 0 : status, failure);
}
