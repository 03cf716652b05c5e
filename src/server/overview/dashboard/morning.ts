import {
  MAX_PER_KIND,
  MORNING_KINDS,
  type Morning,
  type MorningAction,
  type MorningItem,
  type MorningItemOf,
  type MorningKind,
} from "../../../contract/overview/morning.ts";
import type { Context } from "../../platform/context.ts";
import { may, type Permission, permitted } from "../../platform/policy.ts";
import {
  adoptionsWaiting,
  appointmentsToday,
  dosesDue,
  dueBack,
  fosterReports,
  holdsEnding,
  incompleteAnimals,
  lowResources,
  messagesToAnswer,
  visitsToday,
} from "./morning.queries.ts";

type Found<K extends MorningKind> = Omit<MorningItemOf<K>, "kind" | "actions">;

/** One kind of item: who may do it, what is waiting, and what finishes an item in the list. */
type Part<K extends MorningKind> = {
  /** What its work asks for: who has not got it does not see the item. */
  permission: Permission;
  find(context: Context): Promise<Found<K>[]>;
  /** Each with the permission of its call. */
  actions?: Partial<Record<MorningAction, Permission>>;
  /** Whether an item can be finished with its actions; otherwise it is opened. */
  isQuick?: (item: Found<K>) => boolean;
};

const PARTS: { readonly [K in MorningKind]: Part<K> } = {
  appointment: {
    permission: "appointments.write",
    find: appointmentsToday,
    actions: { done: "appointments.write" },
  },
  visit: {
    permission: "visits.write",
    find: visitsToday,
    actions: { done: "visits.write" },
    isQuick: ({ hasBegun }) => hasBegun,
  },
  adoption: { permission: "adoptions.readAssigned", find: adoptionsWaiting },
  treatment: {
    permission: "treatments.write",
    find: dosesDue,
    actions: { give: "treatments.write" },
    isQuick: ({ isTest }) => !isTest,
  },
  hold: { permission: "care.write", find: holdsEnding, actions: { lengthen: "care.write", end: "care.write" } },
  placement: {
    permission: "care.write",
    find: dueBack,
    actions: { end: "care.write" },
    // How a trial goes on is decided with the animal.
    isQuick: ({ placement }) => placement !== "trial_adoption",
  },
  message: {
    permission: "messages.answer",
    find: messagesToAnswer,
    actions: { answered: "messages.answer" },
  },
  fosterReport: {
    permission: "fosters.answer",
    find: fosterReports,
    actions: { read: "fosters.answer" },
    // A photo becomes public when it is accepted, so it is looked at first.
    isQuick: ({ hasPhoto }) => !hasPhoto,
  },
  resource: { permission: "resources.write", find: lowResources },
  incompleteAnimal: { permission: "animals.write", find: incompleteAnimals },
};

/** What waits for this person, in the order of the list, and the kinds of which more wait than it has (decision 0051). */
export async function readMorning(context: Context): Promise<Morning> {
  const { role } = context.actor;
  const kinds = MORNING_KINDS.filter((kind) => may(role, PARTS[kind].permission));
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
  const { find, actions = {}, isQuick = () => true }: Part<K> = PARTS[kind];
  const offered = permitted(context.actor.role, actions as Record<MorningAction, Permission>);
  const items = await find(context);
  return items.map((item) => ({ kind, ...item, actions: isQuick(item) ? offered : [] }) as unknown as MorningItem);
}
