import type { DiskSpace } from "../../base/disk-space.ts";
import { readsOnly } from "../../database/pool.ts";
import type { Deps } from "../deps.ts";

/** What keeps this server from saving, or soon will. */
export type Health = {
  isReadOnly: boolean;
  /** undefined where nothing is known of it */
  disk: DiskSpace | undefined;
};

/** @throws what `pg` throws when the database does not answer */
export async function readHealth({ db, readDisk }: Pick<Deps, "db" | "readDisk">): Promise<Health> {
  const [isReadOnly, disk] = await Promise.all([readsOnly(db), readDisk?.()]);
  return { isReadOnly, disk };
}
