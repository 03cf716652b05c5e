import { setTimeout as wait } from "node:timers/promises";
import type { Kind, Setting } from "./kind.ts";

/** What was found of the acknowledged writes. */
export type Tally = {
  found: number;
  /** Names of acknowledged writes that are not there. */
  lost: string[];
  /** Names that are there more than once. */
  twice: string[];
};

const LONGEST_WAIT_MS = 30_000;

/** A connection may still lead to where the database was before, or the database may just be starting. */
async function foundBy(kind: Kind, setting: Pick<Setting, "db" | "photoFolder">): Promise<string[]> {
  const until = Date.now() + LONGEST_WAIT_MS;
  for (;;) {
    try {
      return await kind.found(setting);
    } catch (error) {
      if (Date.now() > until) throw error;
      await wait(250);
    }
  }
}

/** Looks for what was acknowledged. @param setting the database and pictures where it is looked for */
export async function tally(
  acknowledged: ReadonlySet<string>,
  kinds: readonly Kind[],
  setting: Pick<Setting, "db" | "photoFolder">,
): Promise<Tally> {
  const times = new Map<string, number>();
  for (const kind of kinds)
    for (const name of await foundBy(kind, setting)) times.set(name, (times.get(name) ?? 0) + 1);
  const lost = [...acknowledged].filter((name) => !times.has(name));
  const twice = [...times].filter(([, count]) => count > 1).map(([name]) => name);
  return { found: acknowledged.size - lost.length, lost, twice };
}
