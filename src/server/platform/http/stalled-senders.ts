import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { isSafe } from "./xsrf.ts";

/** The longest pause within a body, in milliseconds. A slow client has no such pauses. */
const MAX_PAUSE_MS = 20_000;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"]) > 0;

/** Nobody reads the body of a GET, so Node would swallow all of it after the answer: the connection ends with the answer. */
export function closeAfterUnaskedBodies(server: Server): void {
  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    if (isSafe(request.method ?? "") && hasBody(request)) response.setHeader("connection", "close");
  });
}

/** A request for two hosts may mean one to a proxy and another one to us: it is answered 400 (RFC 9112, 3.2). */
export function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1;
}

/** Answers 408 when a client stops sending in the middle of a body, and closes the connection. */
export function closeStalledRequests(server: Server, maxPauseMs = MAX_PAUSE_MS): void {
  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    if (!hasBody(request)) return;
    const stalled = () => {
      const error = Object.assign(new Error("The client stopped sending the body."), {
        code: "ERR_HTTP_REQUEST_TIMEOUT",
      });
      server.emit("clientError", error, socket);
    };
    request.setTimeout(maxPauseMs, stalled);
    // The body is complete: the client now waits for us. After the answer, Node limits the idle connection.
    request.once("end", () => {
      request.off("timeout", stalled);
      if (!response.writableEnded) request.setTimeout(0);
    });
  });
}
