import { type FieldErrors, type Problem, STATUS_TITLE } from "../../contract/shared.ts";

/** An answer that is not a success: its status, what is said, and the fields that were refused (decisions §1). */
export class HttpProblem extends Error {
  readonly status: number;
  readonly errors: FieldErrors[] | undefined;
  /** What the answer carries besides: headers, and the present state that a conflict is with. */
  readonly besides: { headers?: Record<string, string>; present?: Problem["present"] };

  constructor(status: number, message?: string, errors?: FieldErrors[], besides: HttpProblem["besides"] = {}) {
    super(message ?? STATUS_TITLE[status] ?? "Error");
    this.status = status;
    this.errors = errors;
    this.besides = besides;
  }
}

/** 400 with every field that was refused. */
export const invalid = (errors: FieldErrors[]) => new HttpProblem(400, "Some fields are not right.", errors);

/** 401: sign in first. */
export const unauthorized = () => new HttpProblem(401);

/** 403 for want of a permission; the audit log has it when somebody is signed in. */
export class Forbidden extends HttpProblem {
  constructor(message?: string) {
    super(403, message);
  }
}

/** 403: signed in, but not permitted. @param message the specification's sentence, where it has one */
export const forbidden = (message?: string) => new Forbidden(message);

/** 403: another site may have sent this in somebody's name, so it says nothing about them. */
export const forged = () => new HttpProblem(403);

/** 404: not there, or not yours to see. @param message the specification's sentence, e.g. 'Animal not found.' */
export const notFound = (message?: string) => new HttpProblem(404, message);

/**
 * 409: it does not fit the present state.
 * @param message what stands in the way, as a sentence
 * @param present the state as it is now, for a browser that shows an older one
 */
export const conflict = (message: string, present?: Problem["present"], errors?: FieldErrors[]) =>
  new HttpProblem(409, message, errors, present ? { present } : {});

/** 429: too many; @param seconds how long to wait */
export const tooMany = (message: string, seconds: number) =>
  new HttpProblem(429, message, undefined, { headers: { "retry-after": String(seconds) } });

/** 503: not now, ask again in a moment. @param message what is not there, as a sentence */
export const unavailable = (message?: string) => new HttpProblem(503, message);
