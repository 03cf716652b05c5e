import type { FieldErrors } from "../contract/shared.ts";

/** The fields of a body that may say what went wrong, the most telling first (spec §8). */
const MESSAGE_FIELDS = ["message", "title", "detail", "error", "error_description"];

/** One entry of a list, or what stands under a name. */
type Given = { field?: string; errors?: unknown } | undefined;
const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/** @param body of an answer that is no success, of any shape @returns what it says went wrong, or nothing (spec §8) */
export function messageOf(body: unknown): string {
  return MESSAGE_FIELDS.map((name) => Object(body)[name]).find(isText) ?? "";
}

/** @returns field errors, which come as a list of `{ field, errors }` or as an object keyed by field (spec §8) */
export function fieldErrorsOf(body: unknown): FieldErrors[] {
  const { errors } = Object(body);
  return Object.entries<Given>(errors instanceof Object ? errors : {})
    .map(([name, given]) => ({
      field: given?.field ?? name,
      errors: [given?.errors ?? given].flat().filter(isText),
    }))
    .filter((entry) => entry.errors[0]);
}

/**
 * What is shown of a failed call without field errors: its message, else 'Error (status)', else the catalogue's sentence
 * (spec §8, decisions §11).
 * @param message what its answer said, blank when it said nothing
 * @param status 0 or undefined when there was no answer
 * @param fallback the catalogue's sentence for this action, for when there was no answer
 */
export function failureText(message: string, status: number | undefined, fallback: string): string {
  return message || (status ? `Error (${status})` : fallback);
}
