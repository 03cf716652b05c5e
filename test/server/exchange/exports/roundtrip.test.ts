import { createHash } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seedDemonstration } from "../../../../demo/demonstration.ts";
import { attachmentKey } from "../../../../src/server/platform/attachments/attachment.key.ts";
import { newPhotoKey, originalKey } from "../../../../src/server/platform/photos/photo.key.ts";
import { aJpeg, aPdf } from "../../platform/attachments/files.ts";
import { startApp, type TestApp } from "../../support/app.ts";
import { buildAnimal } from "../../support/builders.ts";
import type { Client } from "../../support/client.ts";
import { anAdmin } from "../../support/people.ts";
import { picture } from "../../support/pictures.ts";
import { addRows } from "../../support/rows.ts";
import { importing } from "../imports/importing.ts";
import { zipSync } from "../imports/zip.ts";
import { exporting, tableOf, unzip } from "./exporting.ts";

let old: TestApp;
let fresh: TestApp;
let before: Client;
let after: Client;
let file: Buffer;

beforeAll(async () => {
  old = await startApp();
  await seedDemonstration(old.deps);
  await keepFewPhotos(old);
  await addMore(old);
  await addFiles(old);
  fresh = await startApp();
  before = (await anAdmin(old)).client;
  after = (await anAdmin(fresh)).client;
  // Adoptions stay behind: in the new shelter no animal waits to be fetched.
  for (const { fetching } of (await before.get("/api/board")).json().animals) {
    if (!fetching) continue;
    const handed = await before.post(`/api/adoptions/${fetching.adoptionId}/hand-over`, {});
    expect(handed.statusCode).toBe(200);
  }
  file = await exporting(old, before).take();
});
afterAll(async () => {
  await old.close();
  await fresh.close();
});

/** What the demonstration has nothing of. */
async function addMore({ db }: TestApp): Promise<void> {
  const animal = await db
    .selectFrom("animals")
    .select("id")
    .where("status", "=", "Available")
    .orderBy("id")
    .executeTakeFirstOrThrow();
  await sql`update animals set description = ${"=1+1; -2\n@here, \"so\" 'quoted'\n\n<b>bold</b> &amp; Łódź  "} where id = ${animal.id}`.execute(
    db,
  );
  await sql`update animals set colours = '{Grey,"Own, of it"}', markings = 'a, b' where id = ${animal.id}`.execute(db);
  await sql`insert into intake_reasons (name, names, position) values ('Flood', '{"pl": "Powódź"}', 99)`.execute(db);
  await sql`update stays set intake_reason_id = (select id from intake_reasons where name = 'Flood'), intake_note = 'By boat'
    where animal_id = ${animal.id}`.execute(db);
  await sql`update animals set archived_at = now() where id = (select min(id) from animals where status = 'Adopted')`.execute(
    db,
  );
  await sql`insert into waiting_notes (animal_id, phase, text, written_at)
    values (${animal.id}, 'unasked', 'Ask the newspaper', '2026-11-01T10:00:00Z')`.execute(db);
}

/** Most of the time would go into making pictures anew: a few say as much as all. */
async function keepFewPhotos({ db }: TestApp): Promise<void> {
  await sql`update animals set main_photo_id = null where id % 12 <> 0 and main_photo_id is not null`.execute(db);
  await sql`delete from photos where animal_id % 12 <> 0`.execute(db);
}

const photo = () => picture(640, 480).jpeg().toBuffer();

/** A file in the store, as an attachment's row has it. */
async function stored({ deps }: TestApp, bytes: Buffer, place: (key: string) => string) {
  const key = newPhotoKey();
  await deps.photoStore.write(place(key), bytes);
  return { key, bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
}

/** Files of an animal, of a treatment, of a foster family and of the rounds; those of people stay behind. */
async function addFiles(shelter: TestApp): Promise<void> {
  const { db } = shelter;
  const pdf = await stored(shelter, aPdf(), attachmentKey);
  const scan = await stored(shelter, await aJpeg(300), attachmentKey);
  const private_ = await stored(shelter, aPdf("", "of a person"), attachmentKey);
  const [{ animal_id, id: treatment_id }] = (await db
    .selectFrom("treatments")
    .select(["id", "animal_id"])
    .where("stay_id", "is not", null)
    .orderBy("id")
    .limit(1)
    .execute()) as [{ id: number; animal_id: number }];
  const { id: user_id } = await db.selectFrom("users").select("id").orderBy("id").limit(1).executeTakeFirstOrThrow();
  const added_at = new Date("2026-11-01T10:00:00Z");
  const file = { title: "Zażółć", on_day: "2026-10-01", for_adopter: true, added_at };
  await addRows(db, "attachments", [
    { ...pdf, ...file, animal_id, name: "zgoda.pdf", type: "application/pdf" },
    { ...scan, ...file, treatment_id, name: "scan.jpg", type: "image/jpeg" },
    { ...private_, ...file, user_id, name: "private.pdf", type: "application/pdf" },
  ]);
  const [seen, sent] = [
    await stored(shelter, await photo(), originalKey),
    await stored(shelter, await photo(), originalKey),
  ];
  const size = { photo_width: 640, photo_height: 480 };
  await addRows(db, "observations", {
    animal_id,
    on_day: "2026-11-02",
    photo_key: seen.key,
    ...size,
    recorded_at: added_at,
  });
  const { id: placement_id } = await db
    .selectFrom("placements")
    .select("id")
    .orderBy("id")
    .limit(1)
    .executeTakeFirstOrThrow();
  await addRows(db, "foster_reports", [
    { placement_id, sent_at: added_at, note: "Asleep by now", has_photo: true, photo_key: sent.key, ...size },
    { placement_id, sent_at: added_at, note: "Eats well", has_photo: false, answer: "read", answered_at: added_at },
  ]);
}

const read = async (client: Client, path: string) => {
  const answer = await client.get(`/api/statistics/${path}`);
  expect(answer.statusCode, `${path}: ${answer.body}`).toBe(200);
  return answer.json();
};

/** Ids differ between two shelters; what they are of does not. */
const withoutIds = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (name, one) => (/(^id|Id)$/.test(name) ? undefined : one)));

test("an export comes in again in an empty shelter without a question, an error or a warning", async () => {
  const work = importing(fresh, after);
  const added = await work.add(file, "animals.zip");
  expect(added).toMatchObject({ layout: "export", questions: [], missing: [] });
  const done = await work.bringIn(file, "animals.zip");
  expect(await work.said(done.id)).toEqual([]);
  expect(done).toMatchObject({ state: "done", counts: { errors: 0, skipped: 0, warnings: 0, photosRefused: 0 } });
});

test.each([
  "summary?from=2024-01-01&to=2026-11-20",
  "summary?from=2026-01-01&to=2026-11-20&type=Cat",
  "summary?from=2025-06-01&to=2026-11-20&ageClass=young",
  "flow?from=2024-06-01&to=2026-11-20&by=month",
  "flow?from=2026-10-01&to=2026-11-20&by=day",
  "months?from=2024-06-01&to=2026-11-20",
  "population?from=2024-06-01&to=2026-11-20",
  "capacity?from=2024-06-01&to=2026-11-20&by=unit",
  "capacity?from=2024-06-01&to=2026-11-20&by=month",
])("statistics are the same to the last digit: %s", async (path) => {
  expect(withoutIds(await read(after, path))).toEqual(withoutIds(await read(before, path)));
});

test("a second export says the same, apart from ids and times", async () => {
  const again = await exporting(fresh, after).take();
  const [one, other] = [await unzip(file), await unzip(again)];
  expect([...other.keys()].filter((name) => name.endsWith(".jpg")).length).toBe(
    [...one.keys()].filter((name) => name.endsWith(".jpg")).length,
  );
  for (const name of [...one.keys()].filter((key) => /^[a-z]+\.csv$/.test(key) && !OTHERWISE.includes(key))) {
    expect(comparable(tableOf(other, name)), name).toEqual(comparable(tableOf(one, name)));
  }
});

/** The export itself; people, who come in as contacts with their names, phones and e-mails. */
const OTHERWISE = ["about.csv", "people.csv"];
/** Numbers of records, and times: those at which a record was made, and of applications, which do not come in. */
const DIFFERS = /_id$|^(created_at|at|file|applied_at)$/;
const comparable = (rows: Record<string, string>[]) => {
  const lines = rows.map((row) =>
    Object.entries(row)
      .filter(([name]) => !DIFFERS.test(name))
      // An open adoption is no outcome, so it stays behind and reserves nothing.
      .map(([name, value]) => `${name}: ${name === "status" && value === "Reserved" ? "Available" : value}`)
      .join(", "),
  );
  return [...new Set(lines)].sort();
};

test("the people of adoptions are known by name, phone and e-mail, and nobody has got an account", async () => {
  const { rows } = await sql<{ name: string; phone: string; email: string }>`
    select name, phone, email from stay_contacts where role = 'taker' order by name`.execute(fresh.db);
  expect(rows).toContainEqual({ name: "Adam Nowak", phone: "420109276", email: "adam.nowak@example.com" });
  expect(await fresh.db.selectFrom("users").select("id").execute()).toEqual([]);
  expect(
    await fresh.db.selectFrom("letters").select("subject").where("subject", "not like", "Somebody takes%").execute(),
  ).toEqual([]);
});

test("the texts of animals and pictures are the same to the letter, and nobody is told", async () => {
  const texts = async ({ db }: TestApp) =>
    (
      await sql<{ text: string }>`
        select concat_ws('|', a.name, a.description, a.descriptions, p.alt, p.alts, p.focal_x, p.focal_y, p.id = a.main_photo_id) as text
        from animals as a left join photos as p on p.animal_id = a.id`.execute(db)
    ).rows
      .map(({ text }) => text)
      .sort();
  expect(await texts(fresh)).toEqual(await texts(old));
});

test("files of animals and treatments come in to the byte, pictures of foster homes and rounds as pictures; files of people stay behind", async () => {
  const filesOf = async ({ db, deps }: TestApp) => {
    const { rows } = await sql<{ key: string; words: string }>`
      select f.key, concat_ws('|', f.name, f.title, f.on_day, f.type, f.bytes, f.sha256, f.for_adopter, a.name, k.name) as words
      from attachments as f left join treatments as t on t.id = f.treatment_id left join treatment_kinds as k on k.id = t.kind_id
      join animals as a on a.id = coalesce(f.animal_id, t.animal_id) order by 2`.execute(db);
    return Promise.all(
      rows.map(async ({ key, words }) => [words, (await deps.photoStore.read(attachmentKey(key)))?.toString("base64")]),
    );
  };
  const files = await filesOf(fresh);
  expect(files).toHaveLength(2);
  expect(files).toEqual(await filesOf(old));
  const pictures = async ({ db, deps }: TestApp) => {
    const { rows } = await sql<{ key: string; words: string }>`
      select photo_key as key, note as words from foster_reports where photo_key is not null
      union all select photo_key, on_day::text from observations where photo_key is not null order by 2`.execute(db);
    return Promise.all(
      rows.map(async ({ key, words }) => [words, (await deps.photoStore.read(originalKey(key))) !== undefined]),
    );
  };
  expect(await pictures(fresh)).toEqual(await pictures(old));
});

test("the same export again changes nothing", async () => {
  const work = importing(fresh, after);
  const again = await work.bringIn(file, "animals.zip");
  expect(again.counts).toMatchObject({ created: 0, changed: 0, errors: 0, animals: 0, photos: 0 });
});

test("days wait for the same, but for the adoptions, visits and appointments that stay behind", async () => {
  const paths = [
    "phases?from=2024-01-01&to=2026-11-20",
    "phases?from=2025-11-21&to=2026-11-20&by=month",
    "phases?from=2024-01-01&to=2026-11-20&by=location",
  ];
  const { total } = await read(before, paths[0] as string);
  await sql`truncate adoption_stages, adoption_history, adoption_contracts, earlier_stages, visits, appointments cascade`.execute(
    old.db,
  );
  // Nor does anybody know in the new shelter for how long an animal waited to be fetched.
  await sql`update adoptions as a set closed_at = s.outcome_on from stays as s where s.adoption_id = a.id`.execute(
    old.db,
  );
  const told = async (client: Client, path: string) => {
    const { items, ...whole } = withoutIds(await read(client, path)) as { items: unknown[] };
    return { ...whole, items: items.map((item) => JSON.stringify(item)).sort() };
  };
  for (const path of paths) expect(await told(after, path), path).toEqual(await told(before, path));
  expect((await read(after, paths[0] as string)).total, "every day of care is counted, whatever it waited for").toBe(
    total,
  );
});

test("undone again, the shelter is empty; what somebody has worked on stays", async () => {
  const { items } = (await after.get("/api/imports")).json();
  const done = items.find(({ counts }: { counts: { animals: number } }) => counts.animals > 0);
  const work = importing(fresh, after);
  const { rows } = await sql<{ id: number }>`
    update holds set until_on = from_on + 400 where id = (select min(id) from holds)
    returning (select animal_id from stays where stays.id = stay_id) as id`.execute(fresh.db);
  const undone = await work.act(done.id, "undo");
  expect(undone.state).toBe("undone");
  const left = await fresh.db.selectFrom("animals").select("id").execute();
  expect(left).toEqual([{ id: rows[0]?.id }]);
});

test("beside other animals nobody is shown, and the numbers of the register go on; without its files the rest of an export comes in", async () => {
  const shelter = await startApp();
  try {
    await buildAnimal(shelter.db);
    const work = importing(shelter, (await anAdmin(shelter)).client);
    const tables = [...(await unzip(file))].filter(([name]) => name.endsWith(".csv") && !name.includes("/"));
    const { id, counts } = await work.bringIn(zipSync(Object.fromEntries(tables)), "animals.zip");
    expect(counts).toMatchObject({ photos: 0, photosRefused: 4 });
    expect(await work.said(id)).toContainEqual(expect.stringContaining("The file is missing or cannot be used"));
    const reports = await shelter.db.selectFrom("foster_reports").select("note").orderBy("note").execute();
    expect(reports.map(({ note }) => note)).toEqual(["Asleep by now", "Eats well"]);
    const { rows } = await sql`
      select count(*) filter (where status = 'Available')::int as shown, count(*)::int as all,
        (select bool_and(number <= n) from (select number, count(*) over (partition by year) as n from register_entries) as r) as "hasNoGap"
      from animals`.execute(shelter.db);
    expect(rows).toEqual([{ shown: 1, all: 352, hasNoGap: true }]);
  } finally {
    await shelter.close();
  }
});
