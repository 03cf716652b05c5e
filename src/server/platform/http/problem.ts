import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { FieldErrors, Problem } from "../../../contract/platform/problem.ts";
import { statusTitle } from "../../../contract/texts/status-title.ts";
import { isDiskFull } from "../../base/disk-full.ts";
import { type ClashFacts, HttpProblem, unavailable } from "../../base/errors.ts";
import { isDatabaseUnavailable, isMalformedValue, isReadOnly } from "../../database/database-errors.ts";
import { serverTexts } from "../../texts/texts.ts";
import { PhotoStoreUnavailable } from "../photos/photo.store.ts";

/** Somebody has to make room first, so a retry after the usual seconds is of no use. */
const DISK_FULL_RETRY_S = 60;

type Thrown = FastifyError | HttpProblem;

/** Turns an error into an answer without internals: a 500 says nothing about its cause (rules §1). */
export function toProblem(error: Thrown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (isDiskFull(error)) return unavailable(serverTexts().refusals.notSaved.diskFull, DISK_FULL_RETRY_S);
  if (isReadOnly(error)) return unavailable(serverTexts().refusals.notSaved.readOnly);
  if (isDatabaseUnavailable(error) || error instanceof PhotoStoreUnavailable) return unavailable();
  if (isMalformedValue(error)) return new HttpProblem(400);
  const status = error.statusCode ?? 500;
  return new HttpProblem(status >= 400 && status < 500 ? status : 500);
}

/** Logs the cause of a 5xx, which the answer does not contain. A 503 that we decided on ourselves is no fault: one line. */
export function logProblem(error: Thrown, status: number, request: FastifyRequest): void {
  if (status < 500) return;
  const { id: requestId, log } = request;
  if (status === 503 && error instanceof HttpProblem) log.warn({ requestId }, `unavailable: ${error.message}`);
  else log.error({ err: error, requestId }, "request failed");
}

/** The body of every error (rules §1). Without a message it has the title of its status. */
export function problemBody({
  status,
  message,
  errors,
  present,
  clash,
  free,
  code,
  cautions,
  requestId,
}: {
  status: number;
  message?: string;
  errors?: FieldErrors[] | undefined;
  requestId: string;
} & Pick<Problem, "present" | "code" | "cautions"> &
  ClashFacts): Problem {
  const title = statusTitle(status);
  return {
    status,
    title,
    message: message ?? title,
    ...(errors && { errors }),
    ...(present && { present }),
    ...(clash && { clash }),
    ...(free && { free }),
    ...(code && { code }),
    ...(cautions && { cautions }),
    requestId,
  };
}

/** Answers an error as JSON (rules §1). */
export function sendProblem(error: Thrown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = toProblem(error);
  logProblem(error, problem.status, request);
  // Not the whole problem: the framework writes a code of its own on an error of validation.
  const { status, errors, extra, message } = problem;
  const body = problemBody({ status, errors, ...extra, message, requestId: request.id });
  return reply
    .code(problem.status)
    .headers({ "cache-control": "no-store", ...problem.extra.headers })
    .type("application/json; charset=utf-8")
    .serializer(JSON.stringify)
    .send(body);
}
