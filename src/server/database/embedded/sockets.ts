import { chmod, chown, lstat, mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { type DatabaseLocation, TMP_FOLDER } from "./location.ts";
import type { Account } from "./run.ts";

/** Creates the folder of the server's socket. Only the server's account (and root) may enter it. */
export async function createSocketFolder(location: DatabaseLocation, { uid, gid }: Account): Promise<void> {
  await mkdir(location.sockets, { recursive: true, mode: 0o700 });
  await checkSocketFolderOwner(location);
  if (uid !== undefined && gid !== undefined) await chown(location.sockets, uid, gid);
  await chmod(location.sockets, 0o700);
}

/**
 * Every account of the computer may create a folder in /tmp, and a false server in it. So a socket folder there is used
 * only when it belongs to us or to the cluster's owner.
 * @throws Error when it belongs to another account
 */
export async function checkSocketFolderOwner(location: DatabaseLocation): Promise<void> {
  if (dirname(location.sockets) !== TMP_FOLDER) return;
  const folder = await lstat(location.sockets).catch(() => undefined);
  const cluster = await stat(location.cluster).catch(() => undefined);
  if (!folder || (folder.isDirectory() && [process.getuid?.(), cluster?.uid].includes(folder.uid))) return;
  throw new Error(`${location.sockets} was made by another account of this computer: remove it, or shorten DATA_DIR.`);
}
