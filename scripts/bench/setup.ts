import { fork } from "node:child_process";
import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import sharp from "sharp";
import type { PageOf } from "../../src/contract/lists.ts";
import { openDatabase } from "../../src/server/database/pool.ts";
import { startBackgroundJobs } from "../../src/server/jobs-queue/background-jobs.ts";
import { storePhoto } from "../../src/server/photos/photo.commands.ts";
import { fileStore } from "../../src/server/photos/photo.file-store.ts";
import type { BareServerOptions } from "./bare-server.ts";
import type { Target } from "./load.ts";
import { type Case, LISTS, PICTURE } from "./rows.ts";
import { type Machine, type OpenShelter, openProduct, seedShelter } from "./shelter.ts";
import { listStatements, recordMove } from "./statements.ts";

/** The number of moves that can be measured: one for each adoption. */
const ADOPTIONS = 60_000;
/** The number of animals that they are spread over, so that parallel moves lock different ones. */
const MAX_ANIMALS = 20_000;

/** Adoptions that wait for their questionnaire, three for each person. `$1` is the number of animals they are spread over. */
const WAITING_ADOPTIONS = `
  with people as (
    insert into accounts (kind, email, password_hash)
    select 'user', 'user' || n || '@shelter.example', 'none' from generate_series(0, ${ADOPTIONS / 3}) as n returning id
  ), adopters as (
    insert into users (account_id, name, surname, phone_number, postal_code, city, street, date_of_birth)
    select id, 'Ola', 'Nowak', '500600700', '00-001', 'Warszawa', 'Długa 1', '1990-01-01' from people returning id
  ), numbered as (select id, row_number() over () - 1 as n from adopters), made as (
    insert into adoptions (animal_id, stay_id, user_id, application_letter)
    select place % $1::int + 1, place % $1::int + 1, numbered.id, 'We would love to.'
    from generate_series(0, ${ADOPTIONS - 1}) as place join numbered on numbered.n = place / 3
    order by place
    returning id
  ), staged as (insert into adoption_stages (adoption_id, type) select id, 1 from made)
  select min(id) as first from made`;

/** Four pictures of an animal on show, one of an adopted one. */
const PHOTOS = [
  `insert into photos (key, animal_id, position, alt, focal_x, focal_y, width, height)
   select replace(gen_random_uuid()::text, '-', ''), a.id, n, 'A portrait of ' || a.name, 50, 25, 1600, 1200
   from animals as a cross join generate_series(0, case a.status when 'Adopted' then 0 else 3 end) as n`,
  "update animals as a set main_photo_id = p.id from photos as p where p.animal_id = a.id and p.position = 0",
  `insert into animal_attribute_scores (animal_id, attribute_type_id, score)
   select a.id, t.id, 1 + a.id % 5 from animals as a cross join animal_attribute_types as t`,
  "vacuum full animals", // each was written twice
];

/** A shelter of one size, with the product and a bare server running on it. */
export type BenchSetup = OpenShelter & {
  bare: string;
  visitorHeaders: Record<string, string>;
  /** the newest animal on show, and a photo with its file */
  animal: number;
  photo: number;
  /** gives out adoptions that can be moved, each once */
  nextAdoption: () => number;
};

/** Fills a database of one size and starts the product and a bare server on it. */
export async function openSetup(machine: Machine, size: number, stack: AsyncDisposableStack): Promise<BenchSetup> {
  const shelter = await seedShelter(machine, size, stack);
  const { pool, admin, connection } = shelter;
  const photosFolder = join(shelter.home, "photos");
  const photo = await storePhoto(openDatabase(pool), fileStore(photosFolder), await drawPhoto(), { alt: "" });
  for (const statement of PHOTOS) await pool.query(statement);
  const animals = Math.min(size, MAX_ANIMALS);
  const firstAdoption = await idOf(pool, WAITING_ADOPTIONS, animals);
  await pool.query("vacuum analyze");
  await (await startBackgroundJobs(connection, () => {})).stop(); // makes the queues
  const lists = await listStatements(pool, admin);
  // The last adoption of the last animal: no other value in its statements equals its id, and no request ever takes it.
  const last = firstAdoption + Math.floor(ADOPTIONS / animals) * animals - 1;
  const move = await recordMove(pool, admin, { adoption: last, animal: animals });
  const opened = await openProduct(shelter, stack);
  const { product, adminHeaders } = opened;
  await fetch(`${product}/photos/${photo}?w=640`, { headers: PICTURE });
  // The one picture in the folder lies under its random key, and the file that was made for this request beside it.
  const key = (await readdir(photosFolder)).find((name) => !name.startsWith(".")) ?? "";
  const photoFile = join(photosFolder, key, "640.avif");
  const pageUrl = `${product}/animals`;
  const bare = await startBareServer({ connection, pageUrl, photoFile, lists, move, firstAdoption, animals }, stack);
  for (const { path, query, ...list } of LISTS)
    await compareAnswers(bare + path, `${product}/api/animals?${query}`, "as" in list ? adminHeaders : {});
  let next = firstAdoption;
  return {
    ...opened,
    bare,
    photo,
    visitorHeaders: await visitorHeadersOf(product),
    animal: await idOf(pool, "select id from animals where status = 'Available' order by arrival_date desc, id desc"),
    nextAdoption: () => next++,
  };
}

/** @returns where the requests of a case are sent, and with what @param shelters the smallest first */
export function targetOf({ row, size }: Case, shelters: readonly BenchSetup[]): Target {
  const shelter = (shelters.find((each) => each.size === size) ?? shelters.at(-1)) as BenchSetup;
  const path = row.path.replace("{animal}", `${shelter.animal}`).replace("{photo}", `${shelter.photo}`);
  return {
    name: row.name,
    origin: shelter[row.server],
    path: path.includes("{adoption}") ? () => path.replace("{adoption}", `${shelter.nextAdoption()}`) : path,
    headers: {
      ...row.headers,
      ...(row.as && shelter[`${row.as}Headers`]),
      ...(row.body && { "content-type": "application/json" }),
    },
    ...(row.body && { body: JSON.stringify(row.body) }),
  };
}

/** The id in the first row. */
async function idOf(pool: pg.Pool, sql: string, ...values: number[]): Promise<number> {
  const { rows } = await pool.query<Record<string, number>>(sql, values);
  return Object.values(rows[0] ?? {})[0] ?? Number.NaN;
}

/** @returns a JPEG of soft noise, 1600 × 1200, as detailed as a photograph */
function drawPhoto(): Promise<Buffer> {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 100 };
  const canvas = sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#fff", noise } });
  return canvas.blur(2.5).jpeg({ quality: 90 }).toBuffer();
}

async function startBareServer(options: BareServerOptions, stack: AsyncDisposableStack): Promise<string> {
  const env = { ...process.env, NODE_ENV: "production" };
  const child = fork(join(import.meta.dirname, "bare-server.ts"), [JSON.stringify(options)], { env });
  stack.defer(() => void child.kill());
  const [{ port }] = await once(child, "message", { signal: AbortSignal.timeout(60_000) });
  return `http://127.0.0.1:${port}`;
}

async function visitorHeadersOf(product: string): Promise<Record<string, string>> {
  const given = (await fetch(`${product}/api/auth/me`)).headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0] ?? "");
  const token = given.find((cookie) => cookie.startsWith("XSRF-TOKEN="))?.slice("XSRF-TOKEN=".length) ?? "";
  return { cookie: given.join("; "), "x-xsrf-token": token };
}

/** @throws Error unless the bare server and the product answer the same animals, and a full page of them */
async function compareAnswers(bare: string, product: string, headers: Record<string, string>): Promise<void> {
  const rows: { id: number }[] = await (await fetch(bare)).json();
  const { items, pageSize }: PageOf<{ id: number }> = await (await fetch(product, { headers })).json();
  const [theirs, ours] = [rows, items].map((found) => found.map(({ id }) => id).join());
  if (theirs === ours && items.length === pageSize) return;
  throw new Error(`${bare} and ${product} do not answer the same full page: ${theirs} and ${ours}.`);
}
