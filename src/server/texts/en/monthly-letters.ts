/** Letters about a monthly gift (rules §7). Amounts and days come as they are written. */
export const monthlyLetters = {
  begun: {
    subject: "Thank you for helping every month",
    arrived: (amount: string) => `Your first gift of ${amount} has arrived. Thank you!`,
    next: (day: string) => `From now on it comes every month, the next time on ${day}.`,
    yours: "You can change, pause or end it at any time with one button.",
  },
  notKept: {
    subject: "Your gift has arrived, once",
    arrived: (amount: string) => `Your gift of ${amount} has arrived. Thank you!`,
    text: "You wanted to give every month. This did not work: the payment provider did not keep your card. So nothing more will be charged.",
  },
  refused: {
    subject: "Your monthly gift is paused",
    text: (amount: string) =>
      `Your bank did not let us charge your monthly gift of ${amount}, not on the days after either. That happens, and you owe us nothing.`,
    next: "We have paused it. When you like, go on with it, or begin anew with another card.",
  },
  card: {
    subject: "Your monthly gift needs a new card",
    text: "The card of your monthly gift has expired or is no longer kept, so we have paused the gift. You owe us nothing.",
    next: "If you would like to go on, end this gift and begin a new one with your new card.",
  },
  moved: {
    subject: "Your monthly gift goes on for all animals",
    animal: (name: string) => `Good news: ${name} has moved out of the shelter.`,
    resource: (purpose: string) => `We no longer collect for this: ${purpose}. Thank you for your help!`,
    next: "From now on your monthly gift helps all our animals. If that is not what you want, you can end it with one button.",
  },
  ended: {
    subject: "Your monthly gift has ended",
    text: "Your monthly gift has ended. Nothing more will be charged, and the payment provider is told to forget your card.",
    thanks: "Thank you for all you have given!",
    byStaff: "The shelter has ended it. If you did not expect this, please write to us.",
  },
  button: "See your gifts",
};
