import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

/** Whether a process has this number now; which one, the number does not say. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** The process number that the last server of this cluster noted, if it did not end in order or still runs. */
export async function notedPid(cluster: string): Promise<number | undefined> {
  const note = await readFile(join(cluster, "postmaster.pid"), "utf8").catch(() => "");
  return Number.parseInt(note, 10) || undefined;
}

/** Whether the process is a server of this cluster; true as well where that cannot be seen. */
export async function isServerOf(pid: number, cluster: string): Promise<boolean> {
  const command = await commandLine(pid);
  return command === undefined || command.includes(cluster);
}

async function commandLine(pid: number): Promise<string | undefined> {
  if (process.platform === "linux") return readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => undefined);
  const listed = promisify(execFile)("ps", ["-o", "command=", "-p", `${pid}`]);
  return listed.then(
    ({ stdout }) => stdout,
    () => undefined,
  );
}
