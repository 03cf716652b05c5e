// Without imports: the texts say who these are, and the forms of what is imported read the texts.

/** Animals that a forecast takes as alike; wider groups leave out the past, then the size (docs/decisions/0085). */
export type AlikeGroup = {
  type: "Dog" | "Cat";
  /** At the intake: the young of statistics are under five months, seniors eight years or older. */
  age: "young" | "adult" | "senior" | "unknown";
  intakeType:
    | "stray"
    | "owner_surrender"
    | "adoption_return"
    | "transfer_in"
    | "seizure"
    | "abandoned"
    | "born_in_care"
    | "quarantine"
    | "owner_requested_euthanasia"
    | "other"
    | "dead_on_arrival";
  /** Of grown dogs alone. */
  size?: "small" | "medium" | "large" | "unknown";
  /** Whether they had been here before. */
  hasPast?: boolean;
};
