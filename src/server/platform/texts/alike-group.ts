import type { AnimalType, Size } from "../../../contract/animals/animals.ts";
import type { IntakeType } from "../../../contract/animals/stays.ts";

/** Animals that a forecast takes as alike; wider groups leave out the past, then the size (docs/decisions/0085). */
export type AlikeGroup = {
  type: AnimalType;
  /** At the intake: the young of statistics are under five months, seniors eight years or older. */
  age: "young" | "adult" | "senior" | "unknown";
  intakeType: IntakeType;
  /** Of grown dogs alone. */
  size?: Size | "unknown";
  /** Whether they had been here before. */
  hasPast?: boolean;
};
