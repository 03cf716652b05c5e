import type { Experiment } from "./experiment.ts";
import { BACKUP } from "./experiments/backup.ts";
import { CLUSTERS } from "./experiments/cluster.ts";
import { CROWDS } from "./experiments/crowd.ts";
import { DISKS } from "./experiments/disks.ts";
import { FAILOVERS } from "./experiments/failover.ts";
import { HELD_JOBS } from "./experiments/held-jobs.ts";
import { KILLS } from "./experiments/kills.ts";
import { WITH_ONE_DATABASE } from "./experiments/one-database.ts";
import { POOLERS } from "./experiments/pooler.ts";
import { SEVERAL_SERVERS } from "./experiments/several-servers.ts";
import { UPGRADE } from "./experiments/upgrade.ts";

/** Every experiment of `npm run faults`, in the order in which they run. */
export const EXPERIMENTS: readonly Experiment[] = [
  ...KILLS,
  ...WITH_ONE_DATABASE,
  ...DISKS,
  ...CROWDS,
  BACKUP,
  ...SEVERAL_SERVERS,
  UPGRADE,
  HELD_JOBS,
  ...FAILOVERS,
  ...POOLERS,
  ...CLUSTERS,
];
