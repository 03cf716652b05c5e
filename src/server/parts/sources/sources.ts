import type { RawBuilder } from "kysely";
import { MAX_PER_KIND, type MorningAction, type MorningArrangement } from "../../../contract/platform/morning-item.ts";
import type { SignedIn } from "../../base/actor.ts";
import type { Clock } from "../../base/clock.ts";
import type { Permission } from "../../base/policy.ts";
import type { Context } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";

/** SQL for a number of the dashboard, which the database counts in one statement. */
type CountSource = (clock: Clock) => RawBuilder<unknown>;

/** One more than are shown, which tells whether there are more. */
export const MORNING_LIMIT = MAX_PER_KIND + 1;

/** One kind of item: who may do it, what is waiting, and what finishes an item in the list. */
export type MorningSource<Item> = {
  /** What its work asks for: who has not got it does not see the item. */
  permission: Permission;
  find(context: Context): Promise<Item[]>;
  /** Each with the permission of its call. */
  actions?: Partial<Record<MorningAction, Permission>>;
  /** Whether an item can be finished with its actions; otherwise it is opened. */
  isQuick?: (item: Item) => boolean;
  /** What can be arranged about it. Whose an appointment or an adoption is, its own record says; late medicine stays. */
  arrangements: readonly MorningArrangement[];
  /** Hands it over by its own record; without it, the list keeps whose it is. null: it is nobody's again. */
  hand?: (context: Context, id: number, employeeId: number | null) => Promise<void>;
};

/** Finds the best few of a kind, as far as this person may read them. */
export type SearchSource<Found> = (db: Db, q: string, actor: SignedIn) => Promise<Found>;

/**
 * SQL for events in an animal's life. Each part selects `on_day`, `moment`, `has_time` and what `lifeEvent` makes. Without
 * `has_time` only the day is known, and `moment` is when the event was recorded.
 */
export type LifeSource = (context: Context, animalId: number) => RawBuilder<unknown>[];

/**
 * What an area shows where staff see all areas at once.
 * @template Items of the morning list, by their kinds
 * @template Found what the search finds, by kind
 */
export type AreaSources<Items extends object = object, Found extends object = object> = {
  counts?: Readonly<Record<string, CountSource>>;
  morning?: { readonly [Kind in keyof Items]: MorningSource<Items[Kind]> };
  search?: { readonly [Kind in keyof Found]: SearchSource<Found[Kind]> };
  life?: LifeSource;
};
