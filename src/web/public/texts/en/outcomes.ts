/** Pages with one message: after a payment, not found, errors (spec §2.1, §2.4; rules §7). */
export const payment = {
  description: "Thank you for thinking of the animals.",
  /** By the stored status of the donation. */
  statuses: {
    COMPLETED: {
      title: "Thank you",
      heading: "Thank you!",
      text: (amount: string) => `Your donation of ${amount} has arrived. Thank you for helping our animals.`,
    },
    PENDING: {
      title: "Thank you",
      heading: "Thank you!",
      text: (amount: string) =>
        `Your donation of ${amount} is still pending: the payment provider has not told us yet that it is complete. That can take a few minutes.`,
    },
    CANCELED: {
      title: "Donation cancelled",
      heading: "Donation cancelled",
      text: (amount: string) => `Your donation of ${amount} was cancelled. Nothing was charged.`,
    },
    FAILED: {
      title: "Donation not completed",
      heading: "Donation not completed",
      text: (amount: string) =>
        `Your donation of ${amount} was not completed, as far as we know. If you did pay, the payment provider will tell us, and this page will say so.`,
    },
    Refunded: {
      title: "Donation given back",
      heading: "Your donation was given back",
      text: (amount: string) =>
        `We have given back your donation of ${amount}. It takes some days until your bank shows it. Thank you for thinking of our animals.`,
    },
  },
  refunded: (amount: string) => `${amount} of it were given back. It takes some days until your bank shows it.`,
  /** Opening the page proves no payment, so an unknown donation is not confirmed. */
  unknown: {
    title: "Thank you",
    heading: "Thank you!",
    text: "Thank you for thinking of our animals. The payment provider tells us when a payment is complete, which can take a few minutes.",
  },
  test: "This was a test: no money has moved.",
  lookAgain: "Look again",
  backToDonate: "Back to Donate",
  sandbox: {
    title: "Test payment",
    description: "A stand-in for the payment provider.",
    text: "This page stands in for the payment provider. It takes no money and asks for no card.",
    pay: "Pay",
    cancel: "Cancel",
    /** What a shelter does in the provider's own pages. */
    giveBack: {
      amount: "Give back (PLN)",
      button: "Give back",
      left: (amount: string) => `${amount} can be given back.`,
    },
    /** How a kept card behaves when it is charged later. */
    card: {
      title: "This card is kept. Later it …",
      good: "can be charged",
      refused: "is refused by the bank",
      expired: "expires before the next month",
      none: "is not kept after all",
    },
    over: "This test payment is over.",
    back: "Back to the shelter",
  },
};

export const notFound = {
  title: "Not Found",
  text: "There is no page at this address. It may have moved, or the address may have a slip in it.",
  seeAnimals: "See all animals",
};

export const error = {
  ourFault: "This page could not be shown, and that is our fault, not yours. Please try again in a moment.",
  refused: "This page could not be shown. You can try again, or go on from the home page.",
};
