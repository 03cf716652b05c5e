import type { Connection } from "../../database/hosts/connection.ts";
import type { Place } from "../../platform/photos/photo.location.ts";
import type { BackupPlan } from "../../platform/settings/settings.ts";

/** Everything that a process beside the server needs for it. */
export type BackupInPlace = {
  /** of its row in `backups` */
  id: number;
  plan: BackupPlan;
  connection: Connection;
  photos: Place;
  dataDir: string;
};
