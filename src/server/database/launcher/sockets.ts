import { chmod, chown, lstat, mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { type Place, SHORT_FOLDERS } from "./place.ts";
import type { Account } from "./run.ts";

/** Makes the folder of the server's socket, which only the server's account (and root) may enter. */
export async function prepareSockets(place: Place, { uid, gid }: Account): Promise<void> {
  await mkdir(place.sockets, { recursive: true, mode: 0o700 });
  await refuseStrangers(place);
  if (uid !== undefined && gid !== undefined) await chown(place.sockets, uid, gid);
  await chmod(place.sockets, 0o700);
}

/**
 * A short folder lies where every account of the computer may make one: it is used only when it is ours or the cluster
 * owner's, so that nobody can put a server of his own there.
 * @throws Error when it is somebody else's.
 */
export async function refuseStrangers(place: Place): Promise<void> {
  if (dirname(place.sockets) !== SHORT_FOLDERS) return;
  const folder = await lstat(place.sockets).catch(() => undefined);
  const cluster = await stat(place.cluster).catch(() => undefined);
  if (!folder || (folder.isDirectory() && [process.getuid?.(), cluster?.uid].includes(folder.uid))) return;
  throw new Error(`${place.sockets} was made by another account of this computer: remove it, or shorten DATA_DIR.`);
}
