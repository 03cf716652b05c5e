/** Writes a line to the console of the operator. */
export const print = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Runs one step of the start, and prints a line with the time that it took.
 * @param name e.g. "Database"
 * @param work may add a note to the line
 * @returns what `work` returns
 */
export async function step<T>(name: string, work: (note: (text: string) => void) => Promise<T>): Promise<T> {
  const began = performance.now();
  let suffix = "";
  const result = await work((text) => {
    suffix = ` (${text})`;
  });
  print(`${name}${suffix} … ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return result;
}
