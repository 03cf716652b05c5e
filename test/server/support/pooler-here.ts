import { type PoolerProgram, poolerMissing, poolerProgram } from "../../support/pooler.ts";

/** The PgBouncer of this machine. Where there is none of this kind, it is printed which tests are left out. */
export async function poolerHere(knowsPrepared?: boolean): Promise<PoolerProgram | undefined> {
  const program = await poolerProgram(knowsPrepared);
  if (!program) console.warn(`Tests behind a pooler are left out: there is no ${poolerMissing(knowsPrepared)}.`);
  return program;
}
