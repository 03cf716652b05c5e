import { plural } from "../../../../../contract/texts/plural.ts";

/** What waits for staff on the dashboard, and the month in figures (decision 0051). */
export const morning = {
  title: "Today",
  /** The way to the rounds (decision 0085). */
  waitForUs: (count: number) =>
    plural.en(count, { one: "1 animal waits for us.", other: `${count} animals wait for us.` }),
  loadFailed: "What waits today could not be loaded.",
  waiting: (count: number) =>
    plural.en(count, { one: "1 thing waits for you.", other: `${count} things wait for you.` }),
  empty: "Nothing waits for you. Put the kettle on, or take somebody for a walk: all tails here are up.",
  allDone: "All done, and well done. Somebody here would love a walk with you.",
  days: (days: number) => plural.en(days, { one: "1 day", other: `${days} days` }),
  today: "today",
  tomorrow: "tomorrow",
  nobodyLeads: "whoever is on duty",
  /** @param sign what and how, as "Ate: nothing" @param usual as {@link usually}, or empty */
  inARow: (sign: string, times: number, usual: string) => `${sign}, ${times} times in a row${usual}`,
  usually: (value: string, times: number, of: number) => ` (usually ${value}: ${times} of ${of})`,
  lighter: (kg: string, percent: string, usual: string) => `Weight: ${kg}, ${percent} less than its usual ${usual}`,
  more: {
    unusual: "More that are not as usual",
    appointment: "More appointments today",
    visit: "More visits today",
    handover: "More wait to be fetched",
    task: "More tasks",
    adoption: "More of them wait",
    treatment: "More doses are due",
    hold: "More holds end",
    placement: "More are due back",
    message: "More messages",
    fosterReport: "More from foster homes",
    resource: "More runs low",
    incompleteAnimal: "More with something missing",
  },
  sections: {
    now: "Now",
    unusual: "Not as usual",
    doses: "Medicine",
    adoptions: "Adoptions",
    messages: "Messages",
    stock: "Stock and records",
  },
  urgent: {
    /** @param days how late the oldest is, as "11 days" */
    doses: (count: number, days: string) =>
      plural.en(count, { one: `1 dose is ${days} late.`, other: `${count} doses are late, the oldest by ${days}.` }),
    away: (count: number, names: string) =>
      plural.en(count, { one: `${names} is not back.`, other: `Not back: ${names}.` }),
    planned: (count: number) =>
      plural.en(count, {
        one: "1 of today’s appointments is over: did it take place?",
        other: `${count} of today’s appointments are over: did they take place?`,
      }),
  },
  groups: {
    doses: (count: number, animals: string) =>
      plural.en(count, { one: `1 dose: ${animals}`, other: `${count} doses: ${animals}` }),
    applications: (animal: string, count: number) =>
      plural.en(count, { one: `${animal}: 1 application waits`, other: `${animal}: ${count} applications wait` }),
  },
  onlyMine: "Only mine",
  letter: "Send me a letter at six in the morning with what waits for me",
  letterOn: "The next letter comes tomorrow at six, if something waits for you.",
  letterOff: "No more letters in the morning.",
  showAll: (count: number) => `All ${count}`,
  fewer: "Fewer",
  each: (count: number) => `${count} by themselves`,
  isWith: (name: string) => `with ${name}`,
  arrange: {
    open: "Not now, or a colleague",
    putOff: "Not today",
    until: { 1: "Tomorrow", 3: "In three days", 7: "In a week" },
    onlyForYou: "Your colleagues go on seeing it.",
    isPutOff: (item: string, day: string) => `${item}: put off until ${day}.`,
    hand: "A colleague takes it over",
    handYes: "Hand over",
    handBack: "Take it back",
    isHanded: (item: string) => `${item}: handed over.`,
    isBack: (item: string) => `${item}: is everybody’s again.`,
  },
  done: "Done",
  failed: "This could not be saved.",
  /** Of a button, for screen readers. @param item what it is about */
  label: (action: string, item: string) => `${action}: ${item}`,
  said: (action: string, item: string, left: string) => `${item}: ${action}. ${left}`,
  actions: {
    done: "Mark as done",
    give: "Given",
    giveBatch: (batch: string) => `Given, batch ${batch}`,
    askBatch: (batch: string) => `Batch ${batch}?`,
    lengthen: "A week longer",
    end: "End it",
    back: "It is back",
    answered: "Mark as answered",
    read: "Read",
  },
  batchQuestion: (kind: string, batch: string) => ({
    title: `${kind}: is this vial in your hand?`,
    text: `Batch ${batch}. Until the end of the day one tap then gives a dose of it. If another number is on the vial, open the round and type it there.`,
    yes: "It is in my hand",
  }),
  isBack: (animal: string) => `Is ${animal} back in the shelter?`,
  batchConfirmed: "The batch is confirmed for today.",
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
