import { setTimeout as wait } from "node:timers/promises";
import type { Experiment } from "../experiment.ts";
import type { Stage } from "../stage.ts";
import { withOne } from "./with-one.ts";

/**
 * Ends the servers one after the other and starts each again; the next leaves when people are led to this one.
 * @param renew called for each in between @param pauseMs how long to wait besides
 */
export async function roll(
  { servers, startAgain, untilAllReady, work }: Stage,
  { renew = () => {}, pauseMs = 0 }: { renew?: (which: number) => void; pauseMs?: number } = {},
): Promise<Record<string, number>> {
  const before = work.refused;
  for (const [which, server] of servers.entries()) {
    await server.leave();
    renew(which);
    await startAgain(which);
    await untilAllReady();
    await wait(pauseMs);
  }
  return { "failed requests": work.refused - before };
}

/** Two servers that share a database and pictures. */
export const SEVERAL_SERVERS: readonly Experiment[] = [
  withOne(
    { name: "rolling", about: "two servers behind a proxy are brought to a new version one after the other" },
    (stage) => roll(stage),
    { servers: 2 },
  ),
  withOne(
    { name: "one-of-two", about: "one of two servers behind a proxy is killed and started again" },
    async ({ server, startAgain }) => {
      await server.kill();
      await wait(2_000);
      await startAgain();
      return {};
    },
    { servers: 2 },
  ),
];
