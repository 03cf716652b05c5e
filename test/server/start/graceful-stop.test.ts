import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { composeLetter } from "../../../src/server/mail/letter.compose.ts";
import { queueLetter } from "../../../src/server/mail/letter.queries.ts";
import { type MailServer, startMailServer } from "../mail/mail-server.ts";
import { createDatabase, type TestDatabase } from "../support/database.ts";
import { type ServerProcess, startProcess } from "../support/server-process.ts";

let database: TestDatabase;
let mail: MailServer;
let dataDir: string;
let server: ServerProcess | undefined;
beforeAll(async () => {
  database = await createDatabase();
  mail = await startMailServer();
  dataDir = await mkdtemp(join(tmpdir(), "shelter-stop-"));
});
afterAll(async () => {
  await server?.end("SIGKILL");
  await mail.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const start = async () => {
  server = await startProcess(database, { DATA_DIR: dataDir, SMTP_URL: mail.url });
  return server;
};
const write = (subject: string) =>
  queueLetter(
    database.db,
    composeLetter({ to: "jan@person.test", subject, greeting: "Dear Jan,", paragraphs: ["Hello."] }),
  );
const unsent = () => database.db.selectFrom("letters").select("subject").where("sent_at", "is", null).execute();

test("at SIGTERM the job in hand is finished and noted, the next is not begun, and nothing is done twice afterwards", async () => {
  // The mail server has the letter and takes its time to say so: what is in hand while the signal comes.
  mail.slowMs = 2_500;
  const first = await start();
  await write("In hand");
  while (mail.received.length === 0) await wait(20);
  await write("Still waiting");
  expect(await first.end("SIGTERM")).toBe(0);
  expect(await unsent()).toEqual([{ subject: "Still waiting" }]);
  expect(mail.received).toHaveLength(1);

  mail.slowMs = 0;
  const second = await start();
  while ((await unsent()).length > 0) await wait(20);
  await wait(1_500);
  expect(mail.received).toHaveLength(2);
  expect(await second.end("SIGTERM")).toBe(0);
}, 60_000);
