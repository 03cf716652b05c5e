/** The traits that visitors search by. An attribute type of the shelter may stand for one of them. */
export const TRAITS = ["children", "animals", "energy", "independence"] as const;
export type Trait = (typeof TRAITS)[number];
/** An animal's scores from 1 to 5 by trait; null where nobody has given one. */
export type Traits = Readonly<Record<Trait, number | null>>;

/** The home that an animal needs: a flat is fine, a ground floor or a lift, or a garden. */
export const HOMES_NEEDED = ["flat", "lift", "garden"] as const;
export type HomeNeeded = (typeof HOMES_NEEDED)[number];

/** What decides how well an animal fits a household. */
export type FitFacts = { traits: Traits; homeNeeded: HomeNeeded | null };

/** The questions of "Who lives with you?" with their answers. A question without an answer changes nothing. */
export const HOUSEHOLD = {
  children: ["small", "older"],
  pets: ["yes"],
  alone: ["day", "long"],
  home: ["garden", "lift", "stairs"],
} as const;
export type Question = keyof typeof HOUSEHOLD;
export const QUESTIONS = Object.keys(HOUSEHOLD) as Question[];
/** Who lives with a visitor, as far as they have answered. */
export type Household = { [Q in Question]?: (typeof HOUSEHOLD)[Q][number] | undefined };

/** What a question is about: a score, or the home that an animal needs. */
export const FACT_OF = {
  children: "children",
  pets: "animals",
  alone: "independence",
  home: "home",
} as const satisfies Record<Question, Trait | "home">;
/** The questions that a score answers. */
export type ScoredQuestion = Exclude<Question, "home">;
/** What visitors can be asked about: the traits that staff score, and `home` if it is known of at least one animal. */
export type KnownFact = Trait | "home";

/** The weight of each answer. Adoptions fail most often with small children and with long days alone, so these count twice. */
const WEIGHTS: Readonly<Record<string, number>> = { small: 2, older: 1, yes: 1, day: 1, long: 2 };

/** The points of a home for animals that need each kind of home: those of the best or of the worst score with weight 1. */
const HOME_FITS: Readonly<Record<(typeof HOUSEHOLD.home)[number], Readonly<Record<HomeNeeded, number>>>> = {
  garden: { flat: 0, lift: 0, garden: 2 },
  lift: { flat: 2, lift: 2, garden: -2 },
  stairs: { flat: 2, lift: -2, garden: -2 },
};

/** The score of an animal for which nobody has given one: neither good nor bad. */
export const MIDDLE_SCORE = 3;

/** @returns the questions that somebody has answered */
export const answered = (household: Household): Question[] =>
  QUESTIONS.filter((question) => household[question] !== undefined);

/** @returns the weight of the answer to a question; 0 without an answer */
export const weightOf = (household: Household, question: ScoredQuestion): number =>
  WEIGHTS[household[question] ?? ""] ?? 0;

/** @returns the points of this household's home for an animal with this need; 0 without an answer */
export const homeFit = ({ home }: Household, needed: HomeNeeded): number => (home ? HOME_FITS[home][needed] : 0);

/**
 * How well an animal fits a household: the weighted sum of its scores above or below the middle, and the points of the
 * home. Lists are ordered by the same sum in SQL (`animal.order.ts`).
 * @returns from -12 to 12; 0 when nothing was answered or nothing is known
 */
export function fitOf(household: Household, { traits, homeNeeded }: FitFacts): number {
  const part = (question: ScoredQuestion) =>
    weightOf(household, question) * ((traits[FACT_OF[question]] ?? MIDDLE_SCORE) - MIDDLE_SCORE);
  return part("children") + part("pets") + part("alone") + (homeNeeded ? homeFit(household, homeNeeded) : 0);
}
