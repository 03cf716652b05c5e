import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { isMigrated } from "../database/migrate.ts";
import { readSettings, type Settings } from "../settings.ts";
import { type OpenData, openData } from "../start/open-data.ts";
import { Refusal, type Say } from "./command.ts";

/** The data of a shelter, whether a server runs on it or not. */
export type ShelterData = { settings: Settings; data: OpenData };

/** The shelter's data as people call it. */
export const nameOf = ({ databaseUrl, dataDir }: Settings): string =>
  databaseUrl ? "the database of DATABASE_URL" : resolve(dataDir);

/**
 * Opens what the settings name, beside a server that runs on it or alone, and leaves it again after the work.
 * @throws SettingsError, or a plain sentence when the database cannot be reached
 */
export async function withShelterData<T>(say: Say, work: (shelter: ShelterData) => Promise<T>): Promise<T> {
  const settings = readSettings(process.env);
  const data = await openData(settings, say);
  try {
    return await work({ settings, data });
  } finally {
    await data.close();
  }
}

/** {@link withShelterData} for work that only reads: it makes no database where there is none. @throws Refusal */
export async function withExistingShelter<T>(say: Say, work: (shelter: ShelterData) => Promise<T>): Promise<T> {
  const settings = readSettings(process.env);
  const nothing = new Refusal(`There is no shelter in ${nameOf(settings)}.`);
  if (!settings.databaseUrl && !existsSync(join(settings.dataDir, "postgres", "PG_VERSION"))) throw nothing;
  return withShelterData(say, async (shelter) => {
    if (!(await isMigrated(shelter.data.pool))) throw nothing;
    return work(shelter);
  });
}
