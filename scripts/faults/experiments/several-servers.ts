import { setTimeout as wait } from "node:timers/promises";
import type { Experiment } from "../experiment.ts";
import type { Stage } from "../stage.ts";
import { withOne } from "./with-one.ts";

/** After this time whoever stands before the servers has noticed that one is ready, in milliseconds. */
const NOTICED_MS = 2_000;

/** Ends the servers one after the other and starts each again. @param renew called for each in between */
export async function roll(
  { servers, startAgain, work }: Stage,
  { renew = () => {}, pauseMs = NOTICED_MS }: { renew?: (which: number) => void; pauseMs?: number } = {},
): Promise<Record<string, number>> {
  const before = work.refused;
  for (const [which, server] of servers.entries()) {
    await server.leave();
    renew(which);
    await startAgain(which);
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
