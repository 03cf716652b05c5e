/** "Who lives with you?": four questions that put the animals first that fit, and what is said of each of them. */
export const household = {
  title: "Who lives with you?",
  lead: "Up to four taps, and those who fit your home stand first. Nobody is hidden.",
  questions: {
    children: "Children at home",
    pets: "A cat or dog at home",
    alone: "Hours alone in a day",
    home: "Your home",
  },
  /** A question that is not answered. */
  any: "Any",
  answers: {
    children: { small: "Under 7", older: "7+" },
    pets: { yes: "Yes" },
    alone: { day: "4 to 8", long: "Over 8" },
    home: { garden: "Garden", lift: "No stairs", stairs: "Stairs" },
  },
  show: "Show who fits",
  clear: "Clear answers",
  why: "Why this order?",
  reasons: [
    "The people who look after our animals give each of them scores from 1 to 5. Those with the higher scores in what you answered stand first.",
    "Children under 7 and more than 8 hours alone count twice, because that is where things go wrong most often.",
    "Those who need a garden stand higher for a home with one and lower for a flat, and those who need a ground floor or a lift stand lower for stairs.",
    "What nobody knows of an animal yet counts neither for nor against it. Where animals fit alike, the latest arrivals come first. Those who are reserved stand last.",
    "Your answers stand in the address of this page and are kept on this device alone, until you clear them.",
  ],
  /** Of one animal. @param score from 1 to 5 */
  fit: {
    children: (score: number) =>
      score <= 2 ? `Children ${score} of 5: happier in a home without them.` : `Children ${score} of 5.`,
    animals: (score: number) =>
      score <= 2 ? `Other animals ${score} of 5: would rather be the only one.` : `Other animals ${score} of 5.`,
    independence: (score: number) =>
      score <= 2 ? `Alone ${score} of 5: does not like to wait.` : `Alone ${score} of 5.`,
  },
  /** The home that an animal needs. */
  home: { flat: "A flat is fine.", lift: "Wants a ground floor or a lift.", garden: "Wants a garden." },
  /** The same where nobody has said it. */
  unknown: {
    children: "Children: we do not know yet.",
    animals: "Other animals: we do not know yet.",
    independence: "Alone: we do not know yet.",
    home: "Home: we do not know yet.",
  },
};
