/** The help area: its navigation, and the donate page (spec §2.4; rules §7). */
export const help = {
  label: "How to help",
  donate: "Donate",
  volunteer: "Volunteer",
  jobs: "Job openings",
};

export const donate = {
  title: "Donate",
  description: (least: string) =>
    `Make a one-time donation to the shelter, from ${least}, by card or bank transfer: food, vaccines, operations and warm blankets for dogs and cats.`,
  lead: "Every bowl, every vaccine and every warm night here is somebody’s gift. Choose what you would like to give.",
  tiersLabel: "Donation tiers",
  button: "Donate",
  other: "Another amount",
  helps: "Every złoty helps.",
  amount: "Amount in PLN",
  /** A transfer that somebody makes at their own bank. */
  account: {
    title: "By bank transfer",
    text: "You can also send your gift from your bank, as much and as often as you like.",
    recipient: "Recipient",
    number: "Account number",
  },
  notesTitle: "Before you give",
  notes: [
    {
      title: "No strings attached",
      text: "A single gift is paid once and needs no account. Nothing renews itself unless you ask for it.",
    },
    {
      title: "Safe payment",
      text: "You pay by card or bank transfer on the pages of PayU. We never see the number of your card.",
    },
    {
      title: "Where it goes",
      text: "The lists are examples of what things cost us. Your money is spent where an animal needs it most.",
    },
  ],
  /** What each tier is called and what it pays for. */
  tiers: {
    Bronze: { name: "Bronze", benefits: ["Dry food for one cat for two weeks", "A toy that will be loved to pieces"] },
    Silver: {
      name: "Silver",
      benefits: ["Vaccination for one dog or cat", "Protection against fleas and ticks", "A warm blanket"],
    },
    Gold: {
      name: "Gold",
      benefits: ["A check by the vet on arrival", "A microchip and its registration", "A collar and a lead that fit"],
    },
    Platinum: {
      name: "Platinum",
      benefits: ["Spaying or neutering of one cat", "The medicines for the days after", "A quiet room to get well in"],
    },
    Diamond: {
      name: "Diamond",
      benefits: ["Blood tests and an X-ray", "A dental treatment", "A month of special food for a patient"],
    },
    Legendary: {
      name: "Legendary",
      benefits: [
        "An operation that saves a life",
        "Its aftercare and physiotherapy",
        "A month of everything for one large dog",
      ],
    },
  },
};
