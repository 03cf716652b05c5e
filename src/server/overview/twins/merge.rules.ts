import { ADOPTION_MERGING } from "../../adoption/merging.ts";
import { ANIMALS_MERGING } from "../../animals/merging.ts";
import { CALENDAR_MERGING } from "../../calendar/merging.ts";
import type { System } from "../../database/context.ts";
import { GIVING_MERGING } from "../../giving/merging.ts";
import { OUTREACH_MERGING } from "../../outreach/merging.ts";
import type { AreaMerging, MergeRule, MergeRules, Pair, PairOfPeople } from "../../parts/merging/merging.ts";
import { PLATFORM_MERGING } from "../../parts/merging/platform.merging.ts";
import { PEOPLE_MERGING } from "../../people/merging.ts";
import { OVERVIEW_MERGING } from "../merging.ts";

/** What every area holds on animals and people. */
const AREAS: readonly AreaMerging[] = [
  ANIMALS_MERGING,
  ADOPTION_MERGING,
  CALENDAR_MERGING,
  GIVING_MERGING,
  OUTREACH_MERGING,
  PEOPLE_MERGING,
  OVERVIEW_MERGING,
  PLATFORM_MERGING,
];

/** A column that names a record, and what becomes of its rows. */
export type NamedRule = readonly [name: string, rule: MergeRule];

const together = (of: "animals" | "stays" | "users" | "accounts"): readonly NamedRule[] =>
  AREAS.flatMap((area) => Object.entries((area[of] ?? {}) as MergeRules) as NamedRule[]);

/** Every column that names an animal, a stay, a user, or the account of a user. */
export const RULES = {
  animals: together("animals"),
  stays: together("stays"),
  users: together("users"),
  accounts: together("accounts"),
} as const;

/** What forbids that two animals become one. */
export async function refusalsOfAnimals(within: System, pair: Pair): Promise<string[]> {
  const said: string[] = [];
  for (const area of AREAS) said.push(...((await area.refuseAnimals?.(within, pair)) ?? []));
  return said;
}

/** What forbids that two users become one. */
export async function refusalsOfUsers(within: System, pair: PairOfPeople): Promise<string[]> {
  const said: string[] = [];
  for (const area of AREAS) said.push(...((await area.refuseUsers?.(within, pair)) ?? []));
  return said;
}
