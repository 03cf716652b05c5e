import { createHash } from "node:crypto";
import { access, constants, mkdir, realpath } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { loopbackConnection } from "./windows.ts";

export const USER = "app";
export const DATABASE = "shelter";
/** Names the socket file; nothing listens on a network port of this number (except on Windows, see windows.ts). */
const PORT = 5432;
/** What the system's socket addresses hold, in bytes, without the closing zero. */
const LONGEST_SOCKET_PATH = 107;
export const SHORT_FOLDERS = "/tmp";

/** Where one embedded database has its things, and how it is reached. All paths are absolute. */
export type Place = {
  dataDir: string;
  cluster: string;
  /** The server's own log. */
  log: string;
  /** Folder of the server's socket; used by no other cluster, the same at every launch. */
  sockets: string;
  connection: pg.ClientConfig & { host: string; port: number };
};

/**
 * The place of a data folder, which is made when missing. Any spelling of one folder's path gives the same place.
 * @throws Error with a plain sentence when the folder cannot be made or written.
 */
export async function placeIn(dataDir: string): Promise<Place> {
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

/** `<home>/postgres-socket`, or where that is too long for a socket a folder of this home alone in /tmp. */
function socketFolder(home: string): string {
  const beside = join(home, "postgres-socket");
  if (Buffer.byteLength(join(beside, `.s.PGSQL.${PORT}`)) <= LONGEST_SOCKET_PATH) return beside;
  return join(SHORT_FOLDERS, `shelter-${createHash("sha256").update(home).digest("hex").slice(0, 16)}`);
}
