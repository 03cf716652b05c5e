import { createHash } from "node:crypto";
import { access, constants, mkdir, realpath } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { loopbackConnection } from "./windows.ts";

export const USER = "app";
export const DATABASE = "shelter";
/** Only part of the socket file's name. No network port is opened, except on Windows (windows.ts). */
const PORT = 5432;
/** The longest path of a Unix socket that systems accept, in bytes, without the closing zero. */
const MAX_SOCKET_PATH_BYTES = 107;
export const TMP_FOLDER = "/tmp";

/** The paths and the connection of one embedded database. All paths are absolute. */
export type DatabaseLocation = {
  dataDir: string;
  cluster: string;
  /** The server's log file. */
  log: string;
  /** The folder of the server's socket: for this cluster only, and the same at every launch. */
  sockets: string;
  connection: pg.ClientConfig & { host: string; port: number };
};

/**
 * The location of the database of a data folder, which is created when missing. Every spelling of a folder's path gives
 * the same location.
 * @throws Error with a sentence for the operator when the folder cannot be created or written
 */
export async function locateDatabase(dataDir: string): Promise<DatabaseLocation> {
  const home = await requireWritable(dataDir);
  const sockets = socketFolder(home);
  return {
    dataDir: home,
    cluster: join(home, "postgres"),
    log: join(home, "postgres.log"),
    sockets,
    connection: {
      user: USER,
      ssl: false,
      ...(process.platform === "win32" ? await loopbackConnection(home) : { host: sockets, port: PORT }),
    },
  };
}

async function requireWritable(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK);
    return await realpath(dataDir);
  } catch (cause) {
    const { message } = cause as Error;
    throw new Error(`The data folder cannot be used (${message}): choose another DATA_DIR.`, { cause });
  }
}

/** `<home>/postgres-socket`; where that path is too long for a socket, a folder in /tmp that only this home uses. */
function socketFolder(home: string): string {
  const inHome = join(home, "postgres-socket");
  if (Buffer.byteLength(join(inHome, `.s.PGSQL.${PORT}`)) <= MAX_SOCKET_PATH_BYTES) return inHome;
  return join(TMP_FOLDER, `shelter-${createHash("sha256").update(home).digest("hex").slice(0, 16)}`);
}
