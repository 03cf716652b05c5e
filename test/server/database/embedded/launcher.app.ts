/**
 * An application for the tests to kill: launches the database of the folder it is given, says so in a line of JSON,
 * then executes each line of its input (`stop`, `write`). `write` prints each row once it is acknowledged.
 */
import { createInterface } from "node:readline";
import pg from "pg";
import { launchDatabase } from "../../../../src/server/database/embedded/launch.ts";

const say = (what: object) => process.stdout.write(`${JSON.stringify(what)}\n`);
const database = await launchDatabase({ dataDir: process.argv[2] ?? "" }).catch((error: Error) => {
  say({ error: error.message });
  process.exit(1);
});
say({ adopted: database.adopted, pool: database.pool });

for await (const order of createInterface(process.stdin)) {
  if (order === "stop") break;
  await write();
}
await database.stop();
process.exit(0);

async function write() {
  const pool = new pg.Pool(database.pool);
  await pool.query("create table written (number integer)");
  let next = 1;
  const writer = async () => {
    for (;;) {
      const number = next++;
      await pool.query("insert into written values ($1)", [number]);
      say({ number });
    }
  };
  await Promise.all([writer(), writer(), writer(), writer()]);
}
