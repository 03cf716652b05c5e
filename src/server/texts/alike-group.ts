import type { animals } from "../../contract/texts/en/animals.ts";
import type { statistics } from "../../contract/texts/en/statistics.ts";

/** Animals that a forecast takes as alike; wider groups leave out the past, then the size (docs/decisions/0085). */
export type AlikeGroup = {
  type: keyof typeof animals.types;
  /** At the intake: the young of statistics are under five months, seniors eight years or older. */
  age: "young" | "adult" | "senior" | "unknown";
  intakeType: keyof typeof statistics.intakes;
  /** Of grown dogs alone. */
  size?: "small" | "medium" | "large" | "unknown";
  /** Whether they had been here before. */
  hasPast?: boolean;
};
