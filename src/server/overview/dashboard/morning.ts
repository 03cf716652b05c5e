import {
  MAX_PER_KIND,
  MORNING_KINDS,
  type Morning,
  type MorningAction,
  type MorningItem,
  type MorningKind,
} from "../../../contract/overview/morning.ts";
import type { Context } from "../../platform/context.ts";
import type { MorningSource } from "../../platform/overview/sources.ts";
import { may, type Permission, permitted } from "../../platform/policy.ts";
import { MORNING } from "../sources.ts";

/** What waits for this person, in the order of the list, and the kinds of which more wait than it has (decision 0051). */
export async function readMorning(context: Context): Promise<Morning> {
  const { role } = context.actor;
  const kinds = MORNING_KINDS.filter((kind) => may(role, MORNING[kind].permission));
  const found = await Promise.all(kinds.map(async (kind) => ({ kind, items: await itemsOf(context, kind) })));
  return {
    items: inOrder(found.flatMap(({ items }) => items.slice(0, MAX_PER_KIND))),
    more: found.filter(({ items }) => items.length > MAX_PER_KIND).map(({ kind }) => kind),
  };
}

/** Appointments and visits are one day's plan: together by time, before everything else. */
function inOrder(items: readonly MorningItem[]): MorningItem[] {
  const planned = items.filter((item) => item.kind === "appointment" || item.kind === "visit");
  const others = items.filter((item) => item.kind !== "appointment" && item.kind !== "visit");
  return [...planned.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)), ...others];
}

async function itemsOf<K extends MorningKind>(context: Context, kind: K): Promise<MorningItem[]> {
  const { find, actions = {}, isQuick = () => true }: MorningSource<K> = MORNING[kind];
  const offered = permitted(context.actor.role, actions as Record<MorningAction, Permission>);
  const items = await find(context);
  return items.map((item) => ({ kind, ...item, actions: isQuick(item) ? offered : [] }) as unknown as MorningItem);
}
