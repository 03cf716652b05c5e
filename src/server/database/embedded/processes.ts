import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

/** Whether a process has this pid now. It may be another process than the one that once had it. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** The pid in `postmaster.pid`: of a server that runs, or that did not stop in order. */
export async function postmasterPid(cluster: string): Promise<number | undefined> {
  const text = await readFile(join(cluster, "postmaster.pid"), "utf8").catch(() => "");
  return Number.parseInt(text, 10) || undefined;
}

/** Whether the process is a server of this cluster; also true where that cannot be found out. */
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
