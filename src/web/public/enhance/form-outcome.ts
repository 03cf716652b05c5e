import type { FieldErrors } from "../../../contract/shared.ts";
import { failureText, fieldErrorsOf, messageOf } from "../../failed-call.ts";
import { showErrors } from "./form-fields.ts";
import type { Answer } from "./form-send.ts";

/**
 * Says how the sending went.
 * @returns where to go now, if the form or the answer leads somewhere (`data-next`, or `url` in the body)
 */
export function finish(form: HTMLFormElement, answer: Answer): string | undefined {
  const { expects, unexpected, next, success = "" } = form.dataset;
  const { status, body } = answer;
  if (status < 200 || status >= 300) return refuse(form, fieldErrorsOf(body), refusalText(form, answer));
  if (expects && !body[expects]) return refuse(form, [], unexpected);
  const goal = next ?? (body.url as string | undefined);
  if (goal === undefined) {
    form.reset();
    say(form, success, "is-good");
  }
  return goal;
}

/**
 * Shows errors at their fields, and in the form's `data-outcome` those that belong to no field.
 * @param text what stands there when there are no field errors
 */
export function refuse(form: HTMLFormElement, errors: readonly FieldErrors[], text = ""): undefined {
  const others = showErrors(form, errors).join(" ");
  say(form, errors.length > 0 ? others : text, "is-bad");
}

/** Writes into the form's place for it, which is read aloud. @param look `is-good` or `is-bad` */
export function say(form: HTMLFormElement, text: string, look = "") {
  const place = form.querySelector("[data-outcome]");
  if (!place) return;
  place.className = `form-outcome ${text && look}`;
  place.textContent = text;
}

/**
 * What a form shows of a failed call: its own text for this status (`data-say-429`), else as everywhere (decisions §11),
 * with `data-failure` for when there was no answer. A form for which the specification has that sentence instead of
 * 'Error (status)' too says so by `data-no-status` (spec §8).
 */
function refusalText({ dataset }: HTMLFormElement, { status, body }: Answer): string {
  const { failure = "", noStatus } = dataset;
  return dataset[`say-${status}`] ?? failureText(messageOf(body), noStatus ? 0 : status, failure);
}
