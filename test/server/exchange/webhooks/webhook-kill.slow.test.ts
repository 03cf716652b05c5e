import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { WEBHOOK_EVENTS } from "../../../../src/contract/exchange/webhook-events.ts";
import { makeSecret } from "../../../../src/server/exchange/webhooks/webhook.signature.ts";
import { serverProcess } from "../../../support/server-process.ts";
import { buildAnimal, buildEmployee } from "../../support/builders.ts";
import { databaseForFile } from "../../support/database.ts";
import { addRows, rowOf } from "../../support/rows.ts";
import { until } from "../../support/until.ts";
import { startReceiver } from "./receiver.ts";

const database = await databaseForFile();
const receiver = await startReceiver();
const server = await serverProcess(database.url, { WEBHOOK_PRIVATE_ADDRESSES: "1" });
afterAll(async () => {
  await server.remove();
  await receiver.close();
});

/** The queues notice a dead server by its missing sign of life, after a minute or two; here that time has passed. */
const passDeadServersOn = () =>
  sql`update pgboss.job set state = 'retry', start_after = now(), retry_count = retry_count + 1 where state = 'active'`.execute(
    database.db,
  );

const states = async () =>
  (await database.db.selectFrom("webhook_deliveries").select("state").execute()).map((row) => row.state);

test("a server that is killed while it sends leaves nothing unsent, and what is sent again has the same id", async () => {
  const { db } = database;
  await server.start();
  const employee = await buildEmployee(db, { is_admin: true });
  const { account_id } = await rowOf(db, "employees", employee);
  await addRows(db, "webhooks", {
    url: receiver.url,
    events: [...WEBHOOK_EVENTS],
    secret: makeSecret(),
    account_id,
    created_at: new Date(),
  });
  // The third message is taken and never answered.
  receiver.answerWith((response, nth) => nth < 3 && response.writeHead(204).end());
  for (let n = 0; n < 6; n++) await buildAnimal(db);
  await until(() => receiver.received.length >= 3);
  await server.kill();
  expect((await states()).filter((state) => state === "delivered")).toHaveLength(2);

  receiver.answerWith();
  await passDeadServersOn();
  await server.start();
  await until(async () => (await states()).every((state) => state === "delivered"));
  const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
  expect(new Set(ids).size).toBe(6);
  expect(ids).toHaveLength(7);
  expect(ids[2]).toBe(ids[3]);
});
