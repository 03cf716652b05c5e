/** An error that the user can fix; it is shown without a stack trace. */
class UserError extends Error {}

/** @param {number} milliseconds @returns {string} e.g. "38.1 s" */
const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/**
 * Runs one step and prints one line, such as "Installing packages … 38.1 s".
 * @template T
 * @param {string} name the beginning of the line
 * @param {(addNote: (note: string) => void) => Promise<T> | T} work may add a short note to the end of the line
 * @returns {Promise<T>} what the step returns
 */
async function step(name, work) {
  const startedAt = performance.now();
  let note = "";
  process.stdout.write(`${name} … `);
  try {
    return await work((text) => {
      note = ` (${text})`;
    });
  } catch (error) {
    note = " (failed)";
    throw error;
  } finally {
    process.stdout.write(`${seconds(performance.now() - startedAt)}${note}\n`);
  }
}

/**
 * Runs a whole command. An error is printed, and the exit code is 1.
 * @param {() => Promise<number>} command returns the exit code
 */
async function runMain(command) {
  try {
    process.exitCode = await command();
  } catch (error) {
    process.exitCode = 1;
    // Loaded when it is needed: the launcher of the server stays, and its memory with it.
    const { inspect } = require("node:util");
    process.stderr.write(`${error instanceof UserError ? error.message : inspect(error)}\n`);
  }
}

module.exports = { UserError, seconds, step, runMain };
