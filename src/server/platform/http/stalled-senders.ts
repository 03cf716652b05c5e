import type { IncomingMessage, Server, ServerResponse } from "node:http";

/** The longest pause within a body, in milliseconds. A slow client has no such pauses. */
const MAX_PAUSE_MS = 20_000;

/** Answers 408 when a client stops sending in the middle of a body, and closes the connection. */
export function closeStalledRequests(server: Server, maxPauseMs = MAX_PAUSE_MS): void {
  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    const { headers, socket } = request;
    if (headers["transfer-encoding"] === undefined && !(Number(headers["content-length"]) > 0)) return;
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
