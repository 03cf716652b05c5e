import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { manifestOf } from "../../../operator/backup/archive.format.ts";
import { beginArchive } from "../../../operator/backup/archive.writer.ts";
import { FORMER_MIGRATIONS, TOO_OLD } from "../../../src/server/database/former-migrations.ts";
import { migrationNames, migrationSql } from "../../../src/server/database/migrate.ts";
import { originalKey } from "../../../src/server/platform/photos/photo.key.ts";
import { buildAnimal } from "../../server/support/builders.ts";
import {
  addAnimal,
  attachmentsOf,
  blankDatabase,
  colour,
  contentOf,
  holdTable,
  openShelter,
  picturesOf,
  privatePicturesOf,
  type Shelter,
  schemaOf,
  whenItWaits,
} from "../../server/support/shelters.ts";
import { begin, operate } from "../../support/operator.ts";
import { serverProcess } from "../../support/server-process.ts";
import { count, type Stage, setStage } from "./stage.ts";

let stage: Stage;
let shelter: Shelter;
let other: Shelter;
let archive: string;
beforeAll(async () => {
  stage = await setStage();
  ({ shelter, other, archive } = stage);
});
afterAll(() => stage.clear());

test("a restored shelter has the same rows, numbers, pictures, files and tables, whatever was there before", async () => {
  await buildAnimal(other.db);
  const former = await count(other, "audit_log");
  const schema = await schemaOf(other);
  expect(await stage.restore(archive, other)).toMatchObject({ code: 0, said: "" });
  // All sessions are gone, and the audit log says what was restored; everything else is unchanged.
  expect(await count(other, "sessions")).toBe(0);
  const { rows } = await other.pool.query("select action, subject, details from audit_log order by id desc limit 1");
  expect(rows).toMatchObject([{ action: "restore", subject: "shelter", details: { formerEntries: former } }]);
  expect(rows[0].details.operator).not.toBe("");
  const unchanged = async (one: Shelter) => {
    const { sessions, audit_log, audit_log_id_seq, list_counts, ...content } = await contentOf(one);
    const { rows: counts } = await one.pool.query(
      "select t::text from list_counts t where t::text not like '%audit%' order by 1",
    );
    return { ...content, counts };
  };
  // Only the shelter itself knows of the backup that was made of it.
  await shelter.pool.query("delete from installation where key = 'last backup'");
  expect(await unchanged(other)).toEqual(await unchanged(shelter));
  expect(await count(other, "audit_log")).toBe((await count(shelter, "audit_log")) + 1);
  expect(await picturesOf(other)).toEqual(await picturesOf(shelter));
  const unpublished = await privatePicturesOf(other);
  expect(unpublished).toEqual(await privatePicturesOf(shelter));
  expect(unpublished).toEqual([expect.any(Buffer), expect.any(Buffer)]);
  expect(await attachmentsOf(other)).toEqual(["%PDF-1.4 a scan %%EOF"]);
  expect(await schemaOf(other)).toEqual(schema);
  expect(await schemaOf(other)).toEqual(await schemaOf(shelter));
});

test("a running server shows the restored shelter at once, answers all the while, and goes on writing", async () => {
  const server = await serverProcess(shelter.url, shelter.settings);
  try {
    const address = await server.start();
    const titles = async () => {
      const answer = await fetch(`${address}/api/news`);
      expect(answer.status).toBe(200);
      const { items } = (await answer.json()) as { items: { title: string }[] };
      return items.map(({ title }) => title);
    };
    const page = async () => (await fetch(`${address}/news`)).text();
    const before = await titles();
    await shelter.pool.query("update news set title = 'Written after the backup'");
    expect(await titles()).toEqual(["Written after the backup"]);
    expect(await page()).toContain("Written after the backup");

    let isOver = false;
    const asking = (async () => {
      while (!isOver) await titles();
    })();
    expect(await stage.restore(archive, shelter)).toMatchObject({ code: 0, said: "" });
    isOver = true;
    await asking;
    expect(await titles()).toEqual(before);
    expect(await page()).not.toContain("Written after the backup");
    const ready = await fetch(`${address}/readyz`);
    expect(ready.status).toBe(200);
    const { animal } = await addAnimal(shelter, await colour("white"));
    expect((await fetch(`${address}/api/animals/${animal}`)).status).toBe(200);
    expect(await server.leave()).toBe(0);
  } finally {
    await server.remove();
  }
});

test("a picture gets a new id if its id belongs to another picture here, whose file is not touched", async () => {
  const third = await openShelter(join(stage.folder, "third"));
  try {
    const { picture } = await addAnimal(third, await colour("black"));
    const { key } = await third.db.selectFrom("photos").select("key").executeTakeFirstOrThrow();
    const own = await third.photoStore.read(originalKey(key));
    expect(await stage.restore(archive, third)).toMatchObject({ code: 0 });
    expect(await third.photoStore.read(originalKey(key))).toEqual(own);
    const restored = [...(await picturesOf(third)).values()];
    const kept = [...(await picturesOf(other)).values()];
    expect(restored.map(String).sort()).toEqual(kept.map(String).sort());
    const shown = "animals a join photos p on p.id = a.main_photo_id and p.animal_id = a.id";
    expect(await count(third, shown)).toBe(await count(other, shown));
    expect((await picturesOf(third)).has(picture)).toBe(false);
    expect(await count(third, "shelter s join photos p on p.id = s.logo_id where p.alt = 'The logo'")).toBe(1);
  } finally {
    await third.drop();
  }
});

test("a restore that is killed before its end leaves the previous shelter complete", async () => {
  const content = await contentOf(shelter);
  const pictures = await picturesOf(shelter);
  const release = await holdTable(shelter, "animals");
  const restoring = begin("restore", [archive, "--yes"], shelter.settings);
  await whenItWaits(shelter);
  restoring.send("SIGKILL");
  expect((await restoring.ended).code).toBeNull();
  await release();
  const { photos_id_seq: _, ...rows } = await contentOf(shelter);
  expect(content).toMatchObject(rows);
  expect(await picturesOf(shelter)).toEqual(pictures);
  expect(await schemaOf(shelter)).toEqual(await schemaOf(other));
});

test("a file that is not a complete backup is refused in a sentence, and nothing is changed", async () => {
  const content = await contentOf(other);
  const whole = await readFile(archive);
  const flipped = Buffer.from(whole);
  const third = Math.floor(whole.length / 3);
  flipped.writeUInt8(flipped.readUInt8(third) ^ 1, third);
  const folder = join(stage.folder, "wrong");
  await mkdir(folder);
  const wrong: [string, Buffer, string][] = [
    ["cut.tar", whole.subarray(0, whole.length - 3000), "is no backup of this program, or a part of it is missing"],
    ["flipped.tar", flipped, "is damaged"],
    ["text.tar", Buffer.from("Not an archive. ".repeat(1000)), "is no backup of this program"],
    ["empty.tar", Buffer.alloc(0), "is no backup of this program"],
  ];
  for (const [name, bytes] of wrong) await writeFile(join(folder, name), bytes);
  await makeEmpty(join(folder, "newer.tar"), [...(await migrationNames()), "9999-later.sql"]);
  wrong.push(["newer.tar", whole, "was made by a newer version of this program"]);
  const ends = await Promise.all(wrong.map(([name]) => stage.restore(join(folder, name), other)));
  for (const [index, { code, answer, said }] of ends.entries()) {
    expect({ code, answer }).toEqual({ code: 1, answer: "" });
    expect(said).toContain(wrong[index]?.[2]);
    expect(said.trim().split("\n")).toHaveLength(1);
  }
  expect(await stage.restore(join(folder, "none.tar"), other)).toMatchObject({ code: 1 });
  const unsure = await operate("restore", [archive], other.settings, "restore\n");
  expect(unsure).toMatchObject({ code: 1, said: expect.stringContaining("--yes") });
  expect(await contentOf(other)).toEqual(content);
});

test("the backup before an upgrade is restored over what the newer version has made of the database", async () => {
  const newer = await openShelter(join(stage.folder, "newer"), await blankDatabase(shelter));
  try {
    expect(await stage.restore(archive, newer)).toMatchObject({ code: 0 });
    // Each restore adds an entry of its own to the log.
    const { audit_log: _, ...before } = await contentOf(newer);
    await newer.pool.query(`insert into migrations (name) values ('9999-later.sql');
      create table later (animal_id int references animals);
      create function of_later() returns int language sql return 1;
      alter table animals rename column breed to kind`);
    expect(await stage.restore(archive, newer)).toMatchObject({
      code: 1,
      said: expect.stringContaining("--over-newer"),
    });
    const back = await operate("restore", [archive, "--yes", "--over-newer"], newer.settings);
    expect(back).toMatchObject({ code: 0 });
    expect(await contentOf(newer)).toMatchObject(before);
    expect(await schemaOf(newer)).toEqual(await schemaOf(other));
  } finally {
    await newer.drop();
  }
});

/** An archive without tables. @param migrations of the program that made it */
async function makeEmpty(file: string, migrations: string[]): Promise<void> {
  const writer = await beginArchive(file, new AbortController().signal);
  const photos = { count: 0, bytes: 0, sha256: "", missing: [] };
  const createdAt = new Date().toISOString();
  await writer.finish(manifestOf({ version: "9.0.0", createdAt, migrations, tables: [], sequences: [], photos }));
}

/** An animal with a picture as they were before pictures had random keys: the file lies under the id. @returns the file */
async function addOldPicture({ pool, photoStore }: Shelter): Promise<Buffer> {
  // The builders make rows of the present version.
  const animals = await pool.query<{ id: number }>(
    `insert into animals (name, type, sex, breed, born_on, weight_kg, where_found, arrival_date)
     values ('Azor', 'Dog', 'Male', 'Mixed', '2020-01-01', 12, 'Łódź', '2026-01-01') returning id`,
  );
  const { rows } = await pool.query<{ id: number }>(
    "insert into photos (animal_id, position, width, height, key) values ($1, 0, 60, 40, '1') returning id",
    [animals.rows[0]?.id],
  );
  const id = rows[0]?.id;
  await pool.query("update animals set main_photo_id = $1", [id]);
  const { original } = await colour("red");
  await photoStore.write(`${id}/original.jpg`, original);
  return original;
}

test("a backup of an older version is migrated to the current one", async () => {
  const older = await openShelter(join(stage.folder, "older"), await blankDatabase(shelter));
  try {
    const names = (await migrationNames()).slice(0, 5);
    await older.pool.query(
      "create table migrations (name text primary key, applied_at timestamptz not null default now())",
    );
    for (const name of names) {
      await older.pool.query(await migrationSql(name));
      await older.pool.query("insert into migrations (name) values ($1)", [name]);
    }
    const red = await addOldPicture(older);
    const file = join(stage.folder, "older.tar");
    expect(await operate("backup", [file], older.settings)).toMatchObject({ code: 0 });
    expect(await stage.restore(file, other)).toMatchObject({ code: 0 });
    const shown = "animals a join photos p on p.id = a.main_photo_id and p.animal_id = a.id";
    const expectRed = async () => {
      expect([...(await picturesOf(other)).values()]).toEqual([red]);
      expect(await count(other, shown)).toBe(1);
    };
    await expectRed();
    expect(await count(other, "adoptions")).toBe(0);
    expect(await count(other, "migrations")).toBe((await migrationNames()).length);
    expect(await schemaOf(other)).toEqual(await schemaOf(shelter));

    // Keys from before are no random ones: another shelter's picture may have the same.
    const { original: blue } = await colour("blue");
    await other.photoStore.write("1/original.jpg", blue);
    expect(await stage.restore(file, other)).toMatchObject({ code: 0 });
    await expectRed();
    expect(await other.photoStore.read("1/original.jpg")).toEqual(blue);
  } finally {
    await older.drop();
  }
});

/** Takes back the migrations from 0014 on. */
const WITHOUT_WHAT_CAME_SINCE = `
  drop table organisations, colours cascade;
  drop function rename_colour, looks_of cascade;
  alter table animals drop column colours, drop column markings;
  alter table shelter drop column vet;
  alter table treatment_rules drop column decided_at;
  drop index treatments_closed`;

test("a backup of a version before November 2026 is restored as it is, unless that lacked some of its migrations", async () => {
  const former = await openShelter(join(stage.folder, "former"), await blankDatabase(shelter));
  const present = await openShelter(join(stage.folder, "present"), await blankDatabase(shelter));
  const name = async (names: readonly string[]) => {
    await former.pool.query("delete from migrations");
    await former.pool.query("insert into migrations (name) select unnest($1::text[])", [names]);
  };
  try {
    expect(await stage.restore(archive, former)).toMatchObject({ code: 0 });
    const content = await contentOf(former);
    await former.pool.query(WITHOUT_WHAT_CAME_SINCE);
    await name(FORMER_MIGRATIONS);
    const file = join(stage.folder, "former.tar");
    expect(await operate("backup", [file], former.settings)).toMatchObject({ code: 0 });
    expect(await stage.restore(file, present)).toMatchObject({ code: 0 });
    const restored = await contentOf(present);
    // Each restore adds an entry of its own to the log.
    const changed = [
      "audit_log",
      "audit_log_id_seq",
      "list_counts",
      "migrations",
      "organisations",
      "organisations_id_seq",
    ];
    const same = Object.keys(content).filter((table) => !changed.includes(table));
    for (const table of same) expect(restored[table], table).toBe(content[table]);
    expect(await schemaOf(present)).toEqual(await schemaOf(shelter));
    const { rows } = await present.pool.query("select name from migrations order by name");
    expect(rows.map((row) => row.name)).toEqual(await migrationNames());

    const fewer = FORMER_MIGRATIONS.slice(0, -1);
    await name(fewer);
    const refused = { code: 1, said: expect.stringContaining(TOO_OLD) };
    expect(await operate("backup", [join(stage.folder, "fewer.tar")], former.settings)).toMatchObject(refused);
    const empty = join(stage.folder, "former-empty.tar");
    await makeEmpty(empty, [...fewer]);
    expect(await stage.restore(empty, present)).toMatchObject(refused);
  } finally {
    await former.drop();
    await present.drop();
  }
});

test("on a fresh machine the restored shelter is served, without the demonstration", async () => {
  const settings = { DATA_DIR: join(stage.folder, "fresh"), DATABASE_URL: "", DEMO: "" };
  await operate(
    "admin",
    ["create", "ewa@shelter.test", "--name", "Ewa", "--surname", "Nowak"],
    shelter.settings,
    "a good password",
  );
  const file = join(stage.folder, "moved.tar");
  expect(await stage.backUp(file)).toMatchObject({ code: 0 });
  expect(await operate("restore", [file, "--yes"], settings)).toMatchObject({ code: 0 });
  const server = await serverProcess(shelter.url, settings);
  try {
    const address = await server.start();
    const answer = await fetch(`${address}/api/animals?pageSize=1`);
    expect(((await answer.json()) as { totalCount: number }).totalCount).toBe(await count(shelter, "animals"));
    expect(await server.leave()).toBe(0);
  } finally {
    await server.remove();
  }
});
