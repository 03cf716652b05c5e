import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { metricsServer } from "../../../../src/server/app/metrics/metrics.routes.ts";
import { openMetrics } from "../../../../src/server/app/metrics/metrics.ts";
import { heldClock, startApp, startAppForFile } from "../../support/app.ts";
import { createDatabase } from "../../support/database.ts";
import { addRows } from "../../support/rows.ts";

const TOKEN = "a token of a monitor";
const database = await createDatabase();
const clock = heldClock();
const metrics = openMetrics({ db: database.db, pool: database.pool, clock });
const shelter = await startAppForFile({ database, clock, metrics: { of: metrics, token: TOKEN } });
const look = (headers: Record<string, string> = { authorization: `Bearer ${TOKEN}` }) =>
  shelter.app.inject({ url: "/metrics", headers });
const figure = (text: string, name: string) => Number(text.match(new RegExp(`^${name} (.*)$`, "m"))?.[1]);

test("a monitor with the token reads how long requests take, by route and never by address", async () => {
  await shelter.app.inject("/api/animals/999999");
  const { statusCode, headers, body } = await look();
  expect([statusCode, headers["content-type"]]).toEqual([200, expect.stringContaining("text/plain")]);
  expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/api/animals/:id",status="404"} 1');
  expect(body).not.toMatch(/="[^"\n]*999999/);
  expect(body).toMatch(/^nodejs_heap_size_used_bytes \d/m);
});

test("the figures of the database, the letters and the pool are there", async () => {
  await addRows(shelter.db, "letters", { recipient: "jan@person.test", subject: "a", text: "", html: "" });
  const { body } = await look();
  expect(figure(body, "shelter_database_bytes")).toBeGreaterThan(1e6);
  expect(figure(body, "shelter_letters_waiting")).toBe(1);
  expect(figure(body, "shelter_last_backup_seconds")).toBeNaN();
  expect(body).toMatch(/^shelter_pool_connections\{state="open"\} \d+$/m);
});

test("a stranger reads nothing, and without a token in the settings there is no such address", async () => {
  for (const headers of [{}, { authorization: "Bearer a token of a stranger" }, { authorization: TOKEN }]) {
    const answer = await look(headers as Record<string, string>);
    expect([answer.statusCode, answer.headers["www-authenticate"]]).toEqual([401, "Bearer"]);
  }
  const other = await startApp({ database });
  expect((await other.app.inject("/metrics")).statusCode).toBe(404);
  await other.app.close();
});

test("on a port of its own it answers without a token, and nothing else is there", async () => {
  const server = metricsServer(metrics).listen(0, "127.0.0.1");
  await once(server, "listening");
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect((await fetch(`${at}/metrics`)).status).toBe(200);
  expect((await fetch(`${at}/api/animals`)).status).toBe(404);
  server.close();
});
