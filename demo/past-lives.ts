import type { AnimalType, Sex } from "../src/contract/animals/animals.ts";
import type { Condition, IntakeType, OutcomeType } from "../src/contract/animals/stays.ts";
import { PAST_BREEDS, PAST_NAMES, PAST_PLACES } from "./content/past-animals.ts";
import { type Random, seededRandom } from "./random.ts";

/** One stay that is over. Days count back from the day on which the demonstration is seeded. */
export type PastStay = {
  cameDaysAgo: number;
  leftDaysAgo: number;
  intakeType: IntakeType;
  outcomeType: OutcomeType;
  condition: Condition;
};

/** An animal that lived at the shelter and has left, with all its stays in their order. */
export type PastLife = {
  name: string;
  type: AnimalType;
  sex: Sex;
  breed: string;
  weightKg: number;
  foundAt: string;
  /** At the first intake. */
  ageDays: number;
  stays: readonly [PastStay, ...PastStay[]];
};

/** How far the shelter's records go back. */
export const HISTORY_DAYS = 2 * 365;
/** The average number of days between two arrivals of a kind. */
const DAYS_BETWEEN_ARRIVALS = { Dog: 6, Cat: 8 } as const satisfies Record<AnimalType, number>;

/** How many of a hundred animals come, and leave, in each way. */
const INTAKES: readonly (readonly [IntakeType, number])[] = [
  ["stray", 66],
  ["owner_surrender", 14],
  ["abandoned", 9],
  ["seizure", 5],
  ["transfer_in", 4],
  ["dead_on_arrival", 2],
];
const OUTCOMES: Readonly<Record<AnimalType, readonly (readonly [OutcomeType, number])[]>> = {
  Dog: [
    ["adoption", 63],
    ["return_to_owner", 24],
    ["transfer_out", 7],
    ["died", 3],
    ["euthanasia", 2],
    ["lost", 1],
  ],
  Cat: [
    ["adoption", 66],
    ["return_to_owner", 6],
    ["transfer_out", 6],
    ["return_to_field", 11],
    ["died", 8],
    ["euthanasia", 3],
  ],
};
/** The shortest and the longest stay before each outcome, in days. */
const LENGTHS: Readonly<Record<OutcomeType, readonly [from: number, to: number]>> = {
  adoption: [15, 130],
  return_to_owner: [0, 9],
  transfer_out: [10, 60],
  return_to_field: [3, 12],
  other_live: [5, 30],
  died: [1, 40],
  euthanasia: [1, 25],
  lost: [5, 60],
  dead_on_arrival: [0, 0],
};
/** The number of adoptions for each return. */
const ADOPTIONS_PER_RETURN = 11;

/** @returns one of these, as often as its number says */
function pickByWeight<T>(random: Random, weights: readonly (readonly [T, number])[]): T {
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
  let left = random.next() * total;
  for (const [value, weight] of weights) {
    left -= weight;
    if (left < 0) return value;
  }
  throw new RangeError("Cannot pick from an empty list.");
}

/** @returns a stay that is over, or undefined when it would not be over yet */
function pastStay(random: Random, type: AnimalType, cameDaysAgo: number, isReturn: boolean): PastStay | undefined {
  const intakeType = isReturn ? "adoption_return" : pickByWeight(random, INTAKES);
  const isDead = intakeType === "dead_on_arrival";
  // Only strays have an owner who looks for them, and a place to go back to.
  const possible = OUTCOMES[type].filter(
    ([outcome]) => intakeType === "stray" || !["return_to_owner", "return_to_field"].includes(outcome),
  );
  const outcomeType = isDead ? intakeType : pickByWeight(random, possible);
  const leftDaysAgo = cameDaysAgo - random.int(...LENGTHS[outcomeType]);
  if (leftDaysAgo < 1) return undefined;
  const isBad = outcomeType === "died" || outcomeType === "euthanasia";
  const condition = isBad ? "unhealthy_untreatable" : random.chance(0.8) ? "healthy" : "treatable_manageable";
  return { cameDaysAgo, leftDaysAgo, intakeType, outcomeType, condition };
}

function pastLife(random: Random, type: AnimalType, cameDaysAgo: number, names: Names): PastLife | undefined {
  const first = pastStay(random, type, cameDaysAgo, false);
  if (!first) return undefined;
  const comesBack = first.outcomeType === "adoption" && random.int(1, ADOPTIONS_PER_RETURN) === 1;
  const second = comesBack ? pastStay(random, type, first.leftDaysAgo - random.int(3, 45), true) : undefined;
  const sex: Sex = random.chance(0.5) ? "Male" : "Female";
  const isYoung = random.chance(type === "Cat" ? 0.45 : 0.25);
  const ageDays = isYoung ? random.int(40, 200) : random.int(300, 4000);
  const grown = type === "Cat" ? random.int(30, 62) / 10 : random.int(70, 340) / 10;
  return {
    name: names(type, sex),
    type,
    sex,
    breed: random.pick(PAST_BREEDS[type]),
    weightKg: isYoung ? Math.round(grown * 3) / 10 : grown,
    foundAt: random.pick(PAST_PLACES),
    ageDays,
    stays: second ? [first, second] : [first],
  };
}

type Names = (type: AnimalType, sex: Sex) => string;

/** @returns the next name of a list; after the last one it begins anew */
function nextNames(): Names {
  const used = new Map<string, number>();
  return (type, sex) => {
    const list = PAST_NAMES[type][sex];
    const count = used.get(type + sex) ?? 0;
    used.set(type + sex, count + 1);
    return list[count % list.length] as string;
  };
}

/**
 * The animals that came and left in the two years before today, oldest first. They are the same on every machine; only
 * their days follow today. More of them came in the first year, because the animals of today had not arrived yet.
 */
export function pastLives(): PastLife[] {
  const random = seededRandom("two years of the shelter");
  const names = nextNames();
  const lives: PastLife[] = [];
  for (let daysAgo = HISTORY_DAYS + 100; daysAgo > 0; daysAgo--) {
    const share = daysAgo > HISTORY_DAYS / 2 ? 1.5 : 1;
    for (const type of ["Dog", "Cat"] as const) {
      if (!random.chance(share / DAYS_BETWEEN_ARRIVALS[type])) continue;
      const life = pastLife(random, type, daysAgo, names);
      if (life) lives.push(life);
    }
  }
  return lives;
}
