import { sql } from "kysely";
import type { Clock } from "../server/clock.ts";
import type { Db } from "../server/database/pool.ts";
import type { PhotoStore } from "../server/photos/photo.store.ts";
import { photoPrefix } from "../server/photos/photo.variants.ts";
import { calendarOf } from "./calendar.ts";
import { fillAdoptions } from "./fill/adoptions.ts";
import { fillAnimals } from "./fill/animals.ts";
import { fillContactMessages } from "./fill/contact-messages.ts";
import { fillDailyWork } from "./fill/daily-work.ts";
import { fillDonations } from "./fill/donations.ts";
import { fillFavourites } from "./fill/favourites.ts";
import type { Filling } from "./fill/filling.ts";
import { fillNewsletters } from "./fill/newsletters.ts";
import { fillPeople } from "./fill/people.ts";
import { type Logins, makeLogins } from "./logins.ts";
import { drawPictures, type Pictures } from "./pictures.ts";

export { DEMO_ACCOUNTS, DEMO_PASSWORD } from "./accounts.ts";

/** The key under which the database remembers that the demonstration shelter was put in. */
const INSTALLED = "demonstration";
/** Any fixed number: servers that start together on one empty database wait here for one another. */
const FILLING_LOCK = 7_401_230_002;

/** @returns whether the demonstration accounts are in this database */
export async function hasDemonstration(db: Db): Promise<boolean> {
  const row = await db.selectFrom("installation").select("key").where("key", "=", INSTALLED).executeTakeFirst();
  return row !== undefined;
}

/**
 * Fills an empty database with the demonstration shelter (decisions §8): whole or not at all, and once however many
 * servers start together. A database in which anybody has an account is left as it is. All days are told from the clock.
 * @param options.log told while the pictures are drawn, which takes nearly all the time
 * @param options.draw what draws them, so that several fillings may share one drawing
 * @throws what the database or the photo store throws; nothing is filled in then
 */
export async function seedDemonstration({
  db,
  clock,
  photoStore,
  log = () => {},
  draw = drawPictures,
}: {
  db: Db;
  clock: Clock;
  photoStore: PhotoStore;
  log?: (done: number, total: number) => void;
  draw?: typeof drawPictures;
}): Promise<void> {
  await holdingLock(db, async (connection) => {
    if (await hasAccounts(connection)) return;
    // Slow, and so done before the transaction begins.
    const [pictures, logins] = await Promise.all([draw(log), makeLogins()]);
    await removeLeftovers(connection, photoStore);
    await connection.transaction().execute(async (tx) => {
      if (await hasAccounts(tx)) return;
      await fillShelter({ tx, calendar: calendarOf(clock), photoStore }, pictures, logins);
      await tx.insertInto("installation").values({ key: INSTALLED, value: "filled", set_at: clock.now() }).execute();
    });
  });
}

/** The lock belongs to the connection: whoever waits may wait long, and a server that is killed gives it back. */
async function holdingLock(db: Db, work: (connection: Db) => Promise<void>): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`select pg_advisory_lock(${sql.lit(FILLING_LOCK)})`.execute(connection);
    try {
      await work(connection);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(FILLING_LOCK)})`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}

async function hasAccounts(db: Db): Promise<boolean> {
  const account = await db.selectFrom("accounts").select("id").limit(1).executeTakeFirst();
  return account !== undefined;
}

/** An earlier filling that was killed has left files without rows, under ids that are not given again. */
async function removeLeftovers(db: Db, photoStore: PhotoStore): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from generate_series(1, pg_sequence_last_value(pg_get_serial_sequence('photos', 'id')::regclass)) as id
    where not exists (select from photos where photos.id = id.id)`.execute(db);
  for (const { id } of rows) await photoStore.removeAll(photoPrefix(id));
}

async function fillShelter(filling: Filling, pictures: Pictures, logins: Logins): Promise<void> {
  const people = await fillPeople(filling, pictures, logins);
  const known = { ...people, ...(await fillAnimals(filling, pictures, people)) };
  await fillAdoptions(filling, known);
  await fillFavourites(filling, known);
  await fillDailyWork(filling, known);
  await fillNewsletters(filling);
  await fillContactMessages(filling, known);
  await fillDonations(filling);
}
