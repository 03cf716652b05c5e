/**
 * The page of the link in a letter about a visit, and what animals' pages say about visits (rules §5). Each phone is empty
 * while the shelter's record has none.
 */
export const visit = {
  description: "Your visit to the shelter.",
  ifNot: (phone: string) =>
    `We look forward to it. If you cannot make it, cancel here, so that somebody else can have the time${phone && `, or call us: ${phone}`}.`,
  cancel: "Cancel the visit",
  again: "Choose another time",
  states: {
    cancelled: "This visit is cancelled. You need not do anything else.",
    done: "This visit took place. Thank you for coming!",
    missed: "This visit is over.",
    over: "This visit has begun or is over, so it cannot be cancelled any more.",
  },
  unknown: {
    heading: "We do not know this visit",
    text: (phone: string) =>
      `The link may be incomplete. Please open it from the letter once more${phone && `, or call us: ${phone}`}.`,
  },
  /** On the page of an animal. */
  invite: {
    title: "Come and see us",
    walkTitle: (animal: string) => `Take ${animal} for a walk first`,
    visitTitle: (animal: string) => `Come and meet ${animal} first`,
    text: "Choose a time that suits you. Somebody from our team will be there, and it costs nothing.",
    walk: "Book a walk",
    visit: "Book a visit",
  },
};
