import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { type Db, openDatabase, openPool } from "../../../src/server/database/pool.ts";
import { setPortrait } from "../../../src/server/people/employees/employee.photo.ts";
import { attachmentKey } from "../../../src/server/platform/attachments/attachment.key.ts";
import {
  removeFiles,
  storePreparedPhoto,
  withStoredFiles,
} from "../../../src/server/platform/photos/photo.commands.ts";
import { fileStore } from "../../../src/server/platform/photos/photo.file-store.ts";
import { originalKey } from "../../../src/server/platform/photos/photo.key.ts";
import { type PreparedPhoto, preparePhoto } from "../../../src/server/platform/photos/photo.pipeline.ts";
import type { StoredPhoto } from "../../../src/server/platform/photos/photo.queries.ts";
import type { PhotoStore } from "../../../src/server/platform/photos/photo.store.ts";
import { urlOf } from "../../support/postgres.ts";
import { buildAdoption, buildAnimal, buildEmployee, buildNews } from "./builders.ts";
import { createDatabase, type TestDatabase } from "./database.ts";
import { plain } from "./pictures.ts";

/** A database with a photo store, as a data folder has them. */
export type Shelter = TestDatabase & {
  photoStore: PhotoStore;
  /** What commands and servers on it are started with. */
  settings: Record<string, string>;
};

/** @param folder of its photos, made when needed */
export async function openShelter(folder: string, database?: TestDatabase): Promise<Shelter> {
  const opened = database ?? (await createDatabase());
  const settings = { DATABASE_URL: opened.url, DATA_DIR: folder, DEMO: "0" };
  return { ...opened, settings, photoStore: fileStore(join(folder, "photos")) };
}

/** A database without any table. */
export async function blankDatabase({ where, pool: keeper }: TestDatabase): Promise<TestDatabase> {
  const name = `t_${randomBytes(8).toString("hex")}`;
  await keeper.query(`create database ${name}`);
  const blank = { ...where, database: name };
  const pool = openPool(blank);
  const drop = async () => {
    await pool.end();
    await keeper.query(`drop database ${name} with (force)`);
  };
  return { db: openDatabase(pool), pool, where: blank, url: urlOf(blank), drop };
}

export const colour = async (name: string): Promise<PreparedPhoto> =>
  preparePhoto(await plain(60, 40, name).jpeg().toBuffer());

/** An animal with a main picture. @returns both ids */
export async function addAnimal({ db, photoStore }: { db: Db; photoStore: PhotoStore }, photo: PreparedPhoto) {
  return db.transaction().execute(async (tx) => {
    const animal = await buildAnimal(tx);
    const facts = { alt: "A dog", owner: { column: "animal_id", id: animal } as const, position: 0 };
    const picture = await storePreparedPhoto({ db: tx, photoStore }, photo, facts);
    await tx.updateTable("animals").set({ main_photo_id: picture }).where("id", "=", animal).execute();
    return { animal, picture };
  });
}

/** A file on an animal. */
async function addAttachment({ db, photoStore }: { db: Db; photoStore: PhotoStore }): Promise<void> {
  const bytes = Buffer.from("%PDF-1.4 a scan %%EOF");
  const key = randomBytes(16).toString("hex");
  await photoStore.write(attachmentKey(key), bytes);
  const file = { key, sha256: "0".repeat(64), name: "scan.pdf", type: "application/pdf", bytes: bytes.length };
  await db
    .insertInto("attachments")
    .values({ ...file, animal_id: await buildAnimal(db), added_at: new Date() })
    .execute();
}

/** A picture in a foster home's report that waits for an answer, and one of an observation. */
async function addPrivatePictures({ db, photoStore }: { db: Db; photoStore: PhotoStore }): Promise<void> {
  const animal_id = await buildAnimal(db);
  const { id: stay_id } = await db
    .selectFrom("stays")
    .select("id")
    .where("animal_id", "=", animal_id)
    .executeTakeFirstOrThrow();
  const at = new Date();
  const home = { stay_id, kind: "foster", person_name: "Ola", from_on: "2026-11-20", recorded_at: at } as const;
  const placement = await db.insertInto("placements").values(home).returning("id").executeTakeFirstOrThrow();
  await withStoredFiles({ photoStore }, [await colour("orange"), await colour("purple")], async (stored) => {
    const [reported, observed] = stored.map(({ key, width, height }) => ({
      photo_key: key,
      photo_width: width,
      photo_height: height,
    }));
    const report = { placement_id: placement.id, sent_at: at, has_photo: true };
    await db
      .insertInto("foster_reports")
      .values({ ...report, ...reported })
      .execute();
    const seen = { animal_id, on_day: "2026-11-20", recorded_at: at };
    await db
      .insertInto("observations")
      .values({ ...seen, ...observed })
      .execute();
  });
}

/** The bytes of every attachment; undefined where there is no file. */
export async function attachmentsOf({ db, photoStore }: Shelter): Promise<(string | undefined)[]> {
  const rows = await db.selectFrom("attachments").select("key").orderBy("id").execute();
  return Promise.all(rows.map(async ({ key }) => (await photoStore.read(attachmentKey(key)))?.toString()));
}

/** Something in many tables, of all kinds of columns. */
export async function fill({ db, photoStore }: Shelter): Promise<void> {
  const logo = await storePreparedPhoto({ db, photoStore }, await colour("white"), { alt: "The logo" });
  await db.insertInto("shelter").values({ logo_id: logo, version: 1 }).execute();
  for (const name of ["red", "green", "blue"]) await addAnimal({ db, photoStore }, await colour(name));
  await addAttachment({ db, photoStore });
  await addPrivatePictures({ db, photoStore });
  await buildNews(db, { title: 'A "quoted"\ttab, a \\backslash\\ and Żółć', content: "One.\n\nTwo \\N three." });
  await buildEmployee(db, { description: "", is_admin: true });
  await db
    .insertInto("audit_log")
    .values({ action: "read", subject: "user", details: '{"odd": "\\\\ \\n"}' })
    .execute();
  await db.insertInto("installation").values({ key: "signing key", value: "the key of this shelter" }).execute();
}

/** Writes all the time: adoptions with a line of history each, and portraits that take one another's place. */
export function keepWriting({ db, photoStore }: Shelter): { stop(): Promise<number> } {
  const stopping = new AbortController();
  let written = 0;
  const write = async () => {
    const employee = await buildEmployee(db);
    const portrait = await colour("yellow");
    for (; !stopping.signal.aborted; written++) {
      await db.transaction().execute(async (tx) => {
        const adoption = await buildAdoption(tx, { animal_id: await buildAnimal(tx), stage_type: 1, stage_status: 0 });
        const facts = { adoption_id: adoption, event: "applied", stage_type: 1, stage_status: 0 };
        await tx.insertInto("adoption_history").values(facts).execute();
      });
      const former = await withStoredFiles({ photoStore }, [portrait], ([stored]) =>
        db.transaction().execute((tx) => setPortrait(tx, employee, stored as StoredPhoto)),
      );
      if (former) await removeFiles(photoStore, [former]);
    }
  };
  const writing = write();
  return {
    async stop() {
      stopping.abort();
      await writing;
      return written;
    },
  };
}

/** What every table holds, in one line each, and what the sequences would give next. */
export async function contentOf({ where }: Pick<TestDatabase, "where">): Promise<Record<string, string>> {
  const client = new pg.Client(where);
  await client.connect();
  const content: Record<string, string> = {};
  const { rows } = await client.query<{ name: string; kind: string }>(
    `select relname as name, relkind as kind from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'S') order by 1`,
  );
  for (const { name, kind } of rows) {
    const told =
      kind === "S"
        ? "last_value || ' ' || is_called"
        : "count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' order by t::text)), '')";
    const found = await client.query(`select ${told} as told from ${name} t`);
    content[name] = found.rows[0].told;
  }
  await client.end();
  return content;
}

/** Everything that migrations make, as PostgreSQL writes it down. */
export async function schemaOf({ where }: Pick<TestDatabase, "where">): Promise<string[]> {
  const client = new pg.Client(where);
  await client.connect();
  const { rows } = await client.query<{ line: string }>(
    `select indexdef as line from pg_indexes where schemaname = 'public'
     union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated
       from pg_constraint where connamespace = 'public'::regnamespace
     union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
     union all select pg_get_functiondef(p.oid) from pg_proc p
       where pronamespace = 'public'::regnamespace and prokind = 'f'
         and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
     union all select concat_ws(' ', table_name, ordinal_position, column_name, data_type, is_nullable, column_default,
         identity_generation, generation_expression) from information_schema.columns where table_schema = 'public'
     union all select nspname from pg_namespace where nspname !~ '^pg_|^pgboss$'
     order by 1`,
  );
  await client.end();
  return rows.map(({ line }) => line);
}

/** The bytes of every picture that has a row; undefined where there is no file. */
export async function picturesOf({ db, photoStore }: Shelter): Promise<Map<number, Buffer | undefined>> {
  const rows = await db.selectFrom("photos").select(["id", "key"]).orderBy("id").execute();
  const pictures = new Map<number, Buffer | undefined>();
  for (const { id, key } of rows) pictures.set(id, await photoStore.read(originalKey(key)));
  return pictures;
}

/** The bytes of the pictures that are not public: of reports, then of observations. */
export async function privatePicturesOf({ db, photoStore }: Shelter): Promise<(Buffer | undefined)[]> {
  const rows = await db
    .selectFrom("foster_reports")
    .select("photo_key")
    .unionAll(db.selectFrom("observations").select("photo_key"))
    .execute();
  return Promise.all(rows.map(async ({ photo_key }) => photoStore.read(originalKey(photo_key ?? ""))));
}

/** Resolves when a backup or a restore waits for a lock that the test holds. @param times how many do */
export async function whenItWaits({ pool }: TestDatabase, times = 1): Promise<void> {
  const waiting = `select from pg_stat_activity
    where application_name = 'animal-shelter backup' and wait_event_type = 'Lock' and datname = current_database()`;
  while ((await pool.query(waiting)).rowCount !== times) await wait(20);
}

/** Holds a table so that nobody else can use it. @returns lets it go */
export async function holdTable({ where }: TestDatabase, table: string): Promise<() => Promise<void>> {
  const client = new pg.Client(where);
  await client.connect();
  await client.query("begin");
  await client.query(`lock table ${table} in access exclusive mode`);
  return () => client.end();
}
