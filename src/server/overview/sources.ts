import { ADOPTION_OVERVIEW } from "../adoption/overview.ts";
import { ANIMALS_OVERVIEW } from "../animals/overview.ts";
import { CALENDAR_OVERVIEW } from "../calendar/overview.ts";
import { GIVING_OVERVIEW } from "../giving/overview.ts";
import { OUTREACH_OVERVIEW } from "../outreach/overview.ts";
import { PEOPLE_OVERVIEW } from "../people/overview.ts";
import type { Counts, LifeSource, MorningSources, SearchSources } from "../platform/overview/sources.ts";
import { roundNotesLife } from "./waiting/note.life.ts";

// What no area gives does not compile.

export const COUNTS: Counts = {
  ...ANIMALS_OVERVIEW.counts,
  ...CALENDAR_OVERVIEW.counts,
  ...OUTREACH_OVERVIEW.counts,
  ...PEOPLE_OVERVIEW.counts,
};

export const MORNING: MorningSources = {
  ...ANIMALS_OVERVIEW.morning,
  ...ADOPTION_OVERVIEW.morning,
  ...CALENDAR_OVERVIEW.morning,
  ...GIVING_OVERVIEW.morning,
  ...OUTREACH_OVERVIEW.morning,
};

export const SEARCH: SearchSources = {
  ...ANIMALS_OVERVIEW.search,
  ...ADOPTION_OVERVIEW.search,
  ...PEOPLE_OVERVIEW.search,
};

export const LIFE: readonly LifeSource[] = [
  ANIMALS_OVERVIEW.life,
  ADOPTION_OVERVIEW.life,
  CALENDAR_OVERVIEW.life,
  roundNotesLife,
];
