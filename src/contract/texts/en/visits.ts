/** Visits to animals and home checks: refusals, and what states and kinds are called (rules §5). */
export const visits = {
  notFound: "Visit not found.",
  loadFailed: "Error loading visits.",
  calendarDays: "Choose at most 42 days, the first one first.",
  time: "Please choose a time.",
  minutes: "Use a whole number of minutes from 10 to 240.",
  future: "This time is over. Please choose a later one.",
  taken: "This time is not free any more. These are the next free times.",
  tooMany: (most: number) => `You have ${most} visits before you. Cancel one of them to book another.`,
  tooManyToday: (most: number) =>
    `You have booked ${most} visits within a day. Please book the next one tomorrow, or call us.`,
  movedMeanwhile:
    "Somebody else has moved this meanwhile. It stands where they put it; move it again if you still want to.",
  begun: "This visit has begun, is over, or was cancelled.",
  notYet: "This visit has not begun yet, or was cancelled.",
  notHomeCheck: "The visit at home is arranged at the stage of the home check.",
  titles: {
    walk: (animal: string) => `Walk with ${animal}`,
    visit: (animal: string) => `Visit to ${animal}`,
    homeCheck: (animal: string) => `Home visit for ${animal}`,
    fetching: (animal: string) => `Fetching ${animal}`,
  },
  /** Why an animal cannot be visited. */
  closed: {
    staff: "Visits are booked by people with an account of their own.",
    inCare: (animal: string) => `${animal} cannot have visitors at the moment.`,
    home: (animal: string) => `${animal} has found a home.`,
    reserved: (animal: string) => `${animal} is reserved for another family.`,
  },
  /** Why something cannot be at a time. @param span as 10:00–10:30 */
  clash: {
    animal: (span: string) => `The animal has something else at this time (${span}).`,
    visitor: (span: string) => `The visitor has another visit at this time (${span}).`,
    employee: (span: string) => `This employee is busy at this time (${span}).`,
    full: (span: string) => `As many people as may come at once are booked already (${span}).`,
  },
  plan: {
    number: (least: number, most: number) => `Use a whole number from ${least} to ${most}.`,
    dayOff: "Please choose a day.",
    daysOrder: "The last day is before the first.",
  },
  states: { booked: "Booked", cancelled: "Cancelled", done: "Took place", missed: "Nobody came" },
};
