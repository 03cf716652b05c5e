/** What scores say that visitors ask for; the shelter's attribute types name theirs. */
export const TRAITS = ["children", "animals", "energy", "independence"] as const;
export type Trait = (typeof TRAITS)[number];
/** An animal's scores from 1 to 5 by trait; null where nobody has given one. */
export type Traits = Readonly<Record<Trait, number | null>>;

/** The questions of "Who lives with you?" with their answers. What is not answered asks nothing of an animal. */
export const HOUSEHOLD = {
  children: ["small", "older"],
  pets: ["yes"],
  alone: ["day", "long"],
} as const;
export type Question = keyof typeof HOUSEHOLD;
export const QUESTIONS = Object.keys(HOUSEHOLD) as Question[];
/** Who lives with a visitor, as far as they have answered. */
export type Household = { [Q in Question]?: (typeof HOUSEHOLD)[Q][number] | undefined };

/** The trait that a question is about. */
export const TRAIT_OF = {
  children: "children",
  pets: "animals",
  alone: "independence",
} as const satisfies Record<Question, Trait>;

/** How often the score counts. Small children and long days alone are what fails most, so they count twice. */
const WEIGHTS: Readonly<Record<string, number>> = { small: 2, older: 1, yes: 1, day: 1, long: 2 };

/** The score that counts where nobody has given one: neither good nor bad. */
export const MIDDLE_SCORE = 3;

/** @returns the questions that somebody has answered */
export const answered = (household: Household): Question[] =>
  QUESTIONS.filter((question) => household[question] !== undefined);

/** @returns how often the score of the question's trait counts; 0 without an answer */
export const weightOf = (household: Household, question: Question): number => WEIGHTS[household[question] ?? ""] ?? 0;

/**
 * How well an animal fits a household: the sum of its scores above or below the middle, as often as they count. Lists are
 * ordered by the same sum in SQL (`animal.order.ts`).
 * @returns from -10 to 10; 0 when nothing was answered or no score is known
 */
export const fitOf = (household: Household, traits: Traits): number =>
  QUESTIONS.map(
    (question) => weightOf(household, question) * ((traits[TRAIT_OF[question]] ?? MIDDLE_SCORE) - MIDDLE_SCORE),
  ).reduce((sum, part) => sum + part, 0);
