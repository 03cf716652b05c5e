import { inspect } from "node:util";

/** A mistake or a lack that the person at the keyboard can mend; said without a stack. */
export class PlainError extends Error {}

/** @param {number} milliseconds @returns {string} e.g. "38.1 s" */
export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/**
 * Runs one step and says it in one line, e.g. "Installing packages … 38.1 s".
 * @template T
 * @param {string} name what is being done
 * @param {(say: (note: string) => void) => Promise<T> | T} work may say a short note for the end of the line
 * @returns {Promise<T>} what the step returns
 */
export async function step(name, work) {
  const began = performance.now();
  let note = "";
  process.stdout.write(`${name} … `);
  try {
    return await work((said) => {
      note = ` (${said})`;
    });
  } catch (error) {
    note = " (failed)";
    throw error;
  } finally {
    process.stdout.write(`${seconds(performance.now() - began)}${note}\n`);
  }
}

/**
 * Runs a whole command; what goes wrong in it is said, and its exit code tells of it.
 * @param {() => Promise<number>} command returns the exit code
 */
export async function main(command) {
  try {
    process.exitCode = await command();
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`${error instanceof PlainError ? error.message : inspect(error)}\n`);
  }
}
