import type { Clock } from "../../base/clock.ts";
import type { Db } from "../../database/pool.ts";
import type { PhotoStore } from "../../platform/photos/photo.store.ts";
import { type Settings, SettingsError } from "../../platform/settings/settings.ts";

/** What the start needs of the demonstration shelter (rules §8). */
export type Demonstration = {
  accounts: readonly { email: string; role: string }[];
  password: string;
  /** Fills an empty database in this process. Unset: a process beside the server fills it, and gives its memory back. */
  seed?(options: { db: Db; clock: Clock; photoStore: PhotoStore }): Promise<void>;
};

/** @returns whether the database has no accounts yet, as in a fresh data folder */
export async function isFresh(db: Db): Promise<boolean> {
  const row = await db.selectFrom("accounts").select("id").limit(1).executeTakeFirst();
  return row === undefined;
}

/** @returns whether this host name or address can be reached only from this machine */
export const isLoopback = (host: string): boolean => /^(localhost|\[?::1\]?|127(\.\d{1,3}){3})$/.test(host);

/**
 * The passwords of the demonstration are public: with it, a server listens only on loopback, unless `DEMO=1` is set.
 * @throws SettingsError (rules §8)
 */
export function refuseToExposeDemonstration({ host, demo }: Settings): void {
  if (demo === true || isLoopback(host)) return;
  throw new SettingsError(
    `The demonstration accounts are in this database, so HOST=${host} is refused: anybody could sign in. ` +
      "Set DEMO=1 to allow it, or DEMO=0 with a fresh DATA_DIR to start an empty shelter.",
  );
}
