/** What the system says when a file cannot be written: the disk is full, a quota is used up, or the disk is read-only. */
const SYSTEM_CODES = new Set(["ENOSPC", "EDQUOT", "EROFS"]);
/** PostgreSQL's code for its own full disk. */
const DISK_FULL = "53100";
/** PostgreSQL has no code of its own for the two others; the words are the system's. Embedded, it speaks English. */
const SYSTEM_WORDS =
  /No space left on device|Disk quota exceeded|Read-only file system|\bENOSPC\b|\bEDQUOT\b|\bEROFS\b/;

/** @returns whether something could not be written since a disk is full, a quota is used up, or a disk is read-only */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, stderr } = error as { code?: unknown; stderr?: unknown };
  if (SYSTEM_CODES.has(String(code)) || code === DISK_FULL) return true;
  return SYSTEM_WORDS.test(`${error.message} ${stderr ?? ""}`) || isDiskFull(error.cause);
}
