import type { FieldErrors } from "../contract/platform/problem.ts";

/** The fields of a body that may contain the error message, the most specific first (spec §8). */
const MESSAGE_FIELDS = ["message", "title", "detail", "error", "error_description"];

/** One entry of a list of errors, or the value under a field's name. */
type ErrorEntry = { field?: string; errors?: unknown } | undefined;
const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/** @param body of an error response, of any shape @returns its error message, or "" (spec §8) */
export const messageOf = (body: unknown): string => MESSAGE_FIELDS.map((name) => Object(body)[name]).find(isText) ?? "";

/** @returns the field errors of a body: either a list of `{ field, errors }` or an object keyed by field (spec §8) */
export function fieldErrorsOf(body: unknown): FieldErrors[] {
  const { errors } = Object(body);
  return Object.entries<ErrorEntry>(errors instanceof Object ? errors : {})
    .map(([name, given]) => ({
      field: given?.field ?? name,
      errors: [given?.errors ?? given].flat().filter(isText),
    }))
    .filter((entry) => entry.errors[0]);
}

/**
 * The text of a failed call without field errors: its message, or 'Error (status)', or the action's own text
 * (spec §8, rules §11).
 * @param message the response's error message, or ""
 * @param status 0 or undefined if there was no response
 * @param fallback the action's text for when there was no response
 */
export const failureText = (message: string, status: number | undefined, fallback: string): string =>
  message || (status ? `Error (${status})` : fallback);
