import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { stat } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";

/** The account that a program runs as. */
export type Account = { uid: number; gid: number };

/** A program that runs until it is ended. */
export type Daemon = {
  kill(): Promise<void>;
  /** Asks it to end, and ends it when that takes too long. */
  stop(): Promise<void>;
};

const STOP_MS = 5_000;

/** The account of Debian's PostgreSQL, which root needs: none of these programs runs as root. */
export async function postgresAccount(): Promise<Account> {
  const { uid, gid } = await stat("/var/lib/postgresql");
  return { uid, gid };
}

/** @param log a file for what it says */
export function startDaemon(program: string, args: readonly string[], account: Account, log: string): Daemon {
  const output = openSync(log, "a");
  const child: ChildProcess = spawn(program, args, {
    ...account,
    stdio: ["ignore", output, output],
    env: { PATH: "/usr/bin:/usr/sbin:/bin" },
  });
  child.on("error", () => {});
  const gone = once(child, "close").catch(() => {});
  const end = async (signal: NodeJS.Signals, withinMs: number) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await Promise.race([gone, wait(withinMs)]);
  };
  return {
    kill: () => end("SIGKILL", STOP_MS),
    async stop() {
      await end("SIGTERM", STOP_MS);
      await end("SIGKILL", STOP_MS);
    },
  };
}

/** @returns which of these programs are not there; undefined when all are */
export async function missingOf(programs: readonly string[]): Promise<string | undefined> {
  const missing: string[] = [];
  for (const program of programs)
    await promisify(execFile)(program, ["--version"]).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") missing.push(program);
    });
  return missing.length > 0 ? missing.join(", ") : undefined;
}
