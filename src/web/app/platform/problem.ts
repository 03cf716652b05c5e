import type { FieldErrors, Problem } from "../../../contract/platform/problem.ts";
import { failureText, fieldErrorsOf, messageOf } from "../../failed-call.ts";
import { appTexts } from "./texts/texts.ts";

/** A call that failed. Without a status there was no answer. */
export class ApiError extends Error {
  readonly status: number | undefined;
  readonly fieldErrors: readonly FieldErrors[];
  /** The current state, if a step was refused because of it. */
  readonly present: Problem["present"];
  /** Names the refusals that a screen answers in its own way. */
  readonly code: Problem["code"];

  constructor(
    message: string,
    status?: number,
    fieldErrors: readonly FieldErrors[] = [],
    { present, code }: Pick<Problem, "present" | "code"> = {},
  ) {
    super(message);
    this.status = status;
    this.fieldErrors = fieldErrors;
    this.present = present;
    this.code = code;
  }
}

const NOT_FOUND = 404;

/** @returns whether the record does not exist, or this person may not see it (rules §1) */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === NOT_FOUND;

/**
 * Parses an error response (spec §8 "Error parsing").
 * @param body of any shape
 */
export function parseProblem(status: number, body: unknown): ApiError {
  const { present, code } = (body ?? {}) as Pick<Problem, "present" | "code">;
  return new ApiError(messageOf(body), status, fieldErrorsOf(body), { present, code });
}

/**
 * The text of a failed call (rules §11).
 * @param fallback the action's own text, for when there was no answer
 */
export const errorText = (error: unknown, fallback: string): string =>
  error instanceof ApiError ? failureText(error.message, error.status, fallback) : fallback;

/** Why a form could not be sent, and what to do about it if that is known. */
export type FormProblem = { text: string; hint?: string };

/** @returns the problem of a form: as {@link errorText}, with a hint that nothing is lost if there was no answer */
export function formProblem(error: unknown, fallback: string): FormProblem {
  const text = errorText(error, fallback);
  const isUnanswered = error instanceof ApiError && error.status === undefined && text === fallback;
  return isUnanswered ? { text, hint: appTexts().errors.noConnection } : { text };
}

/**
 * Matches field errors with a form's fields, case-insensitively, by the last part of their path that is a field's name
 * (spec §5): `photos.0` and `photos.0.alt` belong to `photos`.
 * @returns the texts by field, and those that match no field
 */
export function matchFields(errors: readonly FieldErrors[], fields: readonly string[]) {
  const byField: Record<string, string> = {};
  const unmatched: string[] = [];
  for (const { field, errors: texts } of errors) {
    const name = [field, ...namesFromTheEnd(field)]
      .map((part) => fieldNamed(part, fields))
      .find((one) => one !== undefined);
    if (name === undefined) unmatched.push(...texts);
    else byField[name] = [byField[name] ?? [], texts].flat().join(" ");
  }
  return { byField, unmatched };
}

const namesFromTheEnd = (path: string): string[] =>
  path
    .split(".")
    .filter((part) => !/^\d+$/.test(part))
    .reverse();

const fieldNamed = (part: string, fields: readonly string[]): string | undefined =>
  fields.find((one) => one.toLowerCase() === part.toLowerCase());
