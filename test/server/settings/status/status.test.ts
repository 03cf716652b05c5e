import { sql } from "kysely";
import { expect, test } from "vitest";
import { STATUS_PARTS } from "../../../../src/contract/settings/status.ts";
import { judgeSpace } from "../../../../src/server/base/disk-space.ts";
import { saveFact } from "../../../../src/server/database/installation.commands.ts";
import { LAST_BACKUP, LAST_CHECKED_BACKUP } from "../../../../src/server/database/installation.ts";
import { sendJob } from "../../../../src/server/platform/background/queues.ts";
import { tellOfStatus } from "../../../../src/server/settings/status/status.alarm.ts";
import { PUBLIC_URL, SETTINGS, startAppForFile } from "../../support/app.ts";
import { anAdmin } from "../../support/people.ts";
import { addRows } from "../../support/rows.ts";

const GIGABYTE = 1e9;
let bytesLeft = 50 * GIGABYTE;
const shelter = await startAppForFile({
  settings: { ...SETTINGS, smtpUrl: "smtp://mail.test:25" },
  readDisk: async () => judgeSpace(bytesLeft, 100 * GIGABYTE),
});
const { db, clock } = shelter;
const admin = await anAdmin(shelter);
const status = async (client = admin.client) => (await client.get("/api/status")).json();
const wrong = async () => {
  const found = await status();
  return STATUS_PARTS.filter((part) => !found[part].ok);
};

test("says what is wrong of the server, its letters and its backups, and what to do", async () => {
  const found = await status();
  expect(Object.keys(found)).toEqual([...STATUS_PARTS]);
  expect(found.database).toEqual({
    name: "Database",
    ok: true,
    text: expect.stringMatching(
      /^PostgreSQL \d+\.\d+ answers\. It holds \d+ MB; \d+ of its \d+ connections are in use\.$/,
    ),
  });
  expect(found.disk.text).toBe("50.0 GB are left on the fullest disk of the data.");
  expect(found.version.text).toMatch(/^Version \d+\.\d+\.\d+ on Node\.js/);
  expect(found.backup).toEqual({
    name: "Backup",
    ok: false,
    text: "There is no backup yet.",
    action: expect.stringContaining("npm run backup"),
    path: "/admin/backups",
  });
  await saveFact(db, LAST_BACKUP, { value: "1.0.0", at: clock.now() });
  await saveFact(db, LAST_CHECKED_BACKUP, { value: "shelter.tar", at: clock.now() });
  expect(await wrong()).toEqual([]);
});

test("a job that fails again and again is named before it is given up", async () => {
  const before = (await status()).jobs;
  expect(before).toMatchObject({ ok: true });
  await sendJob(db, "imports", 4711);
  expect((await status()).jobs).toEqual(before);
  await sql`update pgboss.job set retry_count = 4 where name = 'imports'`.execute(db);
  expect((await status()).jobs).toMatchObject({
    ok: false,
    text: "1 background job fails again and again.",
    path: "/admin/import",
  });
  await sql`delete from pgboss.job where name = 'imports'`.execute(db);
});

test("letters that wait too long or were given up, and a disk that fills, need somebody", async () => {
  const letter = { recipient: "jan@person.test", subject: "Hello", text: "", html: "" };
  const minutesAgo = (minutes: number) => new Date(clock.now().getTime() - minutes * 60_000);
  await addRows(db, "letters", { ...letter, created_at: minutesAgo(29) });
  expect(await wrong()).toEqual([]);
  await addRows(db, "letters", { ...letter, created_at: minutesAgo(31) });
  expect((await status()).mail).toMatchObject({
    ok: false,
    text: "1 letter waits for more than half an hour.",
    path: "/admin/outbox",
  });
  await db
    .updateTable("letters")
    .set({ given_up_at: minutesAgo(1) })
    .where("created_at", "<", minutesAgo(30))
    .execute();
  expect((await status()).mail.text).toBe("1 letter could not be sent in the last seven days.");
  await db.deleteFrom("letters").execute();
  bytesLeft = GIGABYTE / 2;
  expect(await wrong()).toEqual(["disk"]);
  bytesLeft = 50 * GIGABYTE;
});

test("every admin is told once of what goes wrong, again after a week, and when it is over", async () => {
  const work = { ...shelter.deps, publicUrl: PUBLIC_URL };
  const look = async (minutes: number) => {
    clock.set(new Date(clock.now().getTime() + minutes * 60_000));
    await tellOfStatus(work);
    const sent = await db.deleteFrom("letters").returning(["recipient", "subject", "text"]).execute();
    return sent.map(({ recipient, subject, text }) => [recipient, subject, text] as const);
  };
  expect(await look(0)).toEqual([]);
  bytesLeft = GIGABYTE / 2;
  const told = await look(15);
  expect(told).toHaveLength(1);
  expect(told[0]?.slice(0, 2)).toEqual([
    expect.stringMatching(/^person\d+@shelter\.test$/),
    "The server needs you: 1 thing",
  ]);
  expect(told[0]?.[2]).toContain("Disk: 500 MB are left on the fullest disk of the data. Make room:");
  expect(told[0]?.[2]).toContain(`${PUBLIC_URL}/admin/status`);
  expect(await look(15)).toEqual([]);
  expect((await look(7 * 24 * 60)).map(([, subject]) => subject)).toEqual(["The server needs you: 1 thing"]);
  bytesLeft = 50 * GIGABYTE;
  await saveFact(db, LAST_BACKUP, { value: "1.0.0", at: clock.now() });
  const [over] = await look(15);
  expect(over?.[1]).toBe("The server is well again");
  expect(over?.[2]).toContain("Disk");
});
