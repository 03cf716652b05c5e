/** Prints one line for each step of the start, with the time that it took. */
export type Steps = {
  /** Runs one step. @param name e.g. "Database" @param work may add a note to the line @returns what `work` returns */
  step<T>(name: string, work: (note: (text: string) => void) => Promise<T>): Promise<T>;
};

/** @param print receives the lines; writes to standard output in the product */
export function startSteps(print: (line: string) => void): Steps {
  return {
    async step(name, work) {
      const began = performance.now();
      let suffix = "";
      const result = await work((text) => {
        suffix = ` (${text})`;
      });
      print(`${name}${suffix} … ${((performance.now() - began) / 1000).toFixed(1)} s`);
      return result;
    },
  };
}
