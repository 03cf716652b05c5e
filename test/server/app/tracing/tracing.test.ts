import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import { afterAll, expect, test, vi } from "vitest";
import { openTracing } from "../../../../src/server/app/tracing/tracing.ts";
import { openDatabase } from "../../../../src/server/database/pool.ts";
import { startApp } from "../../support/app.ts";
import { createDatabase } from "../../support/database.ts";

type Value = { stringValue?: string; intValue?: number };
type Sent = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Value }[];
};

const spans: Sent[] = [];
const collector = createServer(async (request, response) => {
  const { resourceSpans } = JSON.parse(await text(request));
  for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans);
  response.writeHead(200, { "content-type": "application/json" }).end("{}");
}).listen(0, "127.0.0.1");
await once(collector, "listening");
vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", `http://127.0.0.1:${(collector.address() as AddressInfo).port}`);
afterAll(() => {
  vi.unstubAllEnvs();
  collector.close();
});

const attributes = (span: Sent | undefined) =>
  Object.fromEntries((span?.attributes ?? []).map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

test("a collector learns of a request, of its statements under it and of a job, by patterns and without values", async () => {
  const tracing = openTracing({ share: 1 });
  const database = await createDatabase();
  const db = openDatabase(database.pool, { onStatement: tracing.traceStatement });
  const secret = "Kowalska";
  const shelter = await startApp({ database: { ...database, db }, tracing }, (app) =>
    app.get("/api/asked/:id", { config: { permission: "animals.read" } }, async () => {
      await sql`select ${secret}::text`.execute(db);
      return {};
    }),
  );
  const traceId = "0af7651916cd43dd8448eb211c80319c";
  const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
  const { headers } = await shelter.app.inject({ url: "/api/asked/4711", headers: { traceparent } });
  const jobs = tracing.traceJobs({
    work: ({ handle }) => handle({} as never, false),
    repeat: async () => {},
    stop: async () => {},
  });
  await jobs.work({ queue: "letters", handle: async () => void (await sql`select 7`.execute(db)) });
  await shelter.close();
  await tracing.stop();

  const request = spans.find(({ name }) => name === "GET /api/asked/:id");
  expect(request).toMatchObject({ traceId, parentSpanId: "b7ad6b7169203331" });
  expect(attributes(request)).toMatchObject({
    "request.id": headers["x-request-id"],
    "http.response.status_code": 200,
  });
  const statement = spans.find((span) => attributes(span)["db.query.text"] === "select $1::text");
  expect(statement).toMatchObject({ name: "select", traceId, parentSpanId: request?.spanId });
  const job = spans.find(({ name }) => name === "job letters");
  expect(spans.filter(({ parentSpanId }) => parentSpanId === job?.spanId).map(attributes)).toMatchObject([
    { "db.query.text": "select 7" },
  ]);
  expect(JSON.stringify(spans)).not.toMatch(/Kowalska|4711/);
});

test("a share of nothing is nothing", async () => {
  const before = spans.length;
  const none = openTracing({ share: 0 });
  const shelter = await startApp({ tracing: none });
  await shelter.app.inject("/api/animals");
  await none.stop();
  expect(spans).toHaveLength(before);
  await shelter.close();
});

test("a collector that is away fails no request, and holds up no stop", async () => {
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", "http://127.0.0.1:9");
  const away = openTracing({ share: 1 });
  const other = await startApp({ tracing: away });
  expect((await other.app.inject("/api/animals")).statusCode).toBe(200);
  await other.close();
  const began = performance.now();
  await away.stop();
  expect(performance.now() - began).toBeLessThan(5_000);
});
