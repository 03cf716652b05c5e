/** @typedef {import("./vitest-report.mjs").Report} Report */

/** A busy machine may make a few files fail. More than this number mean a fault of the code. */
const MAX_FILES = 5;

/**
 * Which test files to run once more, by themselves: in a new process, with a new database and nothing else beside them.
 * Always whole files: a single test would meet the rows that the tests before it in its file have left.
 * @param {Report} report
 * @returns {string[]} their paths; none if that would hide a fault
 */
export function filesToTryAgain({ files, errors }) {
  const failed = files.filter((file) => file.failed.length > 0).map(({ path }) => path);
  return errors === 0 && failed.length <= MAX_FILES ? failed : [];
}

/**
 * @param {Report} first
 * @param {Report} [second] the report of the files that were run again. For these files it replaces the first.
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
