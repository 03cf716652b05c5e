/** System and PostgreSQL codes that mean: the database cannot be reached, or is starting or stopping. */
const AWAY = new Set([
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
  "25P03", // it has ended a transaction that was idle for too long, as after a pause of the whole machine
  "53300",
]);
const AWAY_MESSAGE = /Connection terminated|timeout exceeded when trying to connect|Client was closed|not queryable/;

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? "");

/** There is no connection free for this work, and none is soon: asked again in a moment, it may be done. */
export class DatabaseBusy extends Error {
  constructor() {
    super("All connections that this kind of work may use are in use.");
  }
}

/** @returns whether this error says that the database is away or has no connection free, so that the answer is 503 (decisions §1) */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseBusy) return true;
  const code = codeOf(error);
  return AWAY.has(code) || code.startsWith("08") || (error instanceof Error && AWAY_MESSAGE.test(error.message));
}

/** @returns whether PostgreSQL refused a value as such (class 22: out of range, a NUL in a text), so that the answer is 400 */
export function isMalformedValue(error: unknown): boolean {
  return /^22[0-9A-Z]{3}$/.test(codeOf(error));
}

/** @returns whether a row like this is there already, so that the answer is 409 */
export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === "23505";

/** @returns the constraint by which PostgreSQL refused a row that overlaps another, so that the answer is 409 */
export function overlapOf(error: unknown): string | undefined {
  if (codeOf(error) !== "23P01") return undefined;
  return String((error as { constraint?: unknown }).constraint ?? "");
}

/** @returns whether PostgreSQL refused a reference to something that is not there, so that the answer is 400 */
export const isMissingReference = (error: unknown): boolean => codeOf(error) === "23503";
