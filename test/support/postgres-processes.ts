import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

/** Every process of the server that runs on a cluster's folder. */
async function processesOf(cluster: string): Promise<number[]> {
  const [pid] = (await readFile(join(cluster, "postmaster.pid"), "utf8")).split("\n");
  const { stdout } = await promisify(execFile)("ps", ["-o", "pid=", "--ppid", `${pid}`]).catch(() => ({ stdout: "" }));
  return [Number(pid), ...stdout.split("\n").map(Number).filter(Boolean)];
}

/** Sends a signal to all of them: `SIGKILL` as to a machine that is gone, `SIGSTOP` as to one that hangs. */
export async function sendToPostgres(cluster: string, signal: NodeJS.Signals): Promise<void> {
  for (const pid of await processesOf(cluster))
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended meanwhile.
    }
}
