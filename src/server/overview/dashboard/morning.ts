import { MORNING_KINDS, type Morning, type MorningItem, type MorningKind } from "../../../contract/overview/morning.ts";
import { MAX_PER_KIND, type MorningAction, type MorningArrangement } from "../../../contract/platform/morning-item.ts";
import { may, type Permission, permitted } from "../../base/policy.ts";
import type { Context } from "../../database/context.ts";
import type { MorningSource } from "../../parts/sources/sources.ts";
import { MORNING, type Waiting } from "../all-sources.ts";
import { hasMorningLetter, type MorningName, marksOf } from "./morning.marks.ts";

/** What waits for this person, in the order of the list, and the kinds of which more wait than it has (decision 0051). */
export async function readMorning(context: Context): Promise<Morning> {
  const [{ items, more }, hasLetter] = await Promise.all([findAll(context), hasMorningLetter(context)]);
  const shown = items.filter(({ isPutOff }) => !isPutOff).map(({ isPutOff: _, ...item }) => item);
  return { items: inOrder(shown), more, hasLetter };
}

/** @returns whether this item waits for this person, also when they have put it off, and this can be arranged about it */
export async function mayArrange(context: Context, item: MorningName, how: MorningArrangement): Promise<boolean> {
  if (!MORNING[item.kind].arrangements.includes(how)) return false;
  const { items } = await findAll(context, [item.kind]);
  return items.some(({ id }) => id === item.id);
}

type Arranged = MorningItem & { isPutOff: boolean };

async function findAll(
  context: Context,
  of: readonly MorningKind[] = MORNING_KINDS,
): Promise<{ items: Arranged[]; more: MorningKind[] }> {
  const kinds = of.filter((kind) => may(context.actor, MORNING[kind].permission));
  const found = await Promise.all(kinds.map(async (kind) => ({ kind, items: await itemsOf(context, kind) })));
  const shown = found.flatMap(({ items }) => items.slice(0, MAX_PER_KIND));
  const marks = await marksOf(context, shown);
  return {
    items: shown.map((item, index) => ({ ...item, ...marks[index] }) as Arranged),
    more: found.filter(({ items }) => items.length > MAX_PER_KIND).map(({ kind }) => kind),
  };
}

/** Appointments and visits are one day's plan: together by time, before everything else. */
function inOrder(items: readonly MorningItem[]): MorningItem[] {
  const planned = items.filter((item) => item.kind === "appointment" || item.kind === "visit");
  const others = items.filter((item) => item.kind !== "appointment" && item.kind !== "visit");
  return [...planned.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)), ...others];
}

/** An item before it is known what was arranged about it. */
type Plain = Waiting<MorningKind> & { kind: MorningKind; id: number };

async function itemsOf<K extends MorningKind>(context: Context, kind: K): Promise<Plain[]> {
  const { find, actions = {}, isQuick = () => true, arrangements }: MorningSource<Waiting<K>> = MORNING[kind];
  const offered = permitted(context.actor, actions as Record<MorningAction, Permission>);
  const items = await find(context);
  return items.map(
    (item) => ({ kind, ...item, actions: isQuick(item) ? offered : [], arrangements }) as unknown as Plain,
  );
}
