import type { FieldErrors } from "../../../contract/shared.ts";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * What was typed, by field name: numbers of number inputs (and of `data-number`) and checkboxes as such, all else text.
 * A name with a dot is a field within another: `account.email` becomes `{ account: { email } }`.
 */
export function readFields(form: HTMLFormElement): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const field of fieldsOf(form)) {
    if (field.matches("[type=radio]:not(:checked)")) continue;
    put(body, field.name.split("."), typedValue(field));
  }
  return body;
}

function put(body: Record<string, unknown>, [name = "", ...rest]: string[], value: unknown) {
  if (rest.length === 0) {
    body[name] = value;
    return;
  }
  body[name] ??= {};
  put(body[name] as Record<string, unknown>, rest, value);
}

function typedValue(field: Field): unknown {
  if (field.type === "checkbox") return (field as HTMLInputElement).checked;
  // Half a date: the browser gives no value for it, and it is not the same as none.
  if (field.type === "date" && field.validity.badInput) return "not a date";
  const isNumber = field.matches("[type=number], [data-number]");
  return isNumber && field.value !== "" ? Number(field.value) : field.value;
}

/** Takes every error away. */
export function clearErrors(form: HTMLFormElement) {
  for (const field of fieldsOf(form)) clearError(form, field.name);
}

/** Takes the error of one field away, as soon as the person changes it. */
export function clearError(form: HTMLFormElement, name: string) {
  const place = errorPlace(form, name);
  if (!place) return;
  place.hidden = true;
  place.textContent = "";
  for (const field of fieldsOf(form)) if (field.name === name) field.removeAttribute("aria-invalid");
}

/**
 * Shows each error at its field, matched without regard to case by the last part of the error's path (spec §5), and
 * moves the focus to the first field that has one.
 * @returns the texts that belong to no field of this form
 */
export function showErrors(form: HTMLFormElement, errors: readonly FieldErrors[]): string[] {
  const fields = fieldsOf(form);
  const homeless: string[] = [];
  for (const { field: path, errors: texts } of errors) {
    const wanted = lastSegment(path);
    const field = fields.find(({ name }) => lastSegment(name) === wanted);
    const place = field && errorPlace(form, field.name);
    if (!field || !place) homeless.push(...texts);
    else {
      place.textContent = texts.join("\n");
      place.hidden = false;
      field.setAttribute("aria-invalid", "true");
    }
  }
  fields.find((field) => field.ariaInvalid === "true")?.focus();
  return homeless;
}

const lastSegment = (path: string) => path.split(".").at(-1)?.toLowerCase();

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>("input[name], select[name], textarea[name]")];
}

function errorPlace(form: HTMLFormElement, name: string): HTMLElement | null {
  return form.querySelector<HTMLElement>(`#error-${CSS.escape(name)}`);
}
