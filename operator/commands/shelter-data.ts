import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { type OpenData, openData } from "../../src/server/app/start/open-data.ts";
import { isMigrated } from "../../src/server/database/migrate.ts";
import { readSettings, type Settings } from "../../src/server/platform/settings/settings.ts";
import { type Log, Refusal } from "./command.ts";

/** The settings and the open database of a shelter; servers may be running on it. */
export type ShelterData = { settings: Settings; data: OpenData };

/** A name of the shelter's data for messages. */
export const nameOf = ({ databaseUrl, dataDir }: Settings): string =>
  databaseUrl ? "the database of DATABASE_URL" : resolve(dataDir);

/**
 * Opens the database of the settings, whether a server runs on it or not, and closes it after the work.
 * @throws SettingsError, or Error with a sentence for the operator when the database cannot be reached
 */
export async function withShelterData<T>(log: Log, work: (shelter: ShelterData) => Promise<T>): Promise<T> {
  const settings = readSettings(process.env);
  const data = await openData(settings, log);
  try {
    return await work({ settings, data });
  } finally {
    await data.close();
  }
}

/** {@link withShelterData}, but it creates no database. @throws Refusal when there is no shelter */
export async function withExistingShelter<T>(log: Log, work: (shelter: ShelterData) => Promise<T>): Promise<T> {
  const settings = readSettings(process.env);
  const noShelter = new Refusal(`There is no shelter in ${nameOf(settings)}.`);
  if (!settings.databaseUrl && !existsSync(join(settings.dataDir, "postgres", "PG_VERSION"))) throw noShelter;
  return withShelterData(log, async (shelter) => {
    if (!(await isMigrated(shelter.data.pool))) throw noShelter;
    return work(shelter);
  });
}
