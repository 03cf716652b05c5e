import { launchOne, type OneDatabase } from "../../../test/support/database-pair.ts";
import { urlOf } from "../../../test/support/postgres.ts";
import type { Experiment } from "../experiment.ts";
import type { StageOptions } from "../set-up.ts";
import { type Stage, underWork } from "../stage.ts";

type About = Omit<Experiment, "run">;
type Fail = (stage: Stage, database: OneDatabase) => Promise<Record<string, number>>;

/** An experiment with one database. @param options of the servers */
export const withOne = (about: About, fail: Fail, options: Partial<StageOptions> = {}): Experiment => ({
  ...about,
  async run(_round, stack) {
    const database = await launchOne();
    stack.defer(() => database.end());
    return underWork(stack, { databaseUrl: urlOf(database.address), ...options }, (stage) => fail(stage, database));
  },
});

/** An experiment with a server that starts its own PostgreSQL, as it does without `DATABASE_URL`. */
export const withEmbedded = (about: About, fail: Fail): Experiment => ({
  ...about,
  async run(_round, stack) {
    const database = await launchOne();
    stack.defer(() => database.end());
    const options = { databaseUrl: "", lookUrl: urlOf(database.address), settings: { DATA_DIR: database.folder } };
    return underWork(stack, options, (stage) => fail(stage, database));
  },
});

/** @returns how many milliseconds have passed */
export const msSince = (moment: number): number => Math.round(performance.now() - moment);
