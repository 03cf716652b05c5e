/** A gift for one animal, or for what runs low, on the donate page and on an animal's (rules §7). */
export const gifts = {
  giveFor: (animal: string) => `Give for ${animal}`,
  someone: (animal: string) => `Say hello to ${animal}`,
  someoneText: (animal: string) =>
    `${animal} has waited longer than anybody else here. Gifts are what fills the bowl, pays the vet and keeps the bed warm until a family comes.`,
  forAnimal: (animal: string) => `Your gift for ${animal}`,
  animalText: (animal: string) =>
    `Choose an amount below: it is meant for ${animal}, for food, the vet and a warm bed.`,
  forWish: (wish: string) => `Your gift for: ${wish}`,
  honest: "If more comes in than is needed here, the shelter uses the rest for the other animals.",
  forAll: "Rather give for all animals",
  wishesTitle: "What runs low",
  wishesText: "This is missing on our shelves. Choose what you would like to fill.",
  giveForThis: "Give for this",
  given: (given: string, goal: string) => `${given} of ${goal} given.`,
  reached: "We have it all. Thank you!",
  accountTitle: "Thanks, and a statement",
  accountText:
    "If you are logged in, your gift is kept with your account: you get a letter of thanks, and a statement of each year as PDF.",
  /** A gift of every month by card. */
  monthly: {
    title: "Give every month",
    text: "The same gift each month, from your card: it lets us plan ahead, for every bowl and every visit of the vet. You need an account, where you can change, pause or end it.",
    consent:
      "You pay the first gift now on the page of PayU, which keeps your card; we never see its number. From then on it is charged once a month by itself, until you end it with one button.",
    each: "PLN each month",
    button: "Give every month",
  },
  purpose: (purpose: string) => `Your gift is meant for: ${purpose}.`,
};
