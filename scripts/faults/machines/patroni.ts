import { globSync } from "node:fs";
import { chown, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sendToPostgres } from "../../../test/support/postgres-processes.ts";
import { type Account, type Daemon, startDaemon } from "./daemon.ts";

/** The folder of Debian's newest PostgreSQL; undefined when there is none. */
export const postgresPrograms = (): string | undefined => globSync("/usr/lib/postgresql/*/bin/").sort().at(-1);

/** What all nodes agree on. A primary that has ended is replaced at once; one that is silent when its turn is over. */
const AGREED = {
  ttl: 20,
  loop_wait: 2,
  retry_timeout: 3,
  primary_start_timeout: 0,
  synchronous_mode: true,
  postgresql: { use_pg_rewind: true, parameters: { max_connections: 120, fsync: "on" } },
};

/** Addresses of a node on the loopback. */
export type NodePorts = { rest: number; postgres: number };

/** One machine of a cluster: Patroni with its PostgreSQL. */
export type PatroniNode = {
  name: string;
  ports: NodePorts;
  start(): void;
  /** The machine is gone. */
  kill(): Promise<void>;
  /** Only its PostgreSQL is gone. */
  killPostgres(): Promise<void>;
  stop(): Promise<void>;
};

function settingsOf(name: string, { rest, postgres }: NodePorts, etcd: number, folder: string) {
  const trusted = (who: string) => `host ${who} all 127.0.0.1/32 trust`;
  return {
    scope: "shelter",
    name,
    restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
    etcd3: { host: `127.0.0.1:${etcd}` },
    bootstrap: { dcs: AGREED, initdb: ["data-checksums", { encoding: "UTF8" }, { locale: "C.UTF-8" }] },
    postgresql: {
      listen: `127.0.0.1:${postgres}`,
      connect_address: `127.0.0.1:${postgres}`,
      data_dir: join(folder, name),
      bin_dir: postgresPrograms(),
      pg_hba: [trusted("all"), trusted("replication")],
      authentication: { superuser: { username: "postgres" }, replication: { username: "replicator" } },
      parameters: { unix_socket_directories: folder },
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
    },
  };
}

/** @param folder of the cluster, which the account may write */
export async function patroniNode(
  name: string,
  ports: NodePorts,
  { etcd, folder, account }: { etcd: number; folder: string; account: Account },
): Promise<PatroniNode> {
  const file = join(folder, `${name}.yml`);
  await writeFile(file, JSON.stringify(settingsOf(name, ports, etcd, folder), null, 2));
  await chown(file, account.uid, account.gid);
  const killPostgres = () => sendToPostgres(join(folder, name), "SIGKILL");
  let running: Daemon | undefined;
  return {
    name,
    ports,
    start() {
      running = startDaemon("patroni", [file], account, join(folder, `${name}.log`));
    },
    async kill() {
      await running?.kill();
      await killPostgres();
    },
    killPostgres,
    async stop() {
      await running?.stop();
      await killPostgres().catch(() => {});
    },
  };
}
