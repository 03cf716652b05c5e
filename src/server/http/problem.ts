import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { type FieldErrors, type Problem, STATUS_TITLE } from "../../contract/shared.ts";
import { isDatabaseUnavailable, isMalformedValue } from "../database/database-errors.ts";
import { HttpProblem, unavailable } from "./errors.ts";

type Thrown = FastifyError | HttpProblem;

/** What went wrong, as the person asking may know it. A 500 says nothing of its cause (decisions §1). */
export function toProblem(error: Thrown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (isDatabaseUnavailable(error)) return unavailable();
  if (isMalformedValue(error)) return new HttpProblem(400);
  const status = error.statusCode ?? 500;
  return new HttpProblem(status >= 400 && status < 500 ? status : 500);
}

/** Logs what the answer does not say. */
export function logProblem(error: Thrown, status: number, request: FastifyRequest): void {
  if (status >= 500) request.log.error({ err: error, requestId: request.id }, "request failed");
}

/** The one shape of every error (decisions §1); without a message it says the status's own. */
export function problemBody({
  status,
  message,
  errors,
  present,
  requestId,
}: {
  status: number;
  message?: string;
  errors?: FieldErrors[] | undefined;
  present?: Problem["present"];
  requestId: string;
}): Problem {
  const title = STATUS_TITLE[status] ?? "Error";
  return {
    status,
    title,
    message: message ?? title,
    ...(errors && { errors }),
    ...(present && { present }),
    requestId,
  };
}

/** Answers with the one shape of every error (decisions §1). */
export function sendProblem(error: Thrown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = toProblem(error);
  logProblem(error, problem.status, request);
  const body = problemBody({ ...problem, ...problem.besides, message: problem.message, requestId: request.id });
  return reply
    .code(problem.status)
    .headers({ "cache-control": "no-store", ...problem.besides.headers })
    .type("application/json; charset=utf-8")
    .serializer(JSON.stringify)
    .send(body);
}
