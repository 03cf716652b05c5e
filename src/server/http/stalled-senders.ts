import type { IncomingMessage, Server, ServerResponse } from "node:http";

/** A body of which nothing comes for so long does not come any more, in milliseconds. A slow one comes all the time. */
const LONGEST_GAP_MS = 20_000;

/** Has a sender that stopped in the middle of a body answered 408, and its connection closed, like other unfinished requests. */
export function leaveStalledSenders(server: Server, longestGapMs = LONGEST_GAP_MS): void {
  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    const { headers, socket } = request;
    if (headers["transfer-encoding"] === undefined && !(Number(headers["content-length"]) > 0)) return;
    const stalled = () => {
      const error = Object.assign(new Error("The body stopped coming."), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
      server.emit("clientError", error, socket);
    };
    request.setTimeout(longestGapMs, stalled);
    // From here on the sender waits for us; once it is answered, Node watches the connection as an idle one.
    request.once("end", () => {
      request.off("timeout", stalled);
      if (!response.writableEnded) request.setTimeout(0);
    });
  });
}
