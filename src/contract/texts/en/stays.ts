/** Stays of animals: from an intake to an outcome (rules §14). */
export const stays = {
  notFound: "Stay not found.",
  intakeType: "Choose how the animal came in.",
  outcomeType: "Choose how the stay ended.",
  condition: "Choose a condition from the list.",
  fromList: "Choose from the list. What you chose may not be offered any more.",
  day: "Use a day as YYYY-MM-DD.",
  dayRequired: "Day is required.",
  inFuture: "The day cannot be in the future.",
  beforeIntake: "The outcome cannot be before the intake.",
  /** @param born as YYYY-MM-DD */
  beforeBirth: (born: string) => `The animal was born about ${born}. Choose a later day.`,
  /** @param day of the last thing that is recorded in the stay, as YYYY-MM-DD */
  outcomeTooEarly: (day: string) => `Something is recorded in this stay for ${day}. It cannot have ended before that.`,
  /** @param day of the first thing that is recorded in the stay, as YYYY-MM-DD */
  intakeTooLate: (day: string) =>
    `Something is recorded in this stay for ${day}. The animal cannot have come in after that.`,
  correctionReason: "Say why the day or the way of coming in is corrected.",
  isReturn: "This intake is the return of an adoption and stays one.",
  foundAfterIntake: "It cannot have been found after it came in.",
  reasonRequired: "Reason is required.",
  decidedByRequired: "Name the vet who decided.",
  conditionRequired: "Condition is required.",
  deadOnArrival: "Only an animal that was brought in dead has this outcome, and it has no other.",
  isHere: "This animal is in the shelter already. Record how this stay ended first.",
  isDead:
    "This animal is dead, so it cannot come in. If the outcome of its last stay is a mistake, undo that outcome first.",
  hasLeft: "This animal has left the shelter. Record that it came back first.",
  waitsToBeFetched:
    "This animal is adopted and waits to be fetched. Hand it over in its adoption, or end the adoption there.",
  isReserved: "This animal is reserved by an adoption. End it first.",
  isOpen: "This stay is still open.",
  overlaps: "The animal was in the shelter on this day already, in another stay.",
  notLatest: "Only the latest stay of an animal can be opened again.",
  endedByContract:
    "A contract ended this stay. Take the handover back in the adoption on the same day, or record a return.",
  /** @param how one of `outcomes` @param day as YYYY-MM-DD */
  isOver: (how: string, day: string) => `This stay is over already: ${how}, ${day}.`,
  outcomes: {
    adoption: "adopted",
    return_to_owner: "returned to its owner",
    transfer_out: "transferred to another organisation",
    return_to_field: "returned to the field",
    other_live: "left alive",
    died: "died",
    euthanasia: "euthanised",
    lost: "lost",
    dead_on_arrival: "dead on arrival",
  },
  conditions: {
    healthy: "Healthy",
    treatable_rehabilitatable: "Ill, can be cured",
    treatable_manageable: "Ill, can live well with care",
    unhealthy_untreatable: "Cannot be helped",
    unknown: "Not known",
  },
};
