import { setTimeout as wait } from "node:timers/promises";
import { type Db, openDatabase, openPool } from "../../src/server/platform/database/pool.ts";
import { until } from "../../test/server/support/until.ts";
import { type ServerProcess, serverProcess } from "../../test/support/server-process.ts";
import type { Outcome } from "./experiment.ts";
import { assemble, Work } from "./work.ts";

/** A server with people who work, while an experiment has something fail. */
export type Stage = {
  server: ServerProcess;
  /** Of the server; it changes with every start. */
  address: string;
  db: Db;
  work: Work;
  /** Starts the server again. */
  startAgain(): Promise<void>;
};

/** How long everything works before something fails, and after it is mended, in milliseconds. */
const STEADY_MS = 700;

/**
 * Has people work on a server while something fails.
 * @param databaseUrl of the server @param lookUrl where the result is looked for
 * @param fail has something fail and mends it @returns its own figures
 */
export async function underWork(
  stack: AsyncDisposableStack,
  {
    databaseUrl,
    lookUrl = databaseUrl,
    settings = {},
  }: { databaseUrl: string; lookUrl?: string; settings?: Record<string, string> },
  fail: (stage: Stage) => Promise<Record<string, number>>,
): Promise<Outcome> {
  const server = await serverProcess(databaseUrl, settings);
  stack.defer(() => server.remove());
  const stage = { server, address: await server.start(), work: new Work() } as Stage;
  const pool = openPool({ connectionString: lookUrl });
  stack.defer(() => pool.end());
  stage.db = openDatabase(pool);
  stage.startAgain = async () => {
    stage.address = await server.start();
  };
  const { work } = stage;
  work.start(await assemble(stage.db, () => stage.address, work));
  try {
    await until(() => work.acknowledged.size >= 6, Boolean, 10);
    await wait(STEADY_MS);
    const figures = await fail(stage);
    const mendedAt = performance.now();
    await until(() => work.lastAt > mendedAt, Boolean, 5);
    figures["back ms"] = Math.round(performance.now() - mendedAt);
    await wait(STEADY_MS);
    await work.stop();
    const wrong = [...work.unexpected].map(([status, times]) => `${times} × ${status}`);
    const found = await work.found(stage.db);
    return { acknowledged: work.acknowledged.size, found, refused: work.refused, wrong, figures };
  } finally {
    await work.stop();
  }
}
