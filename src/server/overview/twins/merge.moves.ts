import { MOVED_THINGS, type MovedThing } from "../../../contract/platform/merging.ts";
import type { Db } from "../../database/pool.ts";
import { type Keys, mergeRules } from "../../parts/keys/keys.ts";
import {
  addBack,
  countRows,
  type Moves,
  moveRows,
  moveRowsBack,
  type Row,
  setAsideOwn,
} from "../../parts/merging/merge.rows.ts";
import type { MergeRule, Pair } from "../../parts/merging/merging.ts";

/**
 * The rules of a merge, each with the ids that its column names, and under which reference it is stored: a column may name
 * records of several kinds. Of people, the accounts come first: they look at adoptions.
 */
export type PairedRule = { name: string; reference: string; rule: MergeRule; pair: Pair };

export const pairedRules = (
  keys: Keys,
  pairs: { animals?: Pair; stays?: Pair; accounts?: Pair; users?: Pair },
): PairedRule[] =>
  (["animals", "stays", "accounts", "users"] as const).flatMap((of) => {
    const pair = pairs[of];
    const reference = (name: string) => (of === "stays" ? `${name} of a stay` : name);
    return pair ? mergeRules(keys, of).map(([name, rule]) => ({ name, reference: reference(name), rule, pair })) : [];
  });

/** What moves to the one that stays, in words; nothing is written. */
export async function countMoves(db: Db, rules: readonly PairedRule[]) {
  const counted = new Map<MovedThing, { count: number; aside: number }>();
  for (const { name, rule, pair } of rules) {
    if (!rule.says) continue;
    const { count, aside } = await countRows(db, name, rule, pair);
    const before = counted.get(rule.says) ?? { count: 0, aside: 0 };
    counted.set(rule.says, { count: before.count + count, aside: before.aside + aside });
  }
  return MOVED_THINGS.flatMap((what) => {
    const { count = 0, aside = 0 } = counted.get(what) ?? {};
    return count + aside > 0 ? [{ what, count, aside }] : [];
  });
}

/**
 * Moves everything that hangs on the one that goes.
 * @param wanted columns of whose rows with the same key those of the one that goes are wanted
 */
export async function moveAll(tx: Db, mergeId: number, rules: readonly PairedRule[], wanted: readonly string[] = []) {
  for (const { name, reference, rule, pair } of rules) {
    const own = wanted.includes(name) ? await setAsideOwn(tx, name, rule, pair) : [];
    const { moved, aside } = await moveRows(tx, name, rule, pair);
    if (moved.length + aside.length + own.length === 0) continue;
    const row = { moved: JSON.stringify(moved), aside: JSON.stringify([...aside, ...own]) };
    await tx
      .insertInto("merge_moves")
      .values({ merge_id: mergeId, reference, ...row })
      .execute();
  }
}

/** What a merge has moved, by column. */
export async function readMoves(tx: Db, mergeId: number): Promise<ReadonlyMap<string, Moves>> {
  const rows = await tx.selectFrom("merge_moves").selectAll().where("merge_id", "=", mergeId).execute();
  return new Map(rows.map(({ reference, moved, aside }) => [reference, { moved, aside } as unknown as Moves]));
}

/** Gives everything back that still is where the merge has moved it. The row of the one that went is there again. */
export async function moveAllBack(tx: Db, moves: ReadonlyMap<string, Moves>, rules: readonly PairedRule[]) {
  for (const { name, reference, rule, pair } of rules.toReversed()) {
    await moveRowsBack(tx, name, rule, pair, moves.get(reference)?.moved ?? []);
  }
  for (const { name, reference } of rules) {
    const [table = ""] = name.split(".");
    const aside: readonly Row[] = moves.get(reference)?.aside ?? [];
    await addBack(tx, table, aside);
  }
}
