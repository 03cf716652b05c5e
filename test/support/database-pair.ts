import { execFile } from "node:child_process";
import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { launchDatabase } from "../../src/server/database/embedded/launch.ts";
import { type DatabaseAddress, withClient } from "./postgres.ts";
import { sendToPostgres } from "./postgres-processes.ts";

/** One of two servers of the same database. */
export type DatabaseNode = {
  address: DatabaseAddress;
  /** Ends it at once with all its processes, as a machine that is gone. */
  kill(): Promise<void>;
  /** All its processes stop, or go on, as a machine that hangs. */
  send(signal: "SIGSTOP" | "SIGCONT"): Promise<void>;
};

/** A primary and a standby that streams from it. */
export type DatabasePair = {
  primary: DatabaseNode;
  standby: DatabaseNode;
  /** Makes the standby the primary. @returns when it can be written */
  promote(): Promise<void>;
  end(): Promise<void>;
};

/** A copy of a running server's folder that follows it, as `pg_basebackup` makes one; the embedded PostgreSQL lacks that. */
async function copyAsStandby(from: string, to: string, primary: DatabaseAddress): Promise<void> {
  await mkdir(to);
  await withClient(primary, async (client) => {
    await client.query("select pg_backup_start('standby', true)");
    const left = /postmaster\.(pid|opts)$/;
    await cp(join(from, "postgres"), join(to, "postgres"), { recursive: true, filter: (file) => !left.test(file) });
    const { rows } = await client.query<{ labelfile: string }>("select labelfile from pg_backup_stop(false)");
    await writeFile(join(to, "postgres", "backup_label"), rows[0]?.labelfile ?? "");
  });
  const follows = `primary_conninfo = 'host=${primary.host} port=${primary.port} user=${primary.user}'\n`;
  // Promoted, it is alone.
  const settings = `${follows}synchronous_standby_names = ''\n`;
  await writeFile(join(to, "postgres", "postgresql.auto.conf"), settings, { flag: "a" });
  await writeFile(join(to, "postgres", "standby.signal"), "");
  await promisify(execFile)("chown", ["-R", `--reference=${join(from, "postgres")}`, join(to, "postgres")]);
  await chmod(join(to, "postgres"), 0o700);
}

async function startNode(dataDir: string): Promise<DatabaseNode & { stop(): Promise<void> }> {
  const { pool, stop } = await launchDatabase({ dataDir });
  const send = (signal: NodeJS.Signals) => sendToPostgres(join(dataDir, "postgres"), signal);
  let isKilled = false;
  return {
    address: pool as DatabaseAddress,
    send,
    async kill() {
      isKilled = true;
      await send("SIGKILL");
    },
    async stop() {
      if (!isKilled) await send("SIGCONT");
      await stop().catch(() => {});
      if (!isKilled) await send("SIGKILL").catch(() => {});
    },
  };
}

/**
 * Starts two servers of one database, in folders of their own.
 * @param settings of the primary, beside the product's
 */
export async function launchPair(settings: Record<string, string> = {}): Promise<DatabasePair> {
  const folder = await mkdtemp(join(tmpdir(), "shelter-pair-"));
  await chmod(folder, 0o755); // PostgreSQL may run as another account
  const [first, second] = [join(folder, "a"), join(folder, "b")];
  await mkdir(first);
  const primary = await startNode(first);
  await withClient(primary.address, async (client) => {
    for (const [name, value] of Object.entries(settings)) await client.query(`alter system set ${name} = '${value}'`);
    await client.query("select pg_reload_conf()");
  });
  await copyAsStandby(first, second, primary.address);
  const standby = await startNode(second);
  const onStandby = (sql: string) => withClient(standby.address, (client) => client.query(sql));
  return {
    primary,
    standby,
    promote: async () => void (await onStandby("select pg_promote(true, 30)")),
    async end() {
      await standby.stop();
      await primary.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** One server of a database, which is killed and started again. */
export type OneDatabase = DatabaseNode & {
  /** The data folder: a server without an address of a database uses this one. */
  folder: string;
  startAgain(): Promise<void>;
  end(): Promise<void>;
};

/** @param within where its folder is made */
export async function launchOne(within = tmpdir()): Promise<OneDatabase> {
  const folder = await mkdtemp(join(within, "shelter-one-"));
  await chmod(folder, 0o755); // PostgreSQL may run as another account
  let node = await startNode(folder);
  return {
    folder,
    address: node.address,
    kill: () => node.kill(),
    send: (signal) => node.send(signal),
    async startAgain() {
      node = await startNode(folder);
    },
    async end() {
      await node.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The address of both servers, as `DATABASE_URL` names it. */
export function urlOfPair({ primary, standby }: DatabasePair, target = "read-write"): string {
  const { user, port, database } = primary.address;
  const hosts = [primary, standby].map(({ address }) => address.host).join(",");
  return `postgres:///${database}?host=${encodeURIComponent(hosts)}&port=${port}&user=${user}&target_session_attrs=${target}`;
}
