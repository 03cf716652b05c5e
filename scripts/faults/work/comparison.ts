import { setTimeout as wait } from "node:timers/promises";
import type { Found, Kind, Place } from "./kind.ts";
import type { Ledger } from "./ledger.ts";

/** The names of records that are not as they were acknowledged. */
export type Comparison = {
  /** They are not there. */
  lost: string[];
  /** They are there more than once, whether that was acknowledged or not. */
  twice: string[];
  /** They are there and say something else. */
  changed: string[];
};

const LONGEST_WAIT_MS = 30_000;

/** A connection may still lead to where the database was before, or the database may just be starting. */
async function foundBy(kind: Kind, place: Place): Promise<Found[]> {
  const until = Date.now() + LONGEST_WAIT_MS;
  for (;;) {
    try {
      return await kind.found(place);
    } catch (error) {
      if (Date.now() > until) throw error;
      await wait(250);
    }
  }
}

/** Compares what was acknowledged with what is there. @param place where it is looked for */
export async function compare(acknowledged: Ledger, kinds: readonly Kind[], place: Place): Promise<Comparison> {
  const found: Found[] = [];
  for (const kind of kinds) found.push(...(await foundBy(kind, place)));
  const byName = Map.groupBy(found, ({ name }) => name);
  const { names } = acknowledged;
  const isAsAcknowledged = ({ name, content }: Found) => acknowledged.mayBe(name, content);
  const isChanged = (name: string) => byName.has(name) && !byName.get(name)?.some(isAsAcknowledged);
  return {
    lost: names.filter((name) => !byName.has(name)),
    twice: [...byName].filter(([, all]) => all.length > 1).map(([name]) => name),
    changed: names.filter(isChanged),
  };
}

/** A line for each record that is not as it was acknowledged. */
export const linesOf = (comparison: Comparison): string[] =>
  Object.entries(comparison).flatMap(([what, names]) => names.map((name) => `${what}: ${name}`));
