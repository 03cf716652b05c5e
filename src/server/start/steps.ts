/** Says one line a step of the start, with the time that it took. */
export type Steps = {
  /** Runs one step. @param name what is being done, e.g. "Database" @returns what the step returns */
  step<T>(name: string, work: (say: (note: string) => void) => Promise<T>): Promise<T>;
};

/** @param print where the lines go; standard output in the product */
export function startSteps(print: (line: string) => void): Steps {
  return {
    async step(name, work) {
      const began = performance.now();
      let note = "";
      const result = await work((said) => {
        note = ` (${said})`;
      });
      print(`${name}${note} … ${((performance.now() - began) / 1000).toFixed(1)} s`);
      return result;
    },
  };
}
