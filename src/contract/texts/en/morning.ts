/** What waits for staff today, in words: the list has them, and the letter in the morning (decision 0051). */
export const morning = {
  gone: "This does not wait any more. Somebody may have done it meanwhile.",
  until: (days: number) => `Choose a day after today, at most ${days} days ahead.`,
  /** What an adoption waits for, by its stage; at the second one it is the adopter's turn. */
  steps: {
    1: "an application to read",
    3: "answers to review",
    4: "the main caretaker decides",
    5: "a home check",
    6: "a contract to issue",
  },
  /** @param kind of the hold, as "Stray hold" */
  holdEnds: (kind: string) => `${kind} ends`,
  toBeFetched: "waits to be fetched",
  trialOver: "the trial is over, decide how it goes on",
  dueBack: "due back",
  unusual: (animal: string) => `${animal} is not as usual`,
  messageFrom: (name: string) => `${name} wrote to us`,
  photo: "a photo to look at",
  note: "a note from its home",
  low: "runs low",
  missing: (facts: string) => `${facts} not known yet`,
  /** What may be missing of an animal in the shelter. */
  facts: { sex: "sex", age: "age", weight: "weight", breed: "breed", photo: "photo", scores: "attributes" },
};
