import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeBackupInPlace } from "../../../operator/backup/backup-in-place.ts";
import { beginSession } from "../../../src/server/accounts/sessions/session.store.ts";
import { isBackupDue } from "../../../src/server/settings/backups/backup.job.ts";
import { outdated } from "../../../src/server/settings/backups/backup-names.ts";
import { heldClock } from "../../server/support/app.ts";
import { operate } from "../../support/operator.ts";
import { count, type Stage, setStage } from "./stage.ts";

let stage: Stage;
let folder: string;
beforeAll(async () => {
  stage = await setStage();
  folder = await mkdtemp(join(tmpdir(), "shelter-daily-"));
});
afterAll(async () => {
  await stage.clear();
  await rm(folder, { recursive: true, force: true });
});

test("the server's own backup is encrypted, tried, put in its place, and restored with the private key alone", async () => {
  const { shelter, other } = stage;
  const key = await generateX25519Identity();
  const keys = join(folder, "keys.txt");
  await writeFile(keys, `# created for a test\n${key}\n`);
  const to = join(folder, "kept");
  const { DATA_DIR: dataDir = "" } = shelter.settings;
  const daily = { at: "03:30", keepDays: 30 };
  const plan = { to: { folder: to }, daily, recipient: await identityToRecipient(key) };
  const photos = { folder: join(dataDir, "photos") };
  const now = new Date();
  // Somebody is signed in, as always; the restored shelter begins without sessions.
  const { id: account_id } = await shelter.db.selectFrom("accounts").select("id").limit(1).executeTakeFirstOrThrow();
  await beginSession(shelter.db, account_id, now);
  const { id } = await shelter.db
    .insertInto("backups")
    .values({ state: "running", heard_at: now, created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await makeBackupInPlace({ id, plan, connection: shelter.where, photos, dataDir });
  const [name = "", ...more] = await readdir(to);
  expect([name, more]).toEqual([expect.stringMatching(/^shelter-\d{8}T\d{6}Z\.tar\.age$/), []]);
  expect((await readFile(join(to, name))).subarray(0, 22).toString()).toBe("age-encryption.org/v1\n");
  expect(await count(shelter, "installation where key in ('last backup', 'last checked backup')")).toBe(2);
  expect(await readdir(join(dataDir, "backups", "being-made"))).toEqual([]);
  const made = await shelter.db.selectFrom("backups").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  expect(made).toMatchObject({ state: "done", name, failure: null, try_failure: null, tried_at: expect.any(Date) });

  const file = join(to, name);
  const refused = await operate("restore", [file, "--yes"], other.settings);
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining("is encrypted") });
  const wrong = join(folder, "wrong.txt");
  await writeFile(wrong, await generateX25519Identity());
  const withWrong = await operate("restore", [file, "--yes", "--identity", wrong], other.settings);
  expect(withWrong).toMatchObject({ code: 1, said: expect.stringContaining("cannot be decrypted") });
  expect(await operate("restore", [file, "--yes", "--identity", keys], other.settings)).toMatchObject({ code: 0 });
  expect(await count(other, "animals")).toBe(await count(shelter, "animals"));
  expect(await readdir(to)).toEqual([name]);
});

describe("what is kept", () => {
  const NOW = new Date("2026-11-26T03:30:00Z");
  const daysAgo = (days: number) => {
    const at = new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000);
    return `shelter-${at.toISOString().slice(0, 10).replaceAll("-", "")}T033000Z.tar`;
  };

  test("all of the last week, then one a week, and nothing that is older or of another name", () => {
    const names = Array.from({ length: 60 }, (_, days) => daysAgo(days));
    const gone = new Set(outdated([...names, "notes.txt", "shelter.tar"], NOW, 30));
    const kept = names.map((name, days) => (gone.has(name) ? -1 : days)).filter((days) => days >= 0);
    expect(kept.slice(0, 8)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    const older = kept.slice(8);
    expect(older.length).toBeGreaterThanOrEqual(3);
    expect(older.length).toBeLessThanOrEqual(5);
    expect(Math.max(...kept)).toBeLessThanOrEqual(30);
    expect(gone.has("notes.txt") || gone.has("shelter.tar")).toBe(false);
  });

  test("seven at least, or as many as there are days to keep, however old they are", () => {
    const names = Array.from({ length: 21 }, (_, days) => daysAgo(days));
    const later = new Date(NOW.getTime() + 800 * 24 * 60 * 60 * 1000);
    expect(outdated(names, later, 30)).toEqual(names.slice(7));
    expect(outdated(names, later, 2)).toEqual(names.slice(2));
  });

  test("one that a wrong clock has dated: it stands for no other", () => {
    const names = [daysAgo(-800), ...Array.from({ length: 9 }, (_, weeks) => daysAgo(400 + 7 * weeks))];
    expect(outdated(names, NOW, 30)).toEqual(names.slice(8));
  });
});

describe("the backup of the day is due", () => {
  const clock = heldClock(); // Europe/Warsaw
  const at = (moment: string, last?: string) => {
    clock.set(new Date(moment));
    return isBackupDue({ at: "03:30" }, last === undefined ? undefined : new Date(last), clock);
  };

  test("from its time on by the shelter's clock, once a day", () => {
    expect(at("2026-11-26T02:29:00Z", "2026-11-25T02:31:00Z")).toBe(false);
    expect(at("2026-11-26T02:31:00Z", "2026-11-25T02:31:00Z")).toBe(true);
    expect(at("2026-11-26T02:41:00Z", "2026-11-26T02:31:00Z")).toBe(false);
    expect(at("2026-07-26T01:31:00Z", "2026-07-25T01:31:00Z")).toBe(true);
  });

  test("at once for a server that was away, and for one that never made any", () => {
    expect(at("2026-11-26T01:00:00Z", "2026-11-24T02:31:00Z")).toBe(true);
    expect(at("2026-11-26T01:00:00Z")).toBe(true);
  });

  test("though a wrong clock has made one that is yet to come", () => {
    expect(at("2026-11-26T01:00:00Z", "2029-02-03T02:31:00Z")).toBe(true);
  });
});
