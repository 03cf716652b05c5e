import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { inject } from "vitest";
import type { TestDatabase } from "./database.ts";

const MAIN = resolve(import.meta.dirname, "../../../src/server/main.ts");

/** The product itself in a process of its own. */
export type ServerProcess = {
  address: string;
  child: ChildProcess;
  /** Sends a signal. @returns the exit code, null when the signal killed it */
  end(signal: "SIGTERM" | "SIGKILL"): Promise<number | null>;
};

/**
 * Starts the product on a test's database, without the demonstration.
 * @param settings more of the environment, `DATA_DIR` among it
 * @throws with what it said when it does not open
 */
export async function startProcess(
  { where: { database } }: TestDatabase,
  settings: Record<string, string>,
): Promise<ServerProcess> {
  const { host, port, user, password = "" } = inject("postgres");
  const url = new URL(`postgres://localhost/${database}`);
  for (const [key, value] of Object.entries({ host, port, user, password })) url.searchParams.set(key, String(value));
  const env = { ...process.env, DATABASE_URL: url.href, PORT: "0", DEMO: "0", LOG_LEVEL: "silent", ...settings };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ["ignore", "pipe", "inherit"] });
  const address = await new Promise<string>((open, fail) => {
    let said = "";
    child.once("exit", () => fail(new Error(`The server did not start: ${said}`)));
    child.stdout.on("data", (chunk: Buffer) => {
      said += chunk;
      const [, found] = /open at (http:\S+)/.exec(said) ?? [];
      if (found) open(found);
    });
  });
  return {
    address,
    child,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const gone = once(child, "exit");
      child.kill(signal);
      await gone;
      return child.exitCode;
    },
  };
}
