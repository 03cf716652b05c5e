/** What is asked of the papers about animals (rules §14). */
export const animalPapers = {
  animals: "Choose the animals whose cards you need.",
  noneHere: "None of these animals is in the shelter now.",
  tooManyCards: "Print at most 100 cards at once.",
  year: "Choose a year.",
  entry: "Begin with a number of the register.",
  yearToCome: "This year has not begun yet.",
};
