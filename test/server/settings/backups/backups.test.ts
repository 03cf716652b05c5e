import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeBackupInPlace } from "../../../../operator/backup/backup-in-place.ts";
import { DEMONSTRATION_KEY } from "../../../../src/server/database/demonstration.marks.ts";
import { saveFact } from "../../../../src/server/database/installation.commands.ts";
import { LAST_BACKUP, LAST_CHECKED_BACKUP } from "../../../../src/server/database/installation.ts";
import {
  type BackgroundJobs,
  startBackgroundJobs,
} from "../../../../src/server/platform/background/background-jobs.ts";
import type { BackupPlan } from "../../../../src/server/platform/settings/settings.ts";
import { askForDaily, startBackups } from "../../../../src/server/settings/backups/backup.job.ts";
import { codeOf, withApp } from "../../accounts/second-factor/factor-people.ts";
import { NOON, PUBLIC_URL, SETTINGS, startAppForFile } from "../../support/app.ts";
import { Client } from "../../support/client.ts";
import { anAdmin } from "../../support/people.ts";
import { until } from "../../support/until.ts";

const MINUTE_MS = 60_000;
const folder = await mkdtemp(join(tmpdir(), "shelter-backups-"));
const kept = join(folder, "kept");
const plan: BackupPlan = { to: { folder: kept } };
const shelter = await startAppForFile({ settings: { ...SETTINGS, backup: plan } });
const { db, clock, where, deps, photosFolder } = shelter;
// Files are named by the clock of the machine.
clock.set(new Date());
const admin = await anAdmin(shelter);
const list = async (client = admin.client) => (await client.get("/api/backups")).json();
const fileOf = (name: string) => `/api/backups/${name}/file`;

const make = (id: number) =>
  makeBackupInPlace({ id, plan, connection: where, photos: { folder: photosFolder }, dataDir: join(folder, "data") });
let jobs: BackgroundJobs;
beforeAll(async () => {
  jobs = await startBackgroundJobs(where, () => {});
  const parts = { db, clock, jobs, settings: deps.settings, publicUrl: PUBLIC_URL, signingKey: "a key for tests" };
  await startBackups(parts, make);
});
afterAll(async () => {
  await jobs.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  // A backup is tried once a week; that it is, is proved with the operator's commands.
  await saveFact(db, LAST_CHECKED_BACKUP, { value: "shelter.tar", at: new Date() });
  plan.to = { folder: kept };
  delete plan.recipient;
});

/** Asks for a backup and waits for its end. */
async function makeOne() {
  expect((await admin.client.post("/api/backups")).statusCode).toBe(202);
  return until(list, ({ latest }) => latest.finishedAt !== null);
}

test("two who ask at once get the same backup, which is listed when it is in its place", async () => {
  const answers = await Promise.all([1, 2].map(() => admin.client.post("/api/backups")));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  const { latest, items, ...about } = await until(list, (found) => found.latest.finishedAt !== null);
  expect(latest).toMatchObject({ state: "done", failure: null, by: expect.stringMatching(/\w/) });
  expect(items).toEqual([
    {
      name: expect.stringMatching(/^shelter-\d{8}T\d{6}Z\.tar$/),
      madeAt: expect.any(String),
      bytes: expect.any(Number),
      isEncrypted: false,
      by: latest.by,
      tried: null,
    },
  ]);
  expect(about).toEqual({
    place: kept,
    isBucket: false,
    isEncrypted: false,
    daily: null,
    isDemonstration: false,
    failure: null,
  });
  expect(await readdir(kept)).toEqual([items[0].name]);
});

test("one that is encrypted says so, and what a killed copy has left is cleared away", async () => {
  plan.recipient = await identityToRecipient(await generateX25519Identity());
  const left = join(kept, "shelter-20260101T000000Z.tar.coming");
  const notOurs = join(kept, "photos.tar.coming");
  for (const file of [left, notOurs]) {
    await writeFile(file, "half");
    await utimes(file, new Date(0), new Date(0));
  }
  const { items, latest } = await makeOne();
  expect(latest).toMatchObject({ state: "done", failure: null });
  expect(items[0]).toMatchObject({ name: expect.stringMatching(/\.tar\.age$/), isEncrypted: true });
  const names = await readdir(kept);
  expect(names).toContain("photos.tar.coming");
  expect(names).not.toContain("shelter-20260101T000000Z.tar.coming");
});

test("says why one failed: its place cannot be written, or the server was stopped", async () => {
  const blocked = join(folder, "blocked");
  await writeFile(blocked, "a file, not a folder");
  plan.to = { folder: blocked };
  const found = await makeOne();
  expect(found.latest).toMatchObject({
    state: "failed",
    failure: expect.stringMatching(/^The backup was made, but could not be put into its place\. .+ENOTDIR|EEXIST/),
  });
  expect(found).toMatchObject({ failure: expect.stringContaining("cannot be read"), items: [] });

  plan.to = { folder: kept };
  const silent = new Date(clock.now().getTime() - 3 * MINUTE_MS);
  await db.insertInto("backups").values({ state: "running", heard_at: silent, created_at: silent }).execute();
  expect((await list()).latest).toMatchObject({ state: "failed", failure: expect.stringContaining("was stopped") });
  expect((await makeOne()).latest).toMatchObject({ state: "done" });
});

describe("a backup is taken along", () => {
  test("as the bytes of its file, by an admin who has just shown who they are, and the audit log has it", async () => {
    const { items } = await makeOne();
    const { name, bytes } = items[0];
    const fresh = await anAdmin(shelter);
    const answer = await fresh.client.get(fileOf(name));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-length": String(bytes),
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "private, no-store",
    });
    expect(answer.rawPayload.equals(await readFile(join(kept, name)))).toBe(true);
    const entry = await db
      .selectFrom("audit_log")
      .select(["actor_account_id", "details"])
      .where("action", "=", "download")
      .where("subject", "=", "backup")
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({ actor_account_id: fresh.accountId, details: { name } });

    clock.set(new Date(clock.now().getTime() + 11 * MINUTE_MS));
    for (const url of [fileOf(name), `/api/backups/${name}`]) {
      expect((await fresh.client.get(url)).json()).toMatchObject({ status: 403, code: "confirm" });
    }
  });

  test("not with a stolen session of somebody who has a second factor, nor with their password besides", async () => {
    const { items } = await makeOne();
    const { client, secret, accountId } = await withApp(shelter, "admin");
    const stolen = new Client(shelter, { ...client.cookies });
    clock.set(new Date(clock.now().getTime() + 11 * MINUTE_MS));
    const url = fileOf(items[0].name);
    expect((await stolen.get(url)).json()).toMatchObject({ status: 403, code: "confirm" });
    expect((await stolen.post("/api/auth/confirm", { password: "correct horse" })).statusCode).toBe(400);
    expect((await stolen.get(url)).statusCode).toBe(403);
    expect((await client.post("/api/auth/confirm", { code: codeOf(shelter, secret) })).statusCode, `${accountId}`).toBe(
      204,
    );
    expect((await client.get(`/api/backups/${items[0].name}`)).json()).toMatchObject({ name: items[0].name });
    expect((await client.get(url)).statusCode).toBe(200);
  });

  test("only under the name of one that is there: no other file, and no path", async () => {
    await mkdir(join(kept, "shelter-20260102T000000Z.tar"));
    await writeFile(join(folder, "shelter-20260103T000000Z.tar"), "outside");
    const { client } = await anAdmin(shelter);
    expect((await client.get(fileOf("shelter-20260101T000000Z.tar"))).statusCode).toBe(404);
    expect((await client.get(fileOf("shelter-20260102T000000Z.tar"))).statusCode).toBe(404);
    for (const name of ["photos.tar.coming", "..%2Fshelter-20260103T000000Z.tar", "shelter-20260103T000000Z.tar%00"]) {
      expect([400, 404], name).toContain((await client.get(fileOf(name))).statusCode);
    }
  });

  test("nor made, in a demonstration", async () => {
    const { items } = await list();
    await saveFact(db, DEMONSTRATION_KEY, { value: "{}", at: NOON });
    try {
      const { client } = await anAdmin(shelter);
      expect((await list(client)).isDemonstration).toBe(true);
      expect((await client.post("/api/backups")).json()).toMatchObject({
        status: 409,
        message: expect.stringContaining("demonstration"),
      });
      expect((await client.get(fileOf(items[0].name))).statusCode).toBe(403);
    } finally {
      await db.deleteFrom("installation").where("key", "=", DEMONSTRATION_KEY).execute();
    }
  });
});

test("the one of the day is asked for once it is due, and an hour after one that failed", async () => {
  const daily = { at: "03:30", keepDays: 30 };
  const asked = async () => {
    const before = await db.selectFrom("backups").select("id").orderBy("id", "desc").executeTakeFirst();
    await askForDaily({ db, clock }, daily);
    const after = await db.selectFrom("backups").select(["id", "asked_by"]).orderBy("id", "desc").executeTakeFirst();
    if (after?.id === before?.id) return false;
    expect(after?.asked_by).toBeNull();
    // Its end notes when the last backup was made.
    await until(list, ({ latest }) => latest.finishedAt !== null);
    return true;
  };
  const lastMade = (at: Date) => saveFact(db, LAST_BACKUP, { value: "1", at });
  const aDayAgo = new Date(clock.now().getTime() - 25 * 60 * MINUTE_MS);
  await lastMade(clock.now());
  expect(await asked()).toBe(false);
  await lastMade(aDayAgo);
  expect(await asked()).toBe(true);
  await lastMade(aDayAgo);
  const at = new Date(clock.now().getTime() - 59 * MINUTE_MS);
  await db
    .insertInto("backups")
    .values({ state: "failed", failure: "unexpected", heard_at: at, created_at: at, finished_at: at })
    .execute();
  expect(await asked()).toBe(false);
  clock.set(new Date(clock.now().getTime() + 2 * MINUTE_MS));
  expect(await asked()).toBe(true);
});
