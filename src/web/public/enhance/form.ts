import type { ZodType } from "zod";
import type { FieldErrors } from "../../../contract/platform/problem.ts";
import { clearError, clearErrors, readFields } from "./form-fields.ts";
import { showFailure, showMessage, showOutcome } from "./form-outcome.ts";
import { send } from "./form-send.ts";
import { SCHEMAS } from "./schemas.ts";
import { restoreTyped, signInFirst } from "./sign-in-first.ts";
import { loadFormTexts } from "./texts.ts";

/**
 * Submits a form without leaving the page. Its attributes say how: `data-form` (a key of SCHEMAS), `data-endpoint`, and
 * those of form-outcome.ts. If it fails, the typed values stay.
 */
export function enhanceForm(element: HTMLElement) {
  const form = element as HTMLFormElement;
  let loading: Promise<ZodType | undefined> | undefined;
  const schema = () => {
    loading ??= loadSchema(form);
    return loading;
  };
  let enableButton: (() => void) | undefined;
  const release = () => {
    enableButton?.();
    enableButton = undefined;
  };

  // These two share an address; other pages do not load what it takes.
  const remembered = /^(login|signUp)$/.test(form.dataset.form ?? "")
    ? import("./remembered-email.ts").catch(() => undefined)
    : undefined;
  recordStartTime(form);
  void remembered?.then((email) => email?.fillInEmail(form));
  restoreTyped(form);
  form.addEventListener("focusin", () => void schema(), { once: true });
  form.addEventListener("input", ({ target }) => clearError(form, (target as HTMLInputElement).name));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (enableButton) return;
    enableButton = disableSubmitButton(form);
    const destination = await submit(form, await schema().catch(() => undefined)).catch(() => undefined);
    // The button stays disabled until the next page is loaded, so that a second click sends nothing.
    if (destination === undefined) return release();
    (await remembered)?.rememberEmail(form);
    location[form.dataset.next === undefined ? "assign" : "replace"](destination);
  });
  addEventListener("pageshow", ({ persisted }) => persisted && release());
  submitButton(form)?.toggleAttribute("disabled", false);
}

/** Loads the form's schema, and what it says in the page's language. */
async function loadSchema(form: HTMLFormElement): Promise<ZodType | undefined> {
  const load = SCHEMAS[form.dataset.form ?? ""];
  return load && (await Promise.all([load(form), loadFormTexts()]))[0];
}

/** @returns the address to go to, if there is one */
async function submit(form: HTMLFormElement, schema: ZodType | undefined): Promise<string | undefined> {
  clearErrors(form);
  showMessage(form, "");
  const fields = readFields(form);
  const fieldErrors = schema ? check(schema, fields) : [];
  if (fieldErrors.length > 0) return showFailure(form, fieldErrors);
  const answer = await send(form.dataset.endpoint ?? "", fields);
  return signInFirst(form, answer) ?? showOutcome(form, answer);
}

/** Checks the fields with the server's schema. @returns the same field errors as the server's */
function check(schema: ZodType, fields: object): FieldErrors[] {
  const result = schema.safeParse(fields);
  if (result.success) return [];
  const byField = Map.groupBy(result.error.issues, (issue) => issue.path.join("."));
  return [...byField].map(([field, issues]) => ({ field, errors: issues.map(({ message }) => message) }));
}

/** Stores when the form was opened: if it is submitted within three seconds, it was a bot (rules §11). */
function recordStartTime(form: HTMLFormElement) {
  form.querySelector("[data-started-at]")?.setAttribute("value", `${Date.now()}`);
}

const submitButton = (form: HTMLFormElement) => form.querySelector<HTMLButtonElement>("button[type=submit]");

/** @returns a function that enables the button again and restores its focus */
function disableSubmitButton(form: HTMLFormElement): () => void {
  const button = submitButton(form);
  const hadFocus = document.activeElement === button;
  button?.toggleAttribute("disabled", true);
  return () => {
    button?.toggleAttribute("disabled", false);
    if (hadFocus && document.activeElement === document.body) button?.focus({ preventScroll: true });
  };
}
