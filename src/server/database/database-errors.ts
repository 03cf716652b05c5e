import { isDiskFull } from "../base/disk-full.ts";

/** System and PostgreSQL codes that mean: the database cannot be reached, or is starting or stopping. */
const LOST = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "57P01",
  "57P02",
  "57P03",
  "25P03", // a transaction was idle for too long, for example while the whole machine was paused
  "53300",
]);
const LOST_MESSAGE = /Connection terminated|timeout exceeded when trying to connect|Client was closed|not queryable/;

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? "");

/** No connection is free for this kind of work, and none will be soon. A retry in a moment may succeed. */
export class DatabaseBusy extends Error {
  constructor() {
    super("All connections that this kind of work may use are in use.");
  }
}

/** @returns whether the connection was lost or never there: a commit may or may not have happened */
export function isConnectionLost(error: unknown): boolean {
  const code = codeOf(error);
  if (LOST.has(code) || code.startsWith("08")) return true;
  return error instanceof Error && LOST_MESSAGE.test(error.message);
}

/** @returns whether a database that only answers reads has refused a write: a standby, or one that was made read-only */
export const isReadOnly = (error: unknown): boolean => codeOf(error) === "25006";

/** Classes 53 (disk, memory or connections are used up) and 58 (the system fails) */
const isOutOfResources = (error: unknown): boolean => /^(53|58)[0-9A-Z]{3}$/.test(codeOf(error));

/**
 * @returns whether the database cannot be reached, has no free connection, or cannot do this at present, also because of a
 *   deadlock: the answer is 503
 *   (rules §1)
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseBusy || isConnectionLost(error)) return true;
  return isReadOnly(error) || isOutOfResources(error) || isDiskFull(error) || isDeadlock(error);
}

/** @returns whether PostgreSQL cannot store a value (class 22: out of range, a NUL in a text): the answer is 400 */
export function isMalformedValue(error: unknown): boolean {
  return /^22[0-9A-Z]{3}$/.test(codeOf(error));
}

/** @returns whether a statement waited too long for a lock, or was the one that a deadlock ended */
export const isLockRefused = (error: unknown): boolean => codeOf(error) === "55P03" || isDeadlock(error);

const isDeadlock = (error: unknown): boolean => codeOf(error) === "40P01";

/** @returns whether a unique constraint refused the row: the answer is 409 */
export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === "23505";

/** @returns whether this constraint refused the row */
export const isRefusedBy = (constraint: string, error: unknown): boolean =>
  (error as { constraint?: unknown } | null)?.constraint === constraint;

/** @returns the name of the exclusion constraint that refused a row since it overlaps another: the answer is 409 */
export function overlapConstraint(error: unknown): string | undefined {
  if (codeOf(error) !== "23P01") return undefined;
  return String((error as { constraint?: unknown }).constraint ?? "");
}

/** @returns whether a foreign key refused a reference to a record that does not exist: the answer is 400 */
export const isMissingReference = (error: unknown): boolean => codeOf(error) === "23503";

/**
 * For `.catch`: replaces an error of PostgreSQL's by an answer that people understand; other errors stay as they are.
 * @param isExpected which errors are replaced
 */
export const replaceError =
  (isExpected: (error: unknown) => unknown, answer: () => Error) =>
  (error: unknown): never => {
    throw isExpected(error) ? answer() : error;
  };
