import { isDatabaseUnavailable } from "../database/database-errors.ts";
import { SettingsError } from "../settings.ts";

/**
 * Exit codes by which `npm start` knows whether to try again (`scripts/bootstrap/keep-running.mjs`), numbered as
 * `sysexits.h` does.
 */
const EXIT = { failed: 1, databaseLost: 75, wrongSettings: 78 } as const;

/**
 * Why a server did not start.
 * @param hadDatabase whether the database had been reached: then it may well come back
 * @returns a plain sentence, with the stack when `DEBUG` is set, and the exit code
 */
export function startFailure(error: Error, hadDatabase: boolean): { text: string; exitCode: number } {
  if (error instanceof SettingsError) return { text: error.message, exitCode: EXIT.wrongSettings };
  const text = process.env.DEBUG ? String(error.stack) : error.message;
  if (!hadDatabase || ![error, error.cause].some(isDatabaseUnavailable)) return { text, exitCode: EXIT.failed };
  return { text: `The database was lost during the start: ${text}`, exitCode: EXIT.databaseLost };
}
