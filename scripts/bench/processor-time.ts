import { readFileSync } from "node:fs";

/** Clock ticks a second in `/proc`, the same on all Linux systems that Node runs on. */
const TICKS = 100;

/**
 * Begins to count the processor time of processes: what a request costs, however busy the machine is with other things.
 * @param processes finds them, also those that begin meanwhile
 * @returns tells the time since then, in ms (it is known in steps of 10 for each process); NaN where there is no `/proc`
 */
export async function countProcessorTime(processes: () => Promise<readonly number[]>): Promise<() => Promise<number>> {
  const before = new Map((await processes()).map((pid) => [pid, timeOf(pid)]));
  return async () => (await processes()).reduce((sum, pid) => sum + timeOf(pid) - (before.get(pid) ?? 0), 0);
}

function timeOf(pid: number): number {
  try {
    // The name of the program stands in brackets and may contain spaces; what is used stands at the twelfth place behind it.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return ((Number(fields[11]) + Number(fields[12])) / TICKS) * 1000;
  } catch {
    return Number.NaN;
  }
}
