import type { importProblems } from "../../../texts/en/import-problems.ts";

export type ProblemCode = keyof typeof importProblems;
/** The values of a problem's sentence, in the order of its function. */
export type ProblemArgs = readonly (string | number)[];

/** A file that cannot be read, with the reason as a key of the texts: nothing of it is brought in. */
export class Unreadable extends Error {
  readonly code: ProblemCode;
  readonly args: ProblemArgs;

  constructor(code: ProblemCode, ...args: (string | number)[]) {
    super(code);
    this.code = code;
    this.args = args;
  }
}
