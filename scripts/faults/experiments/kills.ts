import { setTimeout as wait } from "node:timers/promises";
import type { Experiment } from "../experiment.ts";
import { msSince, withEmbedded, withOne } from "./with-one.ts";

/** What is ended as by a power cut. */
export const KILLS: readonly Experiment[] = [
  withOne({ name: "kill", about: "the server is killed and started again" }, async (stage) => {
    await stage.server.kill();
    const since = performance.now();
    await stage.startAgain();
    return { "ready ms": msSince(since) };
  }),
  withEmbedded(
    { name: "kill-all", about: "the server and its PostgreSQL are killed and started again", isShort: true },
    async (stage, database) => {
      await Promise.all([stage.server.kill(), database.kill()]);
      const since = performance.now();
      await stage.startAgain();
      return { "ready ms": msSince(since) };
    },
  ),
  withEmbedded(
    { name: "database-killed", about: "PostgreSQL is killed; the server starts it again" },
    async (_stage, database) => {
      await database.kill();
      return {};
    },
  ),
  withOne({ name: "database-stopped", about: "PostgreSQL is away for three seconds" }, async (_stage, database) => {
    await database.kill();
    await wait(3_000);
    await database.startAgain();
    return {};
  }),
];
