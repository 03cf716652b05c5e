import { setTimeout as wait } from "node:timers/promises";
import { until } from "../../../test/server/support/until.ts";
import type { Experiment } from "../experiment.ts";
import { type Cluster, missingForCluster, startCluster } from "../machines/cluster.ts";
import { type Stage, underWork } from "../stage.ts";

/** How long writes must have gone well again before the next thing fails, in milliseconds. */
const CALM_MS = 3_000;

/** Has something fail and waits until writes go on. @returns for how long nothing was acknowledged, in milliseconds */
async function gapOf({ work }: Stage, fail: () => Promise<void>): Promise<number> {
  const since = performance.now();
  await fail();
  const failedAt = performance.now();
  await wait(CALM_MS);
  await until(() => work.lastAt > failedAt && performance.now() - work.lastAt < 1_000, Boolean, 50);
  await wait(CALM_MS);
  return work.longestGapMs(since);
}

/** The primary is lost, comes back, hands over, and loses its PostgreSQL. */
async function troubleCluster(stage: Stage, cluster: Cluster): Promise<Record<string, number>> {
  const first = await cluster.nodeWith("leader");
  const lost = await gapOf(stage, () => first.kill());
  first.start();
  await cluster.untilWhole();
  const handedOver = await gapOf(stage, () => cluster.switchOver());
  await cluster.untilWhole();
  const second = await cluster.nodeWith("leader");
  const ended = await gapOf(stage, () => second.killPostgres());
  await cluster.untilWhole();
  return { "primary lost ms": lost, "switchover ms": handedOver, "PostgreSQL killed ms": ended };
}

const inCluster = (name: string, about: string, urlOf: (cluster: Cluster) => string): Experiment => ({
  name,
  about,
  isOnlyNamed: true,
  missing: missingForCluster,
  async run(_round, stack) {
    const cluster = await startCluster(stack);
    await cluster.untilWhole();
    return underWork(stack, { databaseUrl: urlOf(cluster), servers: 2 }, (stage) => troubleCluster(stage, cluster));
  },
});

/** PostgreSQL's high availability as Debian has it, under two servers. */
export const CLUSTERS: readonly Experiment[] = [
  inCluster("cluster", "Patroni, etcd and HAProxy: the primary is lost, comes back, hands over", ({ url }) => url),
  inCluster("cluster-hosts", "the same with all nodes in DATABASE_URL", ({ urlOfHosts }) => urlOfHosts),
];
