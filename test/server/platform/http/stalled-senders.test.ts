import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { EarlyAnswers } from "../../../../src/server/platform/http/early-answers.ts";
import { frameworkAnswers } from "../../../../src/server/platform/http/framework-errors.ts";
import { createServer as createProductServer } from "../../../../src/server/platform/http/server.ts";
import { closeStalledRequests } from "../../../../src/server/platform/http/stalled-senders.ts";

const GAP_MS = 800;
const server = createServer((request, response) => {
  request.resume().on("end", async () => {
    await wait(1.5 * GAP_MS); // the server's own time is not the sender's
    response.end("thanks");
  });
});
beforeAll(async () => {
  closeStalledRequests(server, GAP_MS);
  server.on("clientError", frameworkAnswers(false).clientErrorHandler.bind(undefined as never));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => server.closeAllConnections());

/** Sends headers and the parts of a body, each after an eighth of the longest pause. @returns the whole answer */
async function send(head: string, pieces: readonly string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  const closed = new Promise<string>((resolve) => {
    let text = "";
    socket.on("data", (part) => {
      text += part;
    });
    socket.on("close", () => resolve(text));
  });
  socket.write(`POST / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n${head}\r\n\r\n`);
  for (const piece of pieces) {
    await wait(GAP_MS / 8);
    socket.write(piece);
  }
  return closed;
}

test("a slow body is accepted, however long it takes", async () => {
  expect(await send("content-length: 12", [..."abcdefghijkl"])).toContain("thanks");
});

test.each([
  ["of a known length", "content-length: 12"],
  ["in chunks", "transfer-encoding: chunked"],
])("a body %s that stops in the middle is answered 408, and the connection ends", async (_what, head) => {
  const began = performance.now();
  expect(await send(head, [])).toMatch(/^HTTP\/1.1 408 /);
  expect(performance.now() - began).toBeLessThan(20 * GAP_MS);
});

test("the product closes connections that send nothing, or only a part of the headers, after ten seconds", () => {
  const { server: own } = createProductServer(
    { settings: { publicUrl: "", trustProxy: false, logLevel: "silent" } } as never,
    false,
    new EarlyAnswers(),
  );
  expect(own.headersTimeout).toBe(10_000);
});
