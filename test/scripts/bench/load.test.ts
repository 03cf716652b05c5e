import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { sendRequests } from "../../../scripts/bench/load.ts";

let server: Server;

async function serve(listener: RequestListener) {
  server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  return { origin: `http://127.0.0.1:${port}`, path: "/", name: "here", headers: {} };
}
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

describe("the load", () => {
  test("waits for the last byte of an answer before it asks again", async () => {
    const target = await serve(async (_request, response) => {
      response.writeHead(200, { "content-length": 10 });
      response.write("0\r\n\r\n");
      await sleep(20);
      response.end("right");
    });
    const times = await sendRequests(target, 1, 600);
    expect(times.length).toBeGreaterThan(1);
    expect(Math.min(...times)).toBeGreaterThan(18);
  });

  test("asks over every connection and counts every answer once", async () => {
    let answered = 0;
    const target = await serve((_request, response) => {
      answered += 1;
      response.writeHead(200, { "content-length": 200_000 }).end("x".repeat(200_000));
    });
    const times = await sendRequests(target, 3, 600);
    expect(times.length).toBe(answered);
    expect(times.length).toBeGreaterThan(3);
  });

  test("stops at an answer that is no success or has no known length, and when it is cut off", async () => {
    await expect(sendRequests(await serve((_, response) => response.writeHead(503).end()), 1, 200)).rejects.toThrow(
      "503",
    );
    server.close();
    const chunked = await serve((_, response) => response.writeHead(200).end());
    await expect(sendRequests(chunked, 1, 200)).rejects.toThrow("without its length");
    server.close();
    await expect(sendRequests(await serve((_, response) => response.destroy()), 1, 200)).rejects.toThrow(
      /cut off|hang up|reset/i,
    );
  });
});
