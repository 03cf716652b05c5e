import { randomBytes, randomInt } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** File of the data folder with the address and password of its server, on Windows. */
const ADDRESS_FILE = "postgres-address.json";

/**
 * Windows has no sockets that the packaged server could use: there it listens on loopback, with a password.
 * Both are drawn once for a data folder and kept, so that a pool stays true when the server is launched again.
 */
export async function loopbackConnection(dataDir: string): Promise<{ host: string; port: number; password: string }> {
  const file = join(dataDir, ADDRESS_FILE);
  // Below the range from which systems take the ports of outgoing connections.
  const drawn = { host: "127.0.0.1", port: randomInt(20_000, 32_000), password: randomBytes(24).toString("base64url") };
  await writeFile(file, JSON.stringify(drawn), { flag: "wx", mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  return JSON.parse(await readFile(file, "utf8"));
}

/** Writes the password where `initdb --pwfile` reads it; the file lies in the folder that becomes the cluster's parent. */
export async function passwordFile(dataDir: string, password: string): Promise<string> {
  const file = join(dataDir, `postgres-password.${process.pid}`);
  await writeFile(file, password, { mode: 0o600 });
  return file;
}
