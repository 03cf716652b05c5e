import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Writable } from "node:stream";

const ROOT = resolve(import.meta.dirname, "../..");

/** The main module of a checkout; in one of before the files that are run had a folder of their own, it stands in the server. */
export function mainIn(checkout: string): string {
  const main = join(checkout, "start/main.ts");
  return existsSync(main) ? main : join(checkout, "src/server/main.ts");
}

/** The product in a process of its own, which a test can kill. */
export type ServerProcess = {
  /** Starts it; it was killed before, or never started. @returns its address; the public one where `PUBLIC_URL` is set */
  start(): Promise<string>;
  /** Its process id while it runs. */
  pid(): number | undefined;
  /** Ends it at once, as a power cut does. */
  kill(): Promise<void>;
  /** Sends it a signal and does not wait. */
  send(signal: NodeJS.Signals): void;
  /** Asks it to leave, as an operator does. @returns its exit code */
  leave(): Promise<number | null>;
  /** Ends it and removes its folder. */
  remove(): Promise<void>;
};

/**
 * @param databaseUrl its database
 * @param settings of the product, besides those that tests always use
 * @param log is told what it writes to its standard output
 * @param main its main module, or where it is at each start
 */
export async function serverProcess(
  databaseUrl: string,
  settings: Record<string, string> = {},
  log?: Writable,
  main: string | (() => string) = mainIn(ROOT),
): Promise<ServerProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), "shelter-process-"));
  let child: ChildProcess | undefined;

  async function end(signal: "SIGKILL" | "SIGTERM"): Promise<number | null> {
    const ended = child;
    child = undefined;
    if (!ended || ended.exitCode !== null || ended.signalCode !== null) return null;
    const gone = once(ended, "exit");
    ended.kill(signal);
    await gone;
    return ended.exitCode;
  }
  const kill = async () => void (await end("SIGKILL"));

  return {
    start() {
      const own = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PORT: "0", DEMO: "0", LOG_LEVEL: "silent" };
      const env = { ...process.env, ...own, ...settings };
      const path = typeof main === "string" ? main : main();
      const started = spawn(process.execPath, [path], { env, stdio: ["ignore", "pipe", "inherit"] });
      child = started;
      let output = "";
      let isOpen = false;
      return new Promise((resolve, reject) => {
        // Later output is read, too: a pipe that nobody reads any more would end the process.
        started.stdout.on("data", (chunk) => {
          log?.write(chunk);
          if (isOpen) return;
          output += chunk;
          const [, address] = /open at (https?:\S+)/.exec(output) ?? [];
          isOpen = address !== undefined;
          if (address) resolve(address);
        });
        started.once("close", () => reject(new Error(`The server did not start: ${output}`)));
      });
    },
    pid: () => child?.pid,
    kill,
    send: (signal) => void child?.kill(signal),
    leave: () => end("SIGTERM"),
    async remove() {
      await kill();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
