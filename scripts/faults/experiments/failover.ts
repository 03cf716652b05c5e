import { setTimeout as wait } from "node:timers/promises";
import { launchPair, urlOfPair } from "../../../test/support/database-pair.ts";
import type { Experiment } from "../experiment.ts";
import { underWork } from "../stage.ts";
import { msSince } from "./with-one.ts";

/** What a cluster takes to notice, in milliseconds. */
const NOTICED_MS = 1_000;

const failover = (name: string, about: string, how: "kill" | "stop", isShort = false): Experiment => ({
  name,
  about,
  isShort,
  async run(_round, stack) {
    const pair = await launchPair({ synchronous_standby_names: "*" });
    stack.defer(() => pair.end());
    return underWork(stack, { databaseUrl: urlOfPair(pair) }, async ({ work }) => {
      const before = work.acknowledged.size;
      const since = performance.now();
      await (how === "kill" ? pair.primary.kill() : pair.primary.send("SIGSTOP"));
      await wait(NOTICED_MS);
      await pair.promote();
      return { "until promoted ms": msSince(since), "acknowledged before": before };
    });
  },
});

/** The primary is gone and its standby takes its place. */
export const FAILOVERS: readonly Experiment[] = [
  failover("failover", "the primary is killed and its standby promoted; both are in DATABASE_URL", "kill", true),
  failover("failover-silent", "the primary stops answering and its standby is promoted", "stop"),
];
