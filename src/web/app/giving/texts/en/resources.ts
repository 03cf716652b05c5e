import { plural } from "../../../../../contract/texts/plural.ts";

/** The stores: food, blankets and the like (spec §2.6). */
export const resources = {
  search: "Search Resource...",
  empty:
    "There are no resources yet. Add what the shelter uses, with how much would be enough: what runs low then says so.",
  noMatch: "No resources match your search.",
  /** Further words by which people look for the form that adds one. */
  words: "new stock store food medicine toy",
  type: "Type",
  amount: "Amount",
  target: "Target",
  typesFailed: "Error loading resource types.",
  amountHint: (most: number) => `Units, up to ${most}`,
  descriptionHint: (target: number) => `The first number in it is the target; without one it is ${target}.`,
  stockOf: (name: string) => `Stock of ${name}`,
  /** Said at the card's buttons. */
  more: (name: string) => `One more: ${name}`,
  less: (name: string) => `One less: ${name}`,
  lasts: (days: number) =>
    days > 365
      ? "Lasts for more than a year"
      : plural.en(days, { one: "Lasts for about 1 day", other: `Lasts for about ${days} days` }),
  lastsUnknown: "Not enough known yet to say how long it lasts",
  level: (amount: number, target: number) => `${amount} / ${target} units`,
};
