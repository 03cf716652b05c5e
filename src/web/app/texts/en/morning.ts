import { plural } from "../../../../contract/texts/plural.ts";

/** What waits for staff on the dashboard, and the month in figures (decision 0051). */
export const morning = {
  title: "Today",
  loadFailed: "What waits today could not be loaded.",
  waiting: (count: number) =>
    plural.en(count, { one: "1 thing waits for you.", other: `${count} things wait for you.` }),
  empty: "Nothing waits for you. Put the kettle on, or take somebody for a walk: all tails here are up.",
  allDone: "All done, and well done. Somebody here would love a walk with you.",
  days: (days: number) => plural.en(days, { one: "1 day", other: `${days} days` }),
  today: "today",
  tomorrow: "tomorrow",
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
  trialOver: "the trial is over, decide how it goes on",
  dueBack: "due back",
  messageFrom: (name: string) => `Message from ${name}`,
  photo: "a photo to look at",
  note: "a note from its home",
  low: "runs low",
  missing: (facts: string) => `${facts} not known yet`,
  more: {
    appointment: "More visits today",
    adoption: "More of them wait",
    treatment: "More doses are due",
    hold: "More holds end",
    placement: "More are due back",
    message: "More messages",
    fosterReport: "More from foster homes",
    resource: "More runs low",
    incompleteAnimal: "More with something missing",
  },
  done: "Done",
  undo: "Take back",
  undone: "Taken back.",
  undoFailed: "It could not be taken back.",
  failed: "This could not be saved.",
  /** Of a button, for screen readers. @param item what it is about */
  label: (action: string, item: string) => `${action}: ${item}`,
  said: (action: string, item: string, left: string) => `${item}: ${action}. ${left}`,
  actions: {
    done: "It took place",
    give: "Given",
    giveBatch: (batch: string) => `Given, batch ${batch}`,
    lengthen: "A week longer",
    end: "End it",
    back: "It is back",
    answered: "Answered",
    read: "Read",
  },
  month: {
    title: "This month",
    intakes: "came in",
    adoptions: "found a home",
    returns: "went back to their owner",
    inCare: "here now",
    donations: "given",
    all: "All figures",
  },
};
