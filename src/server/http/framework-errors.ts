import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyError, FastifyReply, FastifyRequest, FastifyServerOptions } from "fastify";
import { notFound } from "./errors.ts";
import { problemBody, sendProblem } from "./problem.ts";
import { strictHeaders } from "./security-headers.ts";

/** Why Node could not read a request, and the status that says so; anything else is 400. */
const STATUS_OF: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * What is answered before a route is found, when no hook of ours has run: the same shape and headers as everywhere
 * else, and no words of the framework's (decisions §1).
 * @param secure whether the product is reached over HTTPS
 */
export function frameworkAnswers(
  secure: boolean,
): Required<Pick<FastifyServerOptions, "frameworkErrors" | "clientErrorHandler">> {
  const headers = strictHeaders(secure);
  return {
    /** An address that the router cannot read is nobody's; that it fails by itself is our fault. */
    frameworkErrors(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
      reply.headers({ ...headers, "x-request-id": request.id });
      const isOurs = (error.statusCode ?? 500) >= 500;
      sendProblem(isOurs ? error : notFound(), request, reply);
    },
    /** What is no HTTP, too large or too slow; nobody can tell where the next request would begin, so it is the last. */
    clientErrorHandler(error, socket) {
      if (error.code === "ECONNRESET" || socket.destroyed) return;
      if (socket.writable) socket.write(lastAnswer(STATUS_OF[error.code] ?? 400, headers));
      socket.destroy(error);
    },
  };
}

/** A whole answer as it goes over the wire, after which the connection ends. */
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
