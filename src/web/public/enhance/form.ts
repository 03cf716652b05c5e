import type { ZodType } from "zod";
import type { FieldErrors } from "../../../contract/shared.ts";
import { clearError, clearErrors, readFields } from "./form-fields.ts";
import { finish, refuse, say } from "./form-outcome.ts";
import { send } from "./form-send.ts";
import { SCHEMAS } from "./schemas.ts";

/**
 * Sends a form without leaving the page. The form says how: `data-form` (a name of SCHEMAS), `data-endpoint`, and what
 * happens afterwards (form-outcome.ts). What was typed stays when it could not be sent.
 */
export function enhanceForm(element: HTMLElement) {
  const form = element as HTMLFormElement;
  let loading: Promise<ZodType> | undefined;
  const schema = () => {
    loading ??= SCHEMAS[form.dataset.form ?? ""]?.();
    return loading;
  };
  let free: (() => void) | undefined;
  const release = () => {
    free?.();
    free = undefined;
  };

  stampStart(form);
  form.addEventListener("focusin", () => void schema(), { once: true });
  form.addEventListener("input", ({ target }) => clearError(form, (target as HTMLInputElement).name));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (free) return;
    free = holdButton(form);
    const goal = await submit(form, await schema()?.catch(() => undefined)).catch(() => undefined);
    // Until the next page is there the form stays held, so that a second click sends nothing.
    if (goal === undefined) release();
    else location[form.dataset.next === undefined ? "assign" : "replace"](goal);
  });
  addEventListener("pageshow", ({ persisted }) => persisted && release());
}

/** @returns where to go now, if anywhere */
async function submit(form: HTMLFormElement, schema: ZodType | undefined): Promise<string | undefined> {
  clearErrors(form);
  say(form, "");
  const fields = readFields(form);
  const refused = schema ? check(schema, fields) : [];
  if (refused.length > 0) return refuse(form, refused);
  return finish(form, await send(form.dataset.endpoint ?? "", fields));
}

/** Every reason of every field, as the server would say it: the schema is the same. */
function check(schema: ZodType, fields: object): FieldErrors[] {
  const result = schema.safeParse(fields);
  if (result.success) return [];
  const byField = Map.groupBy(result.error.issues, (issue) => issue.path.join("."));
  return [...byField].map(([field, issues]) => ({ field, errors: issues.map(({ message }) => message) }));
}

/** When the form was opened: one filled in within three seconds was filled in by a robot (decisions §11). */
function stampStart(form: HTMLFormElement) {
  form.querySelector("[data-started-at]")?.setAttribute("value", `${Date.now()}`);
}

/** @returns a function that lets the button go again, and gives it back the focus it had */
function holdButton(form: HTMLFormElement): () => void {
  const button = form.querySelector<HTMLButtonElement>("button[type=submit]");
  const hadFocus = document.activeElement === button;
  button?.toggleAttribute("disabled", true);
  return () => {
    button?.toggleAttribute("disabled", false);
    if (hadFocus && document.activeElement === document.body) button?.focus({ preventScroll: true });
  };
}
