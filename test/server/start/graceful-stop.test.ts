import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { composeLetter } from "../../../src/server/mail/letter.compose.ts";
import { queueLetter } from "../../../src/server/mail/letter.queries.ts";
import { type MailServer, startMailServer } from "../mail/mail-server.ts";
import { createDatabase, type TestDatabase } from "../support/database.ts";
import { type ServerProcess, serverProcess } from "../support/server-process.ts";

let database: TestDatabase;
let mail: MailServer;
let server: ServerProcess;
beforeAll(async () => {
  database = await createDatabase();
  mail = await startMailServer();
  server = await serverProcess(database, { SMTP_URL: mail.url });
});
afterAll(async () => {
  await server.remove();
  await mail.close();
  await database.drop();
});

const write = (subject: string) =>
  queueLetter(
    database.db,
    composeLetter({ to: "jan@person.test", subject, greeting: "Dear Jan,", paragraphs: ["Hello."] }),
  );
const unsent = () => database.db.selectFrom("letters").select("subject").where("sent_at", "is", null).execute();

test("at SIGTERM the job in hand is finished and noted, the next is not begun, and nothing is done twice afterwards", async () => {
  // The mail server has the letter and takes its time to say so: what is in hand while the signal comes.
  mail.slowMs = 2_500;
  await server.start();
  await write("In hand");
  while (mail.received.length === 0) await wait(20);
  await write("Still waiting");
  expect(await server.leave()).toBe(0);
  expect(await unsent()).toEqual([{ subject: "Still waiting" }]);
  expect(mail.received).toHaveLength(1);

  mail.slowMs = 0;
  await server.start();
  while ((await unsent()).length > 0) await wait(20);
  await wait(1_500);
  expect(mail.received).toHaveLength(2);
  expect(await server.leave()).toBe(0);
}, 60_000);
