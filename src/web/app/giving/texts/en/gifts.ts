import { plural } from "../../../../../contract/texts/plural.ts";

/** What a person has given while signed in, and their statements (rules §7). */
export const gifts = {
  title: "My Gifts",
  hint: (sum: string) => `${sum} given`,
  none: "You have not given while logged in yet.",
  loadFailed: "Your gifts could not be loaded.",
  allAnimals: "All animals",
  /** Under the amount of a gift. */
  refunded: (amount: string) => `${amount} given back`,
  statements: "Statements",
  statement: (year: number) => `Gifts in ${year} (PDF)`,
  inYear: (count: number, sum: string) => plural.en(count, { one: `1 gift, ${sum}`, other: `${count} gifts, ${sum}` }),
  give: "Give again",
  /** On a person's page in the administration. */
  given: "Gifts",
  givenNone: "Nothing was given from this account.",
  givenFailed: "Error loading gifts.",
  /** A resource that the donate page asks for. */
  goal: "Collect on the donate page (PLN)",
  goalHint: "How much money is needed for it. Leave it blank, and the page does not ask for it.",
  appealHint: "What donors read on the donate page.",
  collected: (given: string, goal: string) => `${given} of ${goal} given on the donate page`,
};
