import type { Experiment } from "./experiment.ts";
import { FAILOVERS } from "./failover.ts";
import { WITH_ONE_DATABASE } from "./one-database.ts";
import { POOLERS } from "./pooler.ts";
import { REPLICA } from "./replica.ts";

/** Every experiment of `npm run faults`, in the order in which they run. */
export const EXPERIMENTS: readonly Experiment[] = [...WITH_ONE_DATABASE, ...FAILOVERS, ...POOLERS, REPLICA];
