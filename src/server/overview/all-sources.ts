import type { RawBuilder } from "kysely";
import type { Dashboard } from "../../contract/overview/dashboard.ts";
import type { MorningItemOf, MorningKind } from "../../contract/overview/morning.ts";
import type { SearchResults } from "../../contract/overview/search.ts";
import { ADOPTION_SOURCES } from "../adoption/sources.ts";
import { ANIMALS_SOURCES } from "../animals/sources.ts";
import type { Clock } from "../base/clock.ts";
import { CALENDAR_SOURCES } from "../calendar/sources.ts";
import { GIVING_SOURCES } from "../giving/sources.ts";
import { OUTREACH_SOURCES } from "../outreach/sources.ts";
import type { LifeSource, MorningSource, SearchSource } from "../parts/sources/sources.ts";
import { PEOPLE_SOURCES } from "../people/sources.ts";
import { roundNotesLife } from "./waiting/note.life.ts";

/** The numbers of the dashboard that the database counts in one statement. */
type CountName = Exclude<
  keyof Dashboard,
  "adoptions" | "lowResources" | "dueBack" | "donatedThisMonth" | "isReadOnly" | "diskBytesLeft"
>;
type Counts = Readonly<Record<CountName, (clock: Clock) => RawBuilder<unknown>>>;

/** What is said of an item of every kind in the same way: what finishes it, whose it is, what was arranged about it. */
type OfEveryKind = "kind" | "actions" | "arrangements" | "isMine" | "handedTo";
/** An item of the morning list as its area finds it. */
export type Waiting<K extends MorningKind> = Omit<MorningItemOf<K>, OfEveryKind>;
type MorningSources = { readonly [K in MorningKind]: MorningSource<Waiting<K>> };
type SearchSources = { readonly [Kind in keyof SearchResults]: SearchSource<SearchResults[Kind]> };

// What no area gives does not compile.

export const COUNTS: Counts = {
  ...ANIMALS_SOURCES.counts,
  ...CALENDAR_SOURCES.counts,
  ...OUTREACH_SOURCES.counts,
  ...PEOPLE_SOURCES.counts,
};

export const MORNING: MorningSources = {
  ...ANIMALS_SOURCES.morning,
  ...ADOPTION_SOURCES.morning,
  ...CALENDAR_SOURCES.morning,
  ...GIVING_SOURCES.morning,
  ...OUTREACH_SOURCES.morning,
};

export const SEARCH: SearchSources = {
  ...ANIMALS_SOURCES.search,
  ...ADOPTION_SOURCES.search,
  ...PEOPLE_SOURCES.search,
};

export const LIFE: readonly LifeSource[] = [
  ANIMALS_SOURCES.life,
  ADOPTION_SOURCES.life,
  CALENDAR_SOURCES.life,
  roundNotesLife,
];
