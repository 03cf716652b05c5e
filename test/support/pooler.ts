import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort } from "./free-port.ts";
import { type DatabaseAddress, urlOf } from "./postgres.ts";

/** A PgBouncer that is installed here. */
export type PoolerProgram = { path: string; knowsPrepared: boolean };

/** Since then PgBouncer knows prepared statements. */
const KNOWS_PREPARED = [1, 21] as const;

/** @returns nothing where there is no such program */
async function programAt(path: string): Promise<PoolerProgram | undefined> {
  const { stdout } = await promisify(execFile)(path, ["--version"]).catch(() => ({ stdout: "" }));
  const [, major = 0, minor = 0] = (/PgBouncer (\d+)\.(\d+)/.exec(stdout) ?? []).map(Number);
  const [newMajor, newMinor] = KNOWS_PREPARED;
  return major > 0 ? { path, knowsPrepared: major > newMajor || (major === newMajor && minor >= newMinor) } : undefined;
}

const isThere = (program: PoolerProgram | undefined) => program !== undefined;

/** The programs that are there: the one that `PGBOUNCER` names, and the system's. */
const programs = Promise.all(
  [process.env.PGBOUNCER, "pgbouncer", "/usr/sbin/pgbouncer"].filter((path) => path !== undefined).map(programAt),
);

/**
 * @param knowsPrepared whether it must know prepared statements, or must not
 * @returns nothing where there is no such PgBouncer
 */
export const poolerProgram = async (knowsPrepared?: boolean): Promise<PoolerProgram | undefined> =>
  (await programs)
    .filter(isThere)
    .find((program) => knowsPrepared === undefined || program.knowsPrepared === knowsPrepared);

/** What is missing where `poolerProgram` finds nothing. */
export const poolerMissing = (knowsPrepared?: boolean): string => {
  const since = KNOWS_PREPARED.join(".");
  if (knowsPrepared === undefined) return "pgbouncer";
  return knowsPrepared ? `pgbouncer ${since} or newer (PGBOUNCER names its program)` : `a pgbouncer before ${since}`;
};

export type PoolerOptions = {
  program: PoolerProgram;
  mode: "transaction" | "session" | "statement";
  /** How many statements it knows for each of its connections. */
  prepared?: number;
  /** How many connections it has to one database. */
  size?: number;
};

/** A PgBouncer that runs. */
export type Pooler = {
  /** Where the database is found through it, or another one of its server. */
  where(database?: string): DatabaseAddress;
  /** The same as `DATABASE_URL` names it. */
  url(database?: string): string;
  /** Ends it at once and starts it again. */
  restart(): Promise<void>;
  send(signal: "SIGSTOP" | "SIGCONT"): void;
  [Symbol.asyncDispose](): Promise<void>;
};

function settingsOf({ program, mode, prepared = 300, size = 8 }: PoolerOptions, listenPort: number): string[] {
  return [
    "[pgbouncer]",
    `listen_addr = 127.0.0.1\nlisten_port = ${listenPort}\nunix_socket_dir =`,
    `auth_type = any\npool_mode = ${mode}\ndefault_pool_size = ${size}\nmax_client_conn = 500`,
    ...(program.knowsPrepared ? [`max_prepared_statements = ${prepared}`] : []),
  ];
}

/** @returns when somebody listens there */
async function untilOpen(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const socket = connect(port, "127.0.0.1");
    const isOpen = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await wait(50);
  }
  throw new Error("PgBouncer did not start.");
}

/** PgBouncer refuses to be root. */
const NOBODY = 65_534;

/** The account that the PostgreSQL of this socket runs as; for one that is reached by a port, any. */
async function accountFor({ host, port }: DatabaseAddress): Promise<{ uid?: number; gid?: number }> {
  if (host.startsWith("/")) {
    const { uid, gid } = await stat(join(host, `.s.PGSQL.${port}`));
    return { uid, gid };
  }
  return process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
}

/** Starts PgBouncer in front of a PostgreSQL on this machine. */
export async function startPooler(options: PoolerOptions, server: DatabaseAddress): Promise<Pooler> {
  const { host, port, user, password = "", database } = server;
  const folder = await mkdtemp(join(tmpdir(), "shelter-pooler-"));
  const listenPort = await freePort();
  const own = password && ` password=${password}`;
  const databases = ["[databases]", `* = host=${host} port=${port} user=${user}${own}`];
  const file = join(folder, "pgbouncer.ini");
  await writeFile(file, `${[...databases, ...settingsOf(options, listenPort)].join("\n")}\n`);
  const account = await accountFor(server);
  const { uid, gid } = account;
  if (uid !== undefined && gid !== undefined) for (const path of [folder, file]) await chown(path, uid, gid);
  const start = (): ChildProcess => spawn(options.program.path, ["-q", file], { ...account, stdio: "ignore" });
  let running = start();
  async function end(): Promise<void> {
    if (running.exitCode !== null || running.signalCode !== null) return;
    const gone = once(running, "exit");
    running.kill("SIGKILL");
    await gone;
  }
  await untilOpen(listenPort);
  const where = (name = database) => ({ host: "127.0.0.1", port: listenPort, user, password, database: name });
  return {
    where,
    url: (name) => urlOf(where(name)),
    async restart() {
      await end();
      running = start();
      await untilOpen(listenPort);
    },
    send: (signal) => void running.kill(signal),
    async [Symbol.asyncDispose]() {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
