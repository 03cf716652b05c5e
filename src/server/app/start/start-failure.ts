import { isDiskFull } from "../../base/disk-full.ts";
import { isDatabaseUnavailable } from "../../database/database-errors.ts";
import { SettingsError } from "../../platform/settings/settings.ts";

/**
 * Exit codes that tell `npm start` whether to retry (`scripts/bootstrap/keep-running.cjs`), with the numbers of
 * `sysexits.h`.
 */
const EXIT = { failed: 1, databaseLost: 75, wrongSettings: 78 } as const;

/** A socket that is not there has the same code as a file, and is connected to instead of opened. */
function isMissingFile(error: unknown): boolean {
  const { code, syscall } = error as NodeJS.ErrnoException;
  return code === "ENOENT" && syscall !== undefined && syscall !== "connect";
}

/**
 * Explains why a server did not start.
 * @param hadDatabase whether the database had been reached: then it may come back
 * @returns a sentence for the operator (the stack when `DEBUG` is set) and the exit code
 */
export function startFailure(error: Error, hadDatabase: boolean): { text: string; exitCode: number } {
  if (error instanceof SettingsError) return { text: error.message, exitCode: EXIT.wrongSettings };
  const text = process.env.DEBUG ? String(error.stack) : error.message;
  const { code, address, port } = error as NodeJS.ErrnoException & { address?: string; port?: number };
  if (code === "EADDRINUSE")
    return {
      text: `Port ${port} of ${address} is taken: stop what listens there, perhaps this product, or choose another PORT.`,
      exitCode: EXIT.failed,
    };
  if (isDiskFull(error))
    return {
      text: `The disk is full: ${text.replace(/\.?$/, ".")} Make room on it, then start again.`,
      exitCode: EXIT.failed,
    };
  const isOfDatabase = (one: unknown) => isDatabaseUnavailable(one) && !isMissingFile(one);
  if (!hadDatabase || ![error, error.cause].some(isOfDatabase)) return { text, exitCode: EXIT.failed };
  return { text: `The database was lost during the start: ${text}`, exitCode: EXIT.databaseLost };
}
