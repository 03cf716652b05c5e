import { setTimeout as wait } from "node:timers/promises";
import type { Experiment } from "../experiment.ts";
import { withOne } from "./with-one.ts";

/** After this time whoever stands before the servers has noticed that one is ready, in milliseconds. */
const NOTICED_MS = 2_000;

/** Two servers that share a database and pictures. */
export const SEVERAL_SERVERS: readonly Experiment[] = [
  withOne(
    { name: "rolling", about: "two servers behind a proxy are brought to a new version one after the other" },
    async ({ servers, startAgain, work }) => {
      const before = work.refused;
      for (const [which, server] of servers.entries()) {
        await server.leave();
        await startAgain(which);
        await wait(NOTICED_MS);
      }
      return { "failed requests": work.refused - before };
    },
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
