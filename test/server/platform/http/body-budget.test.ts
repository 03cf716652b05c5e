import { type AddressInfo, connect, type Socket } from "node:net";
import type { FastifyRequest } from "fastify";
import { afterAll, expect, test } from "vitest";
import { startAppForFile } from "../../support/app.ts";
import { anEmployee, aVisitor, type Person } from "../../support/people.ts";
import { until } from "../../support/until.ts";

const MEGABYTE = 1024 * 1024;
/** Whether an upload was accepted, by the port that it comes from, and how many of them have ended. */
const decided = new Map<number, boolean>();
let closed = 0;
const allClosed = () => until(() => closed === begun.length);

const shelter = await startAppForFile({}, (app) => {
  const decide = (isAccepted: boolean) => async (request: FastifyRequest) => {
    const port = request.socket.remotePort ?? 0;
    if (!decided.has(port)) decided.set(port, isAccepted);
  };
  app.addHook("preParsing", decide(true));
  app.addHook("onResponse", decide(false));
});
shelter.app.server.on("request", (_request, response) => response.once("close", () => closed++));
await shelter.app.listen({ port: 0, host: "127.0.0.1" });
const begun: Socket[] = [];
afterAll(async () => {
  for (const socket of begun) socket.destroy();
});

/** Begins an upload that is never completed. */
async function begin({ client }: Pick<Person, "client">, announced: string, path = "/api/animals"): Promise<Socket> {
  await client.get("/api/animals?pageSize=1");
  const { port } = shelter.app.server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  const cookie = Object.entries(client.cookies).map(([name, value]) => `${name}=${value}`);
  const head = [
    `POST ${path} HTTP/1.1`,
    "host: a",
    `cookie: ${cookie.join("; ")}`,
    `x-xsrf-token: ${client.cookies["XSRF-TOKEN"]}`,
    "content-type: application/json",
    announced,
  ];
  begun.push(socket);
  socket.on("error", () => {});
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  const isAccepted = await until(
    () => decided.get(socket.localPort ?? -1),
    (known) => known !== undefined,
  );
  if (!isAccepted) await until(() => socket.readableLength > 0);
  return socket;
}

const megabytes = (count: number) => `content-length: ${count * MEGABYTE}`;
const answerOf = (socket: Socket) => String(socket.read() ?? "");
const REFUSED = /^HTTP\/1.1 503 [\s\S]*\r\nretry-after: 5\r\n/;

test("bytes in flight are limited for one person and in total, and released when the client goes away", async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => anEmployee(shelter)));
  const [one, two, three, four] = people as [Person, Person, Person, Person];
  const sockets = [await begin(one, megabytes(30))];
  const second = await begin(one, megabytes(10));
  expect(answerOf(second)).toMatch(REFUSED);
  sockets.push(await begin(two, megabytes(30)), await begin(three, megabytes(15)));
  expect(sockets.map(answerOf)).toEqual(["", "", ""]);
  expect(answerOf(await begin(four, megabytes(20)))).toMatch(REFUSED);
  expect((await four.client.post("/api/animals", {})).statusCode).toBe(400);

  for (const socket of sockets) socket.destroy();
  await allClosed();
  const large = await begin(four, megabytes(160));
  expect(answerOf(large)).toBe("");
  large.destroy();
  await allClosed();
});

test("a body without a length counts as the largest that is allowed", async () => {
  const [one, two] = [await anEmployee(shelter), await anEmployee(shelter)];
  const endless = await begin(one, "transfer-encoding: chunked");
  expect(answerOf(endless)).toBe("");
  expect(answerOf(await begin(two, "transfer-encoding: chunked"))).toMatch(REFUSED);
  endless.destroy();
  await allClosed();
});

test("an answered body is released, and visitors' bodies leave room for others", async () => {
  const employee = await anEmployee(shelter);
  const body = { name: "x".repeat(20 * MEGABYTE) };
  for (let turn = 0; turn < 12; turn++) {
    expect((await employee.client.post("/api/animals", body)).statusCode).toBe(400);
  }
  const sockets = await Promise.all(
    Array.from({ length: 40 }, () => begin({ client: aVisitor(shelter) }, megabytes(0.5), "/api/contact/send")),
  );
  const refused = sockets.filter((socket) => REFUSED.test(answerOf(socket)));
  expect(refused).toHaveLength(8);
  const upload = await begin(employee, megabytes(160));
  expect(answerOf(upload)).toBe("");
  for (const socket of [...sockets, upload]) socket.destroy();
});
