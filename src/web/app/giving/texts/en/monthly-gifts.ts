import { plural } from "../../../../../contract/texts/plural.ts";

/** Gifts of every month: one's own, and all of them in the administration (rules §7). */
export const monthlyGifts = {
  title: "Every Month",
  amount: "Each month",
  next: "Next time",
  card: "Card",
  cardUntil: (card: string, until: string) => `${card}, until ${until}`,
  states: { beginning: "Beginning", active: "Active", paused: "Paused", ended: "Ended" },
  reasons: {
    giver: "by the giver",
    staff: "by the shelter",
    refused: "the bank refused it",
    card: "the card is no longer good",
    unpaid: "never paid",
    "paid once": "paid once, too late to go on",
    "not kept": "the card was not kept",
    closed: "the account is closed",
  },
  /** To its giver, by its state. */
  beginning: "As soon as the first gift has arrived and the payment provider has kept your card, it begins.",
  pausedFor: {
    giver: "You have paused it. Nothing is charged.",
    refused: "Your bank refused it several times, so it is paused. You owe nothing.",
    card: "Your card has expired or is no longer kept. End this gift, and begin a new one with your new card.",
  },
  change: "Change",
  changeTitle: "Change your monthly gift",
  changeHint: "It counts from the next time on.",
  newAmount: "PLN each month",
  changed: "Your monthly gift is changed.",
  changeFailed: "Your monthly gift could not be changed.",
  paused: "Your monthly gift is paused.",
  resume: "Go on",
  resumed: "Your monthly gift goes on. Thank you!",
  actions: "Actions",
  end: "End",
  endTitle: "End this monthly gift?",
  endText: "Nothing more will be charged, and the payment provider is told to forget your card.",
  endYes: "End it",
  ended: "The monthly gift has ended.",
  loadFailed: "Your monthly gift could not be loaded.",
  /** In the administration. */
  listTitle: "Monthly Gifts",
  all: "Monthly gifts",
  empty: "Nobody gives every month yet. People choose it under Donate, beside the amount.",
  since: "Since",
  closed: "Closed account",
  active: (count: number, sum: string) =>
    plural.en(count, { one: `1 active, ${sum} each month`, other: `${count} active, ${sum} each month` }),
  endOf: (giver: string) => `End the monthly gift of ${giver}`,
  staffEndText: "Nothing more will be charged. The giver gets a letter.",
};
