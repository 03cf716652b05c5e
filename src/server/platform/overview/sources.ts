import type { RawBuilder } from "kysely";
import type { Dashboard } from "../../../contract/overview/dashboard.ts";
import type { MorningItemOf, MorningKind } from "../../../contract/overview/morning.ts";
import type { SearchResults } from "../../../contract/overview/search.ts";
import { MAX_PER_KIND, type MorningAction, type MorningArrangement } from "../../../contract/platform/morning-item.ts";
import type { SignedIn } from "../actor.ts";
import type { Clock } from "../clock.ts";
import type { Context } from "../context.ts";
import type { Db } from "../database/pool.ts";
import type { Permission } from "../policy.ts";

/** The numbers of the dashboard that the database counts in one statement. */
type CountName = Exclude<
  keyof Dashboard,
  "adoptions" | "lowResources" | "dueBack" | "donatedThisMonth" | "isReadOnly" | "diskBytesLeft"
>;
/** SQL for each number. */
export type Counts = Readonly<Record<CountName, (clock: Clock) => RawBuilder<unknown>>>;

/** What is said of an item of every kind in the same way: what finishes it, whose it is, what was arranged about it. */
type OfEveryKind = "kind" | "actions" | "arrangements" | "isMine" | "handedTo";
/** An item of the morning list as its area finds it. */
export type Waiting<K extends MorningKind> = Omit<MorningItemOf<K>, OfEveryKind>;
/** One more than are shown, which tells whether there are more. */
export const MORNING_LIMIT = MAX_PER_KIND + 1;

/** One kind of item: who may do it, what is waiting, and what finishes an item in the list. */
export type MorningSource<K extends MorningKind> = {
  /** What its work asks for: who has not got it does not see the item. */
  permission: Permission;
  find(context: Context): Promise<Waiting<K>[]>;
  /** Each with the permission of its call. */
  actions?: Partial<Record<MorningAction, Permission>>;
  /** Whether an item can be finished with its actions; otherwise it is opened. */
  isQuick?: (item: Waiting<K>) => boolean;
  /** What can be arranged about it. Whose an appointment or an adoption is, its own record says; late medicine stays. */
  arrangements: readonly MorningArrangement[];
  /** Hands it over by its own record; without it, the list keeps whose it is. null: it is nobody's again. */
  hand?: (context: Context, id: number, employeeId: number | null) => Promise<void>;
};
export type MorningSources = { readonly [K in MorningKind]: MorningSource<K> };

/** Each finds the best few of a kind, as far as this person may read them. */
export type SearchSources = {
  readonly [Kind in keyof SearchResults]: (db: Db, q: string, actor: SignedIn) => Promise<SearchResults[Kind]>;
};

/**
 * SQL for events in an animal's life. Each part selects `on_day`, `moment`, `has_time` and what `lifeEvent` makes. Without
 * `has_time` only the day is known, and `moment` is when the event was recorded.
 */
export type LifeSource = (context: Context, animalId: number) => RawBuilder<unknown>[];

/** What an area shows where staff see all areas at once. */
export type AreaOverview = {
  counts?: Partial<Counts>;
  morning?: Partial<MorningSources>;
  search?: Partial<SearchSources>;
  life?: LifeSource;
};
