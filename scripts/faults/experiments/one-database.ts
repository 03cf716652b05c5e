import { setTimeout as wait } from "node:timers/promises";
import { launchOne } from "../../test/support/database-pair.ts";
import { urlOf, withClient } from "../../test/support/postgres.ts";
import type { Experiment } from "./experiment.ts";
import { type Stage, underWork } from "./stage.ts";

type One = Awaited<ReturnType<typeof launchOne>>;

/** An experiment with one server and one database. */
const withOne = (
  about: Omit<Experiment, "run">,
  fail: (stage: Stage, database: One) => Promise<Record<string, number>>,
): Experiment => ({
  ...about,
  async run(_round, stack) {
    const database = await launchOne();
    stack.defer(() => database.end());
    return underWork(stack, { databaseUrl: urlOf(database.address) }, (stage) => fail(stage, database));
  },
});

const took = (since: number) => Math.round(performance.now() - since);

const TERMINATE =
  "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()";

/** What happens to a server with one database. */
export const WITH_ONE_DATABASE: readonly Experiment[] = [
  withOne({ name: "kill", about: "the server is killed and started again", isShort: true }, async (stage) => {
    await stage.server.kill();
    const since = performance.now();
    await stage.startAgain();
    return { "ready ms": took(since) };
  }),
  withOne({ name: "database-killed", about: "PostgreSQL is killed and started again" }, async (_stage, database) => {
    await database.kill();
    await wait(1_000);
    await database.startAgain();
    return {};
  }),
  withOne(
    { name: "terminated", about: "all connections are ended, five times", isShort: true },
    async (_stage, { address }) => {
      for (let n = 0; n < 5; n++) {
        await withClient(address, (client) => client.query(TERMINATE));
        await wait(300);
      }
      return {};
    },
  ),
  withOne({ name: "exhausted", about: "others take all connections for two seconds" }, async (_stage, { address }) => {
    const held: Promise<unknown>[] = [];
    const hold = () => withClient(address, (client) => client.query("select pg_sleep(2)")).catch(() => {});
    for (let n = 0; n < 110; n++) held.push(hold());
    await withClient(address, (client) =>
      client.query(TERMINATE.replace("pid <>", "application_name = 'animal-shelter' and pid <>")),
    ).catch(() => {});
    await Promise.all(held);
    return {};
  }),
  withOne({ name: "locked", about: "a table is locked for three seconds" }, async (_stage, { address }) => {
    await withClient(address, async (client) => {
      await client.query("begin; lock table news, adoptions in access exclusive mode");
      await wait(3_000);
      await client.query("rollback");
    });
    return {};
  }),
  withOne({ name: "silent", about: "PostgreSQL does not answer for eight seconds" }, async (_stage, database) => {
    await database.send("SIGSTOP");
    await wait(8_000);
    await database.send("SIGCONT");
    return {};
  }),
];
