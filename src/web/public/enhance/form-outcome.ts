import { showErrors } from "./form-fields.ts";
import type { Answer } from "./form-send.ts";

const FAILED = "Something went wrong. Please try again later.";
const isTaken = ({ status }: Answer) => status >= 200 && status < 300;

/**
 * Says how the sending went: errors at their fields, everything else in the form's `data-outcome`.
 * @returns where to go now, if the form or the answer leads somewhere (`data-next`, or `url` in the body)
 */
export function finish(form: HTMLFormElement, answer: Answer): string | undefined {
  if (!isTaken(answer)) {
    const { errors = [] } = answer.body;
    const homeless = showErrors(form, errors);
    if (errors.length === 0) say(form, refusalText(form, answer), "is-bad");
    else if (homeless.length > 0) say(form, homeless.join(" "), "is-bad");
    return undefined;
  }
  const { expects, unexpected = FAILED, next, success = "" } = form.dataset;
  if (expects && !answer.body[expects]) {
    say(form, unexpected, "is-bad");
    return undefined;
  }
  const goal = next ?? answer.body.url;
  if (goal === undefined) {
    form.reset();
    say(form, success, "is-good");
  }
  return goal;
}

/** Writes into the form's place for it, which is read aloud. @param look `is-good` or `is-bad` */
export function say(form: HTMLFormElement, text: string, look = "") {
  const place = form.querySelector("[data-outcome]");
  if (!place) return;
  place.className = `form-outcome ${look}`;
  place.textContent = text;
}

/**
 * What is said of a refusal (spec §8): the form's own text for this status (`data-say-429`), the server's message, and
 * `data-failure` when there is no answer. A failure of the server itself is `data-failure` too, except in forms that
 * show the server's words always (`data-words="server"`).
 */
function refusalText(form: HTMLFormElement, { status, body }: Answer): string {
  const { failure = FAILED, words } = form.dataset;
  const own = form.getAttribute(`data-say-${status}`);
  if (own) return own;
  if (words === "server") return body.message || failure;
  if (status === 0 || status >= 500) return failure;
  return body.message || `Error (${status})`;
}
