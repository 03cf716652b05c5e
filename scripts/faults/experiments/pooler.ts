import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { launchOne } from "../../../test/support/database-pair.ts";
import { type DatabaseAddress, urlOf, withClient } from "../../../test/support/postgres.ts";
import type { Experiment } from "../experiment.ts";
import { freePort } from "../machines/free-port.ts";
import { underWork } from "../stage.ts";

/** PgBouncer's program; `PGBOUNCER` names another one than the system's. */
const PROGRAM = process.env.PGBOUNCER ?? "pgbouncer";
/** Since then a pooler knows prepared statements. */
const KNOWS_PREPARED = [1, 21];

async function version(): Promise<number[] | undefined> {
  const { stdout } = await promisify(execFile)(PROGRAM, ["--version"]).catch(() => ({ stdout: "" }));
  return /PgBouncer (\d+)\.(\d+)/.exec(stdout)?.slice(1).map(Number);
}

/** Starts PgBouncer in front of a database, as the account that the database runs as. */
async function startPooler(mode: string, { host, port, user, database }: DatabaseAddress, stack: AsyncDisposableStack) {
  const folder = await mkdtemp(join(tmpdir(), "shelter-pooler-"));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const listenPort = await freePort();
  const settings = [
    "[databases]",
    `${database} = host=${host} port=${port} dbname=${database} user=${user}`,
    "[pgbouncer]",
    `listen_addr = 127.0.0.1\nlisten_port = ${listenPort}\nunix_socket_dir =`,
    `auth_type = any\npool_mode = ${mode}\ndefault_pool_size = ${mode === "session" ? 40 : 8}`,
    ...(mode === "transaction" ? ["max_prepared_statements = 300"] : []),
  ];
  const file = join(folder, "pgbouncer.ini");
  await writeFile(file, `${settings.join("\n")}\n`);
  const { uid, gid } = await stat(host.startsWith("/") ? join(host, `.s.PGSQL.${port}`) : folder);
  for (const path of [folder, file]) await chown(path, uid, gid);
  const start = (): ChildProcess => spawn(PROGRAM, ["-q", file], { uid, gid, stdio: "ignore" });
  let running = start();
  stack.defer(() => void running.kill("SIGKILL"));
  await wait(500);
  return {
    url: `postgres://${user}@127.0.0.1:${listenPort}/${database}`,
    /** Ends it at once and starts it again. */
    async restart() {
      running.kill("SIGKILL");
      await once(running, "exit");
      running = start();
    },
  };
}

const pooler = (mode: "transaction" | "session"): Experiment => ({
  name: `pooler-${mode}`,
  about: `through PgBouncer, which hands on connections after each ${mode}, and is killed and started again`,
  async missing() {
    const found = await version();
    if (!found) return "pgbouncer";
    const [major = 0, minor = 0] = found;
    const isOld = major === KNOWS_PREPARED[0] && minor < (KNOWS_PREPARED[1] ?? 0);
    return mode === "transaction" && isOld ? `pgbouncer ${KNOWS_PREPARED.join(".")} or newer` : undefined;
  },
  async run(_round, stack) {
    const database = await launchOne();
    stack.defer(() => database.end());
    const direct = urlOf(database.address);
    const { url, restart } = await startPooler(mode, database.address, stack);
    const settings = { DATABASE_DIRECT_URL: direct };
    return underWork(stack, { databaseUrl: url, lookUrl: direct, settings }, async () => {
      const processes = await withClient(database.address, async (client) => {
        const { rows } = await client.query(
          "select count(*)::int as n from pg_stat_activity where application_name = 'animal-shelter'",
        );
        return rows[0].n as number;
      });
      await restart();
      return { "connections of the pooler": processes };
    });
  },
});

export const POOLERS: readonly Experiment[] = [pooler("transaction"), pooler("session")];
