import { setTimeout as wait } from "node:timers/promises";
import { withClient } from "../../../test/support/postgres.ts";
import type { Experiment } from "../experiment.ts";
import { withOne } from "./with-one.ts";

const TERMINATE =
  "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()";
/** More than PostgreSQL takes. */
const TOO_MANY = 110;

/** What happens to connections. */
export const WITH_ONE_DATABASE: readonly Experiment[] = [
  withOne({ name: "terminated", about: "all connections are ended, five times" }, async (_stage, { address }) => {
    for (let n = 0; n < 5; n++) {
      await withClient(address, (client) => client.query(TERMINATE));
      await wait(300);
    }
    return {};
  }),
  withOne({ name: "exhausted", about: "others take all connections for two seconds" }, async (_stage, { address }) => {
    let held = 0;
    const hold = async () => {
      await withClient(address, async (client) => {
        held += 1;
        await client.query("select pg_sleep(2)");
      }).catch(() => {});
    };
    await withClient(address, async (client) => {
      const holding = Array.from({ length: TOO_MANY }, hold);
      await wait(300);
      await client.query(`${TERMINATE} and application_name like 'animal-shelter%'`);
      await Promise.all(holding);
    });
    return { "taken by others": held };
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
