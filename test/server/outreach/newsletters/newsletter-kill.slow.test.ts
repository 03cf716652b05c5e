import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { SMTPServer } from "smtp-server";
import { afterAll, expect, test } from "vitest";
import { queueWhenDue } from "../../../../src/server/outreach/newsletters/newsletter.commands.ts";
import { UNCERTAIN } from "../../../../src/server/platform/mail/letter.sending.ts";
import { serverProcess } from "../../../support/server-process.ts";
import { buildNewsletter, buildSubscriber } from "../../support/builders.ts";
import { databaseForFile } from "../../support/database.ts";
import { until } from "../../support/until.ts";

const READERS = 60;

const database = await databaseForFile();
const mail = await startCountingMail();
const server = await serverProcess(database.url, { SMTP_URL: mail.url, PUBLIC_URL: "https://shelter.test" });
afterAll(async () => {
  await server.remove();
  await mail.close();
});

/** A mail server that counts; at one letter it takes the words and keeps its answer to itself. */
async function startCountingMail() {
  const accepted: string[] = [];
  let answerTo = Number.POSITIVE_INFINITY;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, answer) {
      stream.resume();
      stream.on("end", () => {
        accepted.push(session.envelope.rcptTo[0]?.address ?? "");
        if (accepted.length < answerTo) answer();
      });
    },
  });
  smtp.on("error", () => {});
  await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
  return {
    url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    accepted,
    /** From this letter on no answer is given. */
    holdFrom(count: number) {
      answerTo = count;
    },
    close: () => new Promise<void>((resolve) => smtp.close(resolve)),
  };
}

const count = async (from: "letters" | "newsletter_deliveries", where = sql`true`): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(from)} where ${where}`.execute(database.db))
    .rows[0]?.n ?? 0;

/** The queues notice a dead server by its missing sign of life, after a minute or two; here that time has passed. */
const passDeadServersOn = () =>
  sql`update pgboss.job set state = 'retry', start_after = now(), retry_count = retry_count + 1 where state = 'active'`.execute(
    database.db,
  );

/** What any server does with a scheduled issue whose time has come. */
const queueIt = (id: number) =>
  queueWhenDue({ db: database.db, clock: { now: () => new Date(), zone: "Europe/Warsaw" } }, id);

/** The time of the issue has come, and the server is killed while it fixes who gets it. */
async function dieWhileQueueing(id: number, reader: number): Promise<void> {
  await sql`update newsletters set status = 'Scheduled', send_at = now() where id = ${id}`.execute(database.db);
  const release = await holdReader(reader);
  await server.start();
  const waiting = sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
    where wait_event_type = 'Lock' and query like '%insert into newsletter_deliveries%'`;
  await until(async () => (await waiting.execute(database.db)).rows[0]?.n === 1);
  await server.kill();
  await release();
  expect(await count("newsletter_deliveries")).toBe(0);
  await passDeadServersOn();
}

test("a server killed amid a scheduled issue and started again mails everybody, and nobody twice", async () => {
  const { db } = database;
  const id = await buildNewsletter(db);
  await db.deleteFrom("newsletter_subscribers").execute();
  const readers: number[] = [];
  for (let n = 0; n < READERS; n++) readers.push(await buildSubscriber(db));

  await dieWhileQueueing(id, readers[40] ?? 0);
  await Promise.all([queueIt(id), queueIt(id)]);
  expect(await count("newsletter_deliveries")).toBe(READERS);

  // The second crash: not even half of the letters are written, and the transaction with the next ones cannot end.
  const release = await holdReader(readers[40] ?? 0);
  mail.holdFrom(10);
  await server.start();
  await until(async () => (await count("letters")) >= 25);
  await until(() => mail.accepted.length >= 10);
  await wait(300);
  // The third at once: a letter is with the mail server, which has not said so yet.
  await server.kill();
  await release();
  expect(await count("letters")).toBe(25);
  expect(await count("newsletter_deliveries", sql`settled_at is not null`)).toBe(25);
  const uncertain = await count("letters", sql`handed_over_at is not null and sent_at is null`);
  expect(uncertain).toBe(1);

  mail.holdFrom(Number.POSITIVE_INFINITY);
  await passDeadServersOn();
  await server.start();
  await until(async () => (await count("letters", sql`sent_at is not null or given_up_at is not null`)) === READERS);
  const issue = () => db.selectFrom("newsletters").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  await until(async () => (await issue()).status === "Sent");
  await wait(2000);

  expect(await count("letters")).toBe(READERS);
  expect(await count("letters", sql`given_up_at is not null and last_error = ${UNCERTAIN}`)).toBe(uncertain);
  expect(await count("letters", sql`sent_at is not null`)).toBe(READERS - uncertain);
  // The one that was given up had been taken by the mail server after all: everybody has it, exactly once.
  expect(mail.accepted.toSorted()).toEqual([...new Set(mail.accepted)].toSorted());
  expect(mail.accepted).toHaveLength(READERS);
  expect((await issue()).recipient_count).toBe(READERS);
}, 180_000);

/** Keeps the batch with this reader from being written. @returns lets it go */
async function holdReader(id: number): Promise<() => Promise<void>> {
  const client = await database.pool.connect();
  await client.query("begin");
  await client.query("set local idle_in_transaction_session_timeout = 0");
  await client.query("select from newsletter_subscribers where id = $1 for update", [id]);
  return async () => {
    await client.query("rollback");
    client.release();
  };
}
