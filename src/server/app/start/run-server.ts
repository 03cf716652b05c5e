import { setTimeout as wait } from "node:timers/promises";
import { readSettings } from "../../platform/settings/settings.ts";
import { openData } from "./open-data.ts";
import { OpenParts } from "./open-parts.ts";
import type { Start } from "./server-parts.ts";
import { startFailure } from "./start-failure.ts";
import { print, step } from "./steps.ts";
import { closeInTime, stopOnSignal } from "./stop.ts";

/** What a start has before it loads what serves. */
export type Opened = Pick<Start, "parts" | "environment" | "settings" | "data">;

/**
 * A new database takes a second, in which this process only waits, so that it can load what serves. The command for it must have
 * been given by then, in milliseconds.
 */
const HEAD_START_MS = 250;

/**
 * Starts the product and prints one line for each step. When the start fails, it prints the reason and ends the process.
 * @param environment the variables with the settings (rules §8)
 * @param loadServing loads what serves, while the database starts
 */
export async function runServer(
  environment: NodeJS.ProcessEnv,
  loadServing: () => Promise<(opened: Opened) => Promise<void>>,
): Promise<void> {
  const parts = new OpenParts();
  stopOnSignal(parts, print);
  let hadDatabase = false;
  try {
    const settings = readSettings(environment);
    const opening = step("Database", (note) => {
      note(settings.databaseUrl ? "DATABASE_URL" : "embedded");
      return parts.keep(
        "database",
        () => openData(settings, print, "server"),
        (opened) => opened.close(),
      );
    });
    await Promise.race([opening, wait(HEAD_START_MS)]);
    const serve = await loadServing();
    const data = await opening;
    hadDatabase = true;
    await serve({ parts, environment, settings, data });
  } catch (error) {
    if (parts.isClosing) return; // a signal ends the process, and this was its consequence
    const { text, exitCode } = startFailure(error as Error, hadDatabase);
    process.stderr.write(`${text}\n`);
    await closeInTime(parts, print);
    process.exit(exitCode);
  }
}
