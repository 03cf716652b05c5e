import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tableOf, unzip } from "../../server/exchange/exports/exporting.ts";
import { fill, holdTable, openShelter, type Shelter } from "../../server/support/shelters.ts";
import { until } from "../../server/support/until.ts";
import { begin, freshFolder, operate } from "../../support/operator.ts";
import { count } from "./stage.ts";

let folder: string;
let remove: () => Promise<void>;
let shelter: Shelter;

beforeAll(async () => {
  ({ folder, remove } = await freshFolder());
  shelter = await openShelter(join(folder, "here"));
  await fill(shelter);
});
afterAll(async () => {
  await shelter.drop();
  await remove();
});

const takeAlong = (...args: string[]) => operate("export", args, shelter.settings);
const bringIn = (...args: string[]) => operate("import", args, shelter.settings);

test("an export from the command line is one file that only its owner may read, and is in the log", async () => {
  const file = join(folder, "animals.zip");
  const made = await takeAlong("--out", file);
  expect(made).toMatchObject({ code: 0, answer: `${file}\n`, said: expect.stringMatching(/\d+ animals, .*pictures/) });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const animals = tableOf(await unzip(await readFile(file)), "animals.csv");
  expect(animals.length).toBe(await count(shelter, "animals"));
  expect(await count(shelter, "audit_log where action = 'export' and subject = 'export'")).toBe(1);
  expect(await takeAlong("--out", file)).toMatchObject({ code: 2, said: expect.stringContaining("is there already") });
});

test("an export that cannot be written ends with 2 and a sentence; the help says what the numbers mean", async () => {
  const nowhere = join(folder, "none", "animals.zip");
  expect(await takeAlong("--out", nowhere)).toMatchObject({ code: 2, said: expect.stringContaining("no folder") });
  expect(await takeAlong("more", "words")).toMatchObject({ code: 2 });
  expect(await takeAlong("--help")).toMatchObject({ code: 0, answer: expect.stringContaining("Ends with 0") });
  const elsewhere = { ...shelter.settings, DATABASE_URL: "", DATA_DIR: join(folder, "empty") };
  expect(await operate("export", ["--out", join(folder, "e.zip")], elsewhere)).toMatchObject({
    code: 2,
    said: expect.stringContaining("There is no shelter in"),
  });
});

test("a killed export leaves no file under its name, and the next one is made", async () => {
  const file = join(folder, "killed.zip");
  const release = await holdTable(shelter, "treatments");
  const running = begin("export", ["--out", file], shelter.settings);
  const waiting = "pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await until(
    () => count(shelter, waiting),
    (n) => n === 1,
    30,
  );
  const second = await takeAlong("--out", join(folder, "second.zip"));
  expect(second).toMatchObject({ code: 2, said: expect.stringContaining("being made already") });
  running.send("SIGKILL");
  await running.ended;
  await release();
  await until(
    () => count(shelter, "pg_locks where locktype = 'advisory' and objid = 7150001"),
    (n) => n === 0,
    30,
  );
  expect((await readdir(folder)).filter((name) => name.startsWith("killed"))).toEqual([
    expect.stringMatching(/^killed\.zip\.unfinished-\d+$/),
  ]);
  expect(await takeAlong("--out", file)).toMatchObject({ code: 0 });
});

const TABLE = ["Nr,Name,Art,Came,How", "1,Rex,Hund,03.04.2019,Stray", "2,Mia,Katze,05.06.2019,Stray"].join("\n");
const MAP = {
  mapping: { Nr: "externalId", Name: "name", Art: "type", Came: "intakeOn", How: "intakeType" },
  values: { type: { Hund: "Dog", Katze: "Cat" } },
  answers: { dateOrder: "dmy" },
};

test("an import from the command line checks without writing, then brings in, with a mapping from a file", async () => {
  const [table, map] = [join(folder, "animals.csv"), join(folder, "map.json")];
  await writeFile(table, TABLE);
  await writeFile(map, JSON.stringify(MAP));
  const before = await count(shelter, "animals");
  const checked = await bringIn(table, "--check", "--map", map);
  expect(checked).toMatchObject({ code: 0, answer: expect.stringContaining("Nothing was written.") });
  expect(await count(shelter, "animals")).toBe(before);
  const done = await bringIn(table, "--map", map);
  expect(done).toMatchObject({ code: 0, answer: expect.stringContaining("2 new animals, 2 stays: 2 open, 0 closed.") });
  expect(await count(shelter, "animals where name in ('Rex', 'Mia')")).toBe(2);
});

test("an import ends with 1 when rows have problems, and says which; with 2 when the file cannot be brought in", async () => {
  const [table, map] = [join(folder, "some.csv"), join(folder, "map.json")];
  await writeFile(table, `${TABLE}\n3,Max,Hund,31.02.2019,Stray`.replaceAll(/^([12]),/gm, "1$1,"));
  const some = await bringIn(table, "--map", map);
  expect(some).toMatchObject({ code: 1, answer: expect.stringContaining("31.02.2019: There is no such day.") });
  expect(some.answer).toContain("1 with errors");

  const noTable = join(folder, "scan.csv");
  await writeFile(noTable, "%PDF-1.7 a scan %%EOF");
  expect(await bringIn(noTable)).toMatchObject({ code: 2, said: expect.stringContaining("PDF") });
  expect(await bringIn(join(folder, "none.csv"))).toMatchObject({ code: 2, said: expect.stringContaining("no file") });
  await writeFile(map, "{");
  expect(await bringIn(table, "--map", map)).toMatchObject({ code: 2, said: expect.stringContaining("mapping") });
  const before = await count(shelter, "imports");
  expect(await bringIn(table)).toMatchObject({ code: 2, said: expect.stringContaining("Choose the column") });
  expect(await count(shelter, "imports"), "what cannot be brought in is not kept").toBe(before);
});
