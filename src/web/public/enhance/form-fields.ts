import type { FieldErrors } from "../../../contract/platform/problem.ts";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * The values of a form by field name: number inputs and `data-number` as numbers, checkboxes as booleans, others as text.
 * A dot in a name means nesting: `account.email` becomes `{ account: { email } }`.
 */
export function readFields(form: HTMLFormElement): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const field of fieldsOf(form)) {
    if (field.matches("[type=radio]:not(:checked)")) continue;
    setNested(body, field.name.split("."), typedValue(field));
  }
  return body;
}

function setNested(body: Record<string, unknown>, [name = "", ...rest]: string[], value: unknown) {
  if (rest.length === 0) {
    body[name] = value;
    return;
  }
  body[name] ??= {};
  setNested(body[name] as Record<string, unknown>, rest, value);
}

function typedValue(field: Field): unknown {
  if (field.type === "checkbox") return (field as HTMLInputElement).checked;
  // The browser gives an incomplete date no value, but it must not be sent as an empty one.
  if (field.type === "date" && field.validity.badInput) return "not a date";
  const isNumber = field.matches("[type=number], [data-number]");
  return isNumber && field.value !== "" ? Number(field.value) : field.value;
}

/** Removes all errors. */
export function clearErrors(form: HTMLFormElement) {
  for (const field of fieldsOf(form)) clearError(form, field.name);
}

/** Removes the error of one field; called when the field changes. */
export function clearError(form: HTMLFormElement, name: string) {
  const place = errorElement(form, name);
  if (!place) return;
  place.hidden = true;
  place.textContent = "";
  for (const field of fieldsOf(form)) if (field.name === name) field.removeAttribute("aria-invalid");
}

/**
 * Shows each error at its field and moves the focus to the first one. Fields are matched by the error's path, or
 * else by its last part, case-insensitively (spec §5).
 * @returns the texts that match no field of this form
 */
export function showErrors(form: HTMLFormElement, errors: readonly FieldErrors[]): string[] {
  const fields = fieldsOf(form);
  const unmatched: string[] = [];
  for (const { field: path, errors: texts } of errors) {
    const wanted = lastSegment(path);
    const field = fields.find(({ name }) => name === path) ?? fields.find(({ name }) => lastSegment(name) === wanted);
    const element = field && errorElement(form, field.name);
    if (!field || !element) unmatched.push(...texts);
    else {
      element.textContent = texts.join("\n");
      element.hidden = false;
      field.setAttribute("aria-invalid", "true");
    }
  }
  fields.find((field) => field.ariaInvalid === "true")?.focus();
  return unmatched;
}

const lastSegment = (path: string) => path.split(".").at(-1)?.toLowerCase();

const fieldsOf = (form: HTMLFormElement): Field[] => [
  ...form.querySelectorAll<Field>("input[name], select[name], textarea[name]"),
];

const errorElement = (form: HTMLFormElement, name: string): HTMLElement | null =>
  form.querySelector<HTMLElement>(`#error-${CSS.escape(name)}`);
