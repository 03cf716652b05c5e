/** @typedef {import("./vitest-report.mjs").Report} Report */

/** Chance makes one or two files fail, and a busy machine a few; more than these are a fault. */
const MOST_FILES = 5;

/**
 * Which test files shall be run once more, by themselves: a new process, a new database, nothing else at the same time.
 * One test alone cannot be tried again: those before it in its file have left their rows behind.
 * @param {Report} report
 * @returns {string[]} their paths; none if that would hide a fault
 */
export function filesToTryAgain({ files, errors }) {
  const failed = files.filter((file) => file.failed.length > 0).map(({ path }) => path);
  return errors === 0 && failed.length <= MOST_FILES ? failed : [];
}

/**
 * @param {Report} first
 * @param {Report} [second] of the files that were tried again: it counts in place of what the first says about them
 * @returns {import("./checks.mjs").Counts}
 */
export function countTests(first, second = { files: [], errors: 0 }) {
  const again = new Map(second.files.map((file) => [file.path, file]));
  const files = first.files.map((file) => again.get(file.path) ?? file);
  const stillFailed = files.flatMap(({ failed }) => failed);
  return {
    passed: files.reduce((sum, file) => sum + file.passed, 0),
    failed: stillFailed.length + first.errors + second.errors,
    retried: first.files.flatMap(({ failed }) => failed).filter((name) => !stillFailed.includes(name)),
  };
}
