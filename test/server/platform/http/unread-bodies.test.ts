import { type ClientRequest, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import Fastify from "fastify";
import { afterAll, expect, test } from "vitest";
import { dropUnreadBodies } from "../../../../src/server/platform/http/unread-bodies.ts";
import { startAppForFile } from "../../support/app.ts";
import { anEmployee } from "../../support/people.ts";

const MEGABYTE = 1024 * 1024;
const shelter = await startAppForFile();
await shelter.app.listen({ port: 0, host: "127.0.0.1" });

/** A server that refuses everything before it reads it. */
const refusing = Fastify();
dropUnreadBodies(refusing, { bytes: 4 * MEGABYTE, totalMs: 1_000, pauseMs: 200 });
refusing.addHook("onRequest", async (_request, reply) => reply.code(503).send("no"));
refusing.post("/", async () => "yes");
await refusing.listen({ port: 0, host: "127.0.0.1" });
afterAll(() => refusing.close());

type Sent = { outgoing: ClientRequest; ended: Promise<number | string | undefined> };

/** Begins a request whose connection is closed after the answer. @returns its status, or the code of its error */
function begin(app: typeof refusing, path: string, headers: Record<string, string | number>): Sent {
  const { port } = app.server.address() as AddressInfo;
  const outgoing = request({ port, path, method: "POST", agent: false, headers });
  const ended = new Promise<number | string | undefined>((done) => {
    outgoing.on("response", (answer) => answer.resume().on("end", () => done(answer.statusCode)));
    outgoing.on("error", (error: NodeJS.ErrnoException) => done(error.code));
  });
  return { outgoing, ended };
}

const json = (length: number) => ({ "content-type": "application/json", "content-length": length });

test("who sends a large body that is refused gets the answer, whatever the reason", async () => {
  const { client } = await anEmployee(shelter);
  await client.get("/api/animals?pageSize=1");
  const cookie = Object.entries(client.cookies).map(([name, value]) => `${name}=${value}`);
  const signedIn = { cookie: cookie.join("; "), "x-xsrf-token": client.cookies["XSRF-TOKEN"] ?? "" };
  const cases = [
    [401, "/api/animals", {}],
    [413, "/api/resources", signedIn],
  ] as const;
  for (const [status, path, headers] of cases) {
    const sending = Array.from({ length: 8 }, () => {
      const { outgoing, ended } = begin(shelter.app as never, path, { ...headers, ...json(8 * MEGABYTE) });
      outgoing.end(Buffer.alloc(8 * MEGABYTE, " "));
      return ended;
    });
    expect(await Promise.all(sending), path).toEqual(Array.from({ length: 8 }, () => status));
  }
});

/** Sends bytes as they are on a connection that would be kept. @returns all that is answered until it is closed, or undefined when it is not */
async function raw(
  app: { server: typeof shelter.app.server },
  text: string,
  each?: { part: string | Buffer; ms: number },
) {
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", () => {});
  let answer = "";
  let sent = 0;
  socket.on("data", (part) => {
    answer += part;
  });
  const closed = new Promise((resolve) => socket.once("close", resolve));
  const answered = new Promise((resolve) => socket.once("data", resolve));
  socket.write(text);
  // What is sent after the end of a connection may take the answer with it: it is read first.
  if (each) await Promise.race([answered, closed]);
  for (let turn = 0; turn < 200 && !socket.closed; turn++) {
    if (each && !socket.destroyed) {
      socket.write(each.part);
      sent += each.part.length;
    }
    await Promise.race([closed, wait(each?.ms ?? 50)]);
  }
  const isClosed = socket.closed;
  socket.destroy();
  return { answer, isClosed, sent };
}

test("a refused body that goes on slowly ends the connection with the answer", async () => {
  const head = `POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${MEGABYTE}\r\n\r\n`;
  const { answer, isClosed } = await raw(refusing as never, head, { part: "x", ms: 50 });
  expect(answer).toMatch(/^HTTP\/1.1 503 /);
  expect(isClosed).toBe(true);
});

test("the body of a GET, which nobody reads, ends the connection, also where the answer is kept", async () => {
  for (let n = 0; n < 3; n++) await shelter.app.inject("/animals");
  const head = `GET /animals HTTP/1.1\r\nhost: a\r\ncontent-length: ${1024 * MEGABYTE}\r\n\r\n`;
  const { answer, isClosed, sent } = await raw(shelter.app, head, { part: Buffer.alloc(MEGABYTE), ms: 20 });
  expect(answer).toMatch(/^HTTP\/1.1 200 /);
  expect(isClosed).toBe(true);
  expect(sent).toBeLessThan(100 * MEGABYTE);
});

test("a request for two hosts is answered 400", async () => {
  const { answer, isClosed } = await raw(shelter.app, "GET /api/health HTTP/1.1\r\nhost: a\r\nHost: b\r\n\r\n");
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
  expect(isClosed).toBe(true);
});

test("who sends nothing, or too slowly, or too much, is answered in time all the same", async () => {
  const silent = begin(refusing, "/", json(MEGABYTE));
  silent.outgoing.flushHeaders();
  expect(await silent.ended).toBe(503);

  const slow = begin(refusing, "/", json(MEGABYTE));
  let isAnswered = false;
  void slow.ended.then(() => {
    isAnswered = true;
  });
  const began = performance.now();
  while (!isAnswered && performance.now() - began < 20_000) {
    slow.outgoing.write("x");
    await wait(50);
  }
  expect(isAnswered).toBe(true);

  const endless = begin(refusing, "/", json(1024 * MEGABYTE));
  const chunk = Buffer.alloc(MEGABYTE);
  let sentMegabytes = 0;
  const send = () => {
    if (endless.outgoing.destroyed || sentMegabytes > 500) return;
    sentMegabytes += 1;
    endless.outgoing.write(chunk, () => send());
  };
  send();
  expect([503, "EPIPE", "ECONNRESET"]).toContain(await endless.ended);
  expect(sentMegabytes).toBeLessThan(100);
});
