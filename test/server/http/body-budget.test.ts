import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "../support/app.ts";
import { anEmployee, aVisitor, type Person } from "../support/people.ts";

const MEGABYTE = 1024 * 1024;

let shelter: TestApp;
beforeAll(async () => {
  shelter = await startApp();
  await shelter.app.listen({ port: 0, host: "127.0.0.1" });
});
const begun: Socket[] = [];
afterAll(async () => {
  for (const socket of begun) socket.destroy();
  await shelter.close();
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
  await wait(100);
  return socket;
}

const megabytes = (count: number) => `content-length: ${count * MEGABYTE}`;
const answerOf = (socket: Socket) => String(socket.read() ?? "");
const REFUSED = /^HTTP\/1.1 503 [\s\S]*\r\nretry-after: 5\r\n/;

test("bytes in flight are limited for one person and in total, and released when the client goes away", async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => anEmployee(shelter)));
  const [one, two, three, four] = people as [Person, Person, Person, Person];
  const sockets = [await begin(one, megabytes(60))];
  const second = await begin(one, megabytes(10));
  expect(answerOf(second)).toMatch(REFUSED);
  sockets.push(await begin(two, megabytes(60)), await begin(three, megabytes(60)));
  expect(sockets.map(answerOf)).toEqual(["", "", ""]);
  expect(answerOf(await begin(four, megabytes(20)))).toMatch(REFUSED);
  expect((await four.client.post("/api/animals", {})).statusCode).toBe(400);

  for (const socket of sockets) socket.destroy();
  await wait(100);
  const large = await begin(four, megabytes(160));
  expect(answerOf(large)).toBe("");
  large.destroy();
  await wait(100);
});

test("a body without a length counts as the largest that is allowed", async () => {
  const [one, two] = [await anEmployee(shelter), await anEmployee(shelter)];
  const endless = await begin(one, "transfer-encoding: chunked");
  expect(answerOf(endless)).toBe("");
  expect(answerOf(await begin(two, "transfer-encoding: chunked"))).toMatch(REFUSED);
  endless.destroy();
  await wait(100);
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
  const upload = await begin(employee, megabytes(60));
  expect(answerOf(upload)).toBe("");
  for (const socket of [...sockets, upload]) socket.destroy();
});
