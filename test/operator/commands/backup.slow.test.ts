import { readdir, readFile, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ArchiveError, openArchive } from "../../../operator/backup/archive.reader.ts";
import { DISK_LIMITS } from "../../../src/server/base/disk-space.ts";
import { isAlive } from "../../../src/server/database/embedded/processes.ts";
import { holdTable, keepWriting, picturesOf, type Shelter, whenItWaits } from "../../server/support/shelters.ts";
import { until } from "../../server/support/until.ts";
import { begin } from "../../support/operator.ts";
import { NO_DISK, smallDisk } from "../../support/small-disk.ts";
import { count, type Stage, setStage } from "./stage.ts";

const disk = smallDisk(40);
let stage: Stage;
let shelter: Shelter;
let other: Shelter;
let archive: string;
beforeAll(async () => {
  stage = await setStage();
  ({ shelter, other, archive } = stage);
});
afterAll(() => stage.clear());

test("a backup during writes is one snapshot, and has the picture of every row in it", async () => {
  const writing = keepWriting(shelter);
  const early = join(stage.folder, "amid.tar");
  const made = await stage.backUp(early);
  const written = await writing.stop();
  expect(await count(shelter, "installation where key = 'last backup'")).toBe(1);
  expect(made).toMatchObject({ code: 0, answer: `${early}\n`, said: expect.stringContaining("rows of") });
  expect(made.said).not.toContain("no file");
  expect((await stat(early)).mode & 0o777).toBe(0o600);

  expect(await stage.restore(early, other)).toMatchObject({ code: 0 });
  const restored = await count(other, "adoptions");
  expect(restored).toBeLessThan(written);
  expect(await count(other, "adoption_history")).toBe(restored);
  expect(
    await count(other, "adoptions a where not exists (select from adoption_history h where h.adoption_id = a.id)"),
  ).toBe(0);
  expect([...(await picturesOf(other)).values()]).not.toContain(undefined);
});

test("a backup that would fill the disk ends with a sentence and leaves the disk as it was", async ({ skip }) => {
  if (!disk) return skip(NO_DISK);
  // The archive begins to be written and ends in the middle.
  await disk.fill(DISK_LIMITS.least + 8 * 1024);
  const failed = await stage.backUp(join(disk.folder, "shelter.tar"));
  expect(failed).toMatchObject({ code: 1, answer: "", said: expect.stringMatching(/^The disk is full: /m) });
  expect(await readdir(disk.folder)).toEqual(["filling"]);
});

test("a killed backup leaves no file that looks complete, and does not prevent the next one", async () => {
  const folder = join(stage.folder, "killed");
  const file = join(folder, "shelter.tar");
  const release = await holdTable(shelter, "users");
  const backing = begin("backup", [file], shelter.settings);
  await whenItWaits(shelter);
  backing.send("SIGKILL");
  await backing.ended;
  const stopped = begin("backup", [`${file}.2`], shelter.settings);
  await whenItWaits(shelter, 2);
  stopped.send("SIGINT");
  expect(await stopped.ended).toEqual({ code: 1, answer: "", said: "Stopped; there is no backup.\n" });
  await release();
  const [left = "", ...more] = await readdir(folder);
  expect(left).toMatch(/^shelter\.tar\.unfinished-\d+$/);
  expect(more).toEqual([]);
  expect(await stage.restore(join(folder, left), other)).toMatchObject({ code: 1 });
  expect(await stage.backUp(file)).toMatchObject({ code: 0 });
  expect(await stage.backUp(file)).toMatchObject({
    code: 1,
    said: expect.stringContaining("is there already"),
  });
});

test("a backup is tried beside the shelter, which stays as it is and knows when that was", async () => {
  const before = await count(shelter, "animals");
  const tried = await begin("backup", ["--check", archive], shelter.settings).ended;
  expect(tried).toMatchObject({
    code: 0,
    answer: expect.stringMatching(/^It can be restored: \d+ rows and \d+ pictures came back\.\n$/),
  });
  expect(await count(shelter, "installation where key = 'last checked backup'")).toBe(1);
  expect(await count(shelter, "animals")).toBe(before);
  expect((await readdir(shelter.settings.DATA_DIR ?? "")).filter((name) => name.startsWith("trying"))).toEqual([]);
  const cut = join(stage.folder, "cut.tar");
  await writeFile(cut, (await readFile(archive)).subarray(0, -2048));
  expect(await begin("backup", ["--check", cut], shelter.settings).ended).toMatchObject({ code: 1, answer: "" });
});

test("what a killed try has left is removed by a later one, with the PostgreSQL that serves it", async () => {
  const { DATA_DIR = "" } = shelter.settings;
  const tries = async () => (await readdir(DATA_DIR)).filter((name) => name.startsWith("trying"));
  const killed = begin("backup", ["--check", archive], shelter.settings);
  const pidFile = async () => join(DATA_DIR, (await tries())[0] ?? "", "postgres", "postmaster.pid");
  const pid = await until(
    async () => Number.parseInt(await readFile(await pidFile(), "utf8").catch(() => ""), 10),
    Number.isFinite,
  );
  killed.send("SIGKILL");
  await killed.ended;
  const [left = ""] = await tries();
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  await utimes(join(DATA_DIR, left), longAgo, longAgo);
  const none = join(stage.folder, "none.tar");
  await writeFile(none, "This is no backup.");
  expect(await begin("backup", ["--check", none], shelter.settings).ended).toMatchObject({ code: 1 });
  expect(await tries()).toEqual([]);
  await expect.poll(() => isAlive(pid)).toBe(false);
});

test("a change of any byte of a backup is detected", async () => {
  const whole = await readFile(archive);
  const changed = join(stage.folder, "changed.tar");
  const places = Array.from({ length: 60 }, (_, n) =>
    n < 30 ? whole.length - 1 - n * 97 : Math.floor((n - 30) * (whole.length / 30)),
  );
  await expect(openArchive(archive, () => {})).resolves.toBeDefined();
  for (const place of places) {
    const bytes = Buffer.from(whole);
    bytes.writeUInt8(bytes.readUInt8(place) ^ (1 << (place % 8)), place);
    await writeFile(changed, bytes);
    await expect(openArchive(changed, () => {})).rejects.toThrow(ArchiveError);
  }
});
