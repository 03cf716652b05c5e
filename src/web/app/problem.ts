import type { FieldErrors, Problem } from "../../contract/shared.ts";
import { failureText, fieldErrorsOf, messageOf } from "../failed-call.ts";

/** A call that was not answered with success. Without a status there was no answer at all. */
export class ApiError extends Error {
  readonly status: number | undefined;
  readonly fieldErrors: readonly FieldErrors[];
  /** The state that a refused step found. */
  readonly present: Problem["present"];

  constructor(
    message: string,
    status?: number,
    fieldErrors: readonly FieldErrors[] = [],
    present?: Problem["present"],
  ) {
    super(message);
    this.status = status;
    this.fieldErrors = fieldErrors;
    this.present = present;
  }
}

const NOT_FOUND = 404;

/** @returns whether the server said that it is not there, or not this person's to see (rules §1) */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === NOT_FOUND;

/**
 * Reads an answer that is no success (spec §8 "Error parsing").
 * @param body what was sent with it, of any shape
 */
export function parseProblem(status: number, body: unknown): ApiError {
  const { present } = (body ?? {}) as Pick<Problem, "present">;
  return new ApiError(messageOf(body), status, fieldErrorsOf(body), present);
}

/**
 * What is shown of a failed call (rules §11).
 * @param fallback the catalogue's sentence for this action, for when there was no answer
 */
export function errorText(error: unknown, fallback: string): string {
  return error instanceof ApiError ? failureText(error.message, error.status, fallback) : fallback;
}

/** What went wrong with a form, and what to do about it where that is known. */
export type Trouble = { text: string; hint?: string };

/** @returns what is said of a form that was not sent: as {@link errorText}, and that nothing is lost when there was no answer */
export function troubleOf(error: unknown, fallback: string): Trouble {
  const text = errorText(error, fallback);
  const isUnanswered = error instanceof ApiError && error.status === undefined && text === fallback;
  return isUnanswered ? { text, hint: NO_CONNECTION } : { text };
}

const NO_CONNECTION =
  "There is no connection to the shelter. What you typed is safe here: please try again in a moment.";

/**
 * Field errors by the names of a form's fields, matched without regard to case by the last part of their path (spec §5)
 * that is a name: `photos.0` and `photos.0.alt` are about the photos.
 * @returns the texts by field, and those that belong to no field of this form
 */
export function matchFields(errors: readonly FieldErrors[], fields: readonly string[]) {
  const byField: Record<string, string> = {};
  const homeless: string[] = [];
  for (const { field, errors: texts } of errors) {
    const name = [field, ...partsFromTheEnd(field)].map((part) => named(part, fields)).find((one) => one !== undefined);
    if (name === undefined) homeless.push(...texts);
    else byField[name] = [byField[name] ?? [], texts].flat().join(" ");
  }
  return { byField, homeless };
}

const partsFromTheEnd = (path: string): string[] =>
  path
    .split(".")
    .filter((part) => !/^\d+$/.test(part))
    .reverse();

const named = (part: string, fields: readonly string[]): string | undefined =>
  fields.find((one) => one.toLowerCase() === part.toLowerCase());
