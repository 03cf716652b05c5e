import { sql } from "kysely";
import { numberAllStays } from "../src/server/animals/stays/register-number.ts";
import { isFresh } from "../src/server/app/start/demonstration.ts";
import type { Clock } from "../src/server/base/clock.ts";
import { DEMONSTRATION_KEY, readMarks } from "../src/server/database/demonstration.marks.ts";
import { saveFact } from "../src/server/database/installation.commands.ts";
import type { Db } from "../src/server/database/pool.ts";
import { removeFiles, withStoredFiles } from "../src/server/platform/photos/photo.commands.ts";
import type { StoredPhoto } from "../src/server/platform/photos/photo.queries.ts";
import type { PhotoStore } from "../src/server/platform/photos/photo.store.ts";
import { createCalendar } from "./calendar.ts";
import { hashDemoPasswords, type PasswordHashes } from "./password-hashes.ts";
import { seedAdoptions } from "./seed/adoptions.ts";
import { seedAnimals } from "./seed/animals.ts";
import { seedContactMessages, seedReplyTemplates } from "./seed/contact-messages.ts";
import { seedDailyWork } from "./seed/daily-work.ts";
import { seedDonations } from "./seed/donations.ts";
import { seedFavourites } from "./seed/favourites.ts";
import { seedHouse } from "./seed/house.ts";
import { seedMonthlyGift } from "./seed/monthly-gifts.ts";
import { seedNewsletters } from "./seed/newsletters.ts";
import { seedObservations } from "./seed/observations.ts";
import { seedPastLives } from "./seed/past-lives.ts";
import { seedPeople } from "./seed/people.ts";
import { readDrawings } from "./seed/pictures.ts";
import { seedSavedSearches } from "./seed/saved-searches.ts";
import { lookup, type SeedContext } from "./seed/seed-context.ts";
import { seedStaffNotes } from "./seed/staff-notes.ts";
import { seedTreatments } from "./seed/treatments.ts";
import { seedVisits } from "./seed/visits.ts";

/** The advisory lock for servers that start together on one empty database; any fixed number will do. */
const SEED_LOCK = 7_401_230_002;

/**
 * Fills an empty database with the demonstration shelter (rules §8), in one transaction, and only once if several
 * servers start together. A database that has any account is left as it is.
 * @param options.clock the current time; all dates are relative to it
 * @param options.untilSchema waits for the tables. Passwords are hashed and pictures stored before, which takes as long as the rest
 * @throws any error of the database or the photo store; the database and the store stay empty then. What a kill or a lost
 * connection leaves in the store is swept after a day
 */
export async function seedDemonstration({
  db,
  clock,
  photoStore,
  untilSchema = async () => {},
}: {
  db: Db;
  clock: Clock;
  photoStore: PhotoStore;
  untilSchema?: () => Promise<void>;
}): Promise<void> {
  const [logins, drawings] = await Promise.all([hashDemoPasswords(), readDrawings()]);
  await withStoredFiles({ photoStore }, drawings, async (stored) => {
    const drawing = lookup("drawing", new Map(drawings.map(({ file }, at) => [file, stored[at] as StoredPhoto])));
    await untilSchema();
    const isSeeded = await withSeedLock(db, (connection) =>
      connection.transaction().execute(async (tx) => {
        if (!(await isFresh(tx))) return false;
        await seedShelter({ tx, calendar: createCalendar(clock), drawing }, logins);
        await saveFact(tx, DEMONSTRATION_KEY, { value: JSON.stringify(await readMarks(tx)), at: clock.now() });
        return true;
      }),
    );
    if (!isSeeded)
      await removeFiles(
        photoStore,
        stored.map(({ key }) => key),
      );
  });
}

/** The lock belongs to the connection, so PostgreSQL releases it if the server is killed. Waiting has no time limit. */
async function withSeedLock<T>(db: Db, work: (connection: Db) => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`select pg_advisory_lock(${sql.lit(SEED_LOCK)})`.execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(SEED_LOCK)})`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}

async function seedShelter(context: SeedContext, logins: PasswordHashes): Promise<void> {
  const people = await seedPeople(context, logins);
  await seedPastLives(context, people);
  const records = { ...people, ...(await seedAnimals(context, people)) };
  await seedAdoptions(context, records);
  await numberAllStays(context.tx);
  await seedHouse(context, records);
  await seedObservations(context, records);
  await seedTreatments(context, records);
  await seedFavourites(context, records);
  await seedSavedSearches(context);
  await seedDailyWork(context, records);
  await seedVisits(context, records);
  await seedNewsletters(context);
  await seedContactMessages(context, records);
  await seedReplyTemplates(context);
  await seedStaffNotes(context, records);
  await seedDonations(context, records);
  await seedMonthlyGift(context, records);
}
