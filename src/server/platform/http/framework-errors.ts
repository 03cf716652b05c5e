import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyError, FastifyReply, FastifyRequest, FastifyServerOptions } from "fastify";
import { notFound } from "../../base/errors.ts";
import { problemBody, sendProblem } from "./problem.ts";
import { strictHeaders } from "./security-headers.ts";

/** The status for each reason why Node could not read a request; anything else is 400. */
const STATUS_OF: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Answers to errors before a route is found, when none of our hooks has run: with the same shape and headers as all
 * other errors, and without the framework's texts (rules §1).
 * @param secure whether the product is reached over HTTPS
 */
export function frameworkAnswers(
  secure: boolean,
): Required<Pick<FastifyServerOptions, "frameworkErrors" | "clientErrorHandler">> {
  const headers = strictHeaders(secure);
  return {
    /** 404 for an address that the router cannot read; a failure of the router itself is a 500. */
    frameworkErrors(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
      reply.headers({ ...headers, "x-request-id": request.id });
      const isOurs = (error.statusCode ?? 500) >= 500;
      sendProblem(isOurs ? error : notFound(), request, reply);
    },
    /** A request that is not HTTP, too large or too slow. Its end is unknown, so the connection is closed. */
    clientErrorHandler(error, socket) {
      if (error.code === "ECONNRESET" || socket.destroyed) return;
      if (socket.writable) socket.write(lastAnswer(STATUS_OF[error.code] ?? 400, headers));
      socket.destroy(error);
    },
  };
}

/** A complete HTTP answer as text; the connection is closed after it. */
function lastAnswer(status: number, headers: Readonly<Record<string, string>>): Parameters<Socket["write"]>[0] {
  const requestId = randomUUID();
  const body = JSON.stringify(problemBody({ status, requestId }));
  const all = {
    ...headers,
    "x-request-id": requestId,
    "cache-control": "no-store",
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    connection: "close",
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body].join("\r\n");
}
