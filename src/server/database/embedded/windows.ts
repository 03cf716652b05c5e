import { randomBytes, randomInt } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The file in the data folder with the address and password of its server, on Windows. */
const ADDRESS_FILE = "postgres-address.json";

/**
 * The packaged server cannot use sockets on Windows: there it listens on loopback, with a password. Port and password are
 * chosen at random once for a data folder and stored, so that a pool stays valid when the server is launched again.
 */
export async function loopbackConnection(dataDir: string): Promise<{ host: string; port: number; password: string }> {
  const file = join(dataDir, ADDRESS_FILE);
  // Below the ports that systems use for outgoing connections.
  const chosen = {
    host: "127.0.0.1",
    port: randomInt(20_000, 32_000),
    password: randomBytes(24).toString("base64url"),
  };
  await writeFile(file, JSON.stringify(chosen), { flag: "wx", mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  return JSON.parse(await readFile(file, "utf8"));
}

/** Writes the password to a file for `initdb --pwfile`, in the cluster's parent folder. */
export async function passwordFile(dataDir: string, password: string): Promise<string> {
  const file = join(dataDir, `postgres-password.${process.pid}`);
  await writeFile(file, password, { mode: 0o600 });
  return file;
}
