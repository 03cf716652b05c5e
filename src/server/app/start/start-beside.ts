import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { inCheckout } from "../../base/repository.ts";
import type { PhotoSize } from "../../platform/photos/photo.sizes.ts";
import type { BackupInPlace } from "../../settings/backups/backup-in-place.ts";
import { type PlainError, revived } from "./plain-error.ts";

/**
 * The work of a process beside the server (`start/run-beside.ts`): to fill the empty database of this connection with the
 * demonstration, once it may begin; to make missing sizes of pictures; to make a backup. The memory for the work is that
 * process's and not the server's.
 */
export type Work = { seed: pg.ClientConfig } | { sizes: readonly PhotoSize[] } | { backup: BackupInPlace };

/** Its last message: that all is done, or why not. */
export type Report = { isDone: true } | { failure: PlainError };

/** A process beside the server. It ends with its work, and when the server is killed. */
export type Beside = {
  /** @throws what its work has thrown; Error when it was killed */
  done: Promise<void>;
  /** Tells it that the database has its tables. Only the demonstration waits for this: it prepares until then. */
  begin(): void;
  /** Ends it in the middle. What it writes to the database and the store is whole or not there. */
  stop(): Promise<void>;
};

/** In the built server it is a file beside this one. */
const MODULE = import.meta.filename.endsWith(".ts")
  ? inCheckout("start/run-beside.ts")
  : join(import.meta.dirname, "run-beside.js");

/** @param priority `low`: it gets the processor when nothing else wants it */
export function startBeside(work: Work, priority: "normal" | "low" = "normal"): Beside {
  // With this variable, `node --watch` has every process report its files on the channel.
  const { WATCH_REPORT_DEPENDENCIES: _, ...env } = process.env;
  const child = fork(MODULE, { env, stdio: ["ignore", "inherit", "inherit", "ipc"] });
  if (priority === "low") lower(child);
  const done = endOf(child);
  done.catch(() => {}); // a stop does not wait for it
  child.send(work, () => {}); // if it has ended, `done` says so
  return {
    done,
    begin: () => void child.send("begin", () => {}),
    async stop() {
      child.kill("SIGKILL");
      await done.catch(() => {});
    },
  };
}

/** At once: on Linux, threads keep the priority that the process had when they began. */
function lower({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended, or the system does not allow it.
  }
}

async function endOf(child: ChildProcess): Promise<void> {
  let report: Report | undefined;
  child.on("message", (message) => {
    report = message as Report;
  });
  // Messages may come after the exit, but not after the channel is closed.
  const [[code, signal]] = await Promise.all([once(child, "exit"), once(child, "disconnect")]);
  if (!report) throw new Error(`A process beside the server has ended unexpectedly (${signal ?? code}).`);
  if ("failure" in report) throw revived(report.failure);
}
