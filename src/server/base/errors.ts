import type { FieldErrors, Problem } from "../../contract/platform/problem.ts";
import { statusTitle } from "../../contract/texts/status-title.ts";
import { serverTexts } from "../texts/texts.ts";

/** What a refused appointment overlaps with, and the next free times. */
export type ClashFacts = Pick<Problem, "clash" | "free">;

/** An answer that is not a success: its status, its message, and the refused fields (rules §1). */
export class HttpProblem extends Error {
  readonly status: number;
  readonly errors: FieldErrors[] | undefined;
  /** Further parts of the answer: headers, and in a conflict the current state of the record, what clashes or the cautions. */
  readonly extra: { headers?: Record<string, string> } & Pick<Problem, "present" | "code" | "cautions"> & ClashFacts;

  constructor(status: number, message?: string, errors?: FieldErrors[], extra: HttpProblem["extra"] = {}) {
    super(message ?? statusTitle(status));
    this.status = status;
    this.errors = errors;
    this.extra = extra;
  }
}

/** 400 with every field that was refused. */
export const invalid = (errors: FieldErrors[]) => new HttpProblem(400, serverTexts().refusals.someFields, errors);

/** 401: sign in first. */
export const unauthorized = () => new HttpProblem(401);

/** 403: signed in, but not permitted; it goes into the audit log. @param message the specification's sentence, where it has one */
export const forbidden = (message?: string) => new HttpProblem(403, message);

/** 401: the token lets nobody in. @param message the reason, as a sentence */
export const refusedToken = (message: string) =>
  new HttpProblem(401, message, undefined, { headers: { "www-authenticate": 'Bearer error="invalid_token"' } });

/** 403: the program was not given this permission. */
export const lacksPermission = (permission: string) =>
  new HttpProblem(403, serverTexts().refusals.programs.lacks(permission), undefined, {
    headers: { "www-authenticate": `Bearer error="insufficient_scope", scope="${permission}"` },
  });

/** 403 that does not end here: do first what `code` says, then repeat the call. It is no refusal for the audit log. */
export class FirstDo extends HttpProblem {
  constructor(code: "secondFactor" | "confirm", message: string) {
    super(403, message, undefined, { code });
  }
}

/** 403: another site may have sent this request, so it is not audited as an action of the person. */
export class ForgedRequest extends HttpProblem {
  constructor() {
    super(403);
  }
}

/** 404: does not exist, or this person may not see it. @param message the specification's sentence, e.g. 'Animal not found.' */
export const notFound = (message?: string) => new HttpProblem(404, message);

/** @returns what was found @throws HttpProblem 404 when it was not @param message as for `notFound` */
export function orNotFound<T>(found: T | undefined, message?: string): T {
  if (found === undefined) throw notFound(message);
  return found;
}

/**
 * 409: the change does not fit the record's current state.
 * @param message the reason, as a sentence
 * @param present the current state, for a browser that shows an older one
 */
export const conflict = (message: string, present?: Problem["present"], errors?: FieldErrors[]) =>
  new HttpProblem(409, message, errors, present ? { present } : {});

/** 409: the step needs a reason, because something is missing (rules §4). @param message what to do, as a sentence */
export const cautioned = (message: string, cautions: NonNullable<Problem["cautions"]>) =>
  new HttpProblem(409, message, undefined, { code: "caution", cautions });

/** 429: too many; @param seconds how long to wait */
export const tooMany = (message: string, seconds: number) =>
  new HttpProblem(429, message, undefined, { headers: { "retry-after": String(seconds) } });

/**
 * 503: not available now; a retry in a moment may succeed.
 * @param message the reason, as a sentence
 * @param seconds how long to wait, where it differs from the usual
 */
export const unavailable = (message?: string, seconds?: number) =>
  new HttpProblem(503, message, undefined, seconds ? { headers: { "retry-after": String(seconds) } } : {});
