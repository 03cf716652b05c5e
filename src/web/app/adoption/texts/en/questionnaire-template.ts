/** The parts of a questionnaire, for those who answer it and for those who write it. */
export const questionnaireParts = {
  1: "Who lives with you",
  2: "Your home",
  3: "Everyday life together",
  4: "When things get difficult",
};

/** The questions that the next questionnaires ask (rules §4). */
export const questionnaireTemplate = {
  loadFailed: "Error loading the questionnaire.",
  allAdoptions: "All adoptions",
  explanation:
    "Every new questionnaire asks these questions, in this order. Questionnaires already sent stay as they are.",
  moveUp: (number: number) => `Move question ${number} up`,
  moveDown: (number: number) => `Move question ${number} down`,
  remove: (number: number) => `Remove question ${number}`,
  moved: (from: number, to: number) => `Question ${from} is now question ${to}.`,
  removed: (number: number) => `Question ${number} was removed.`,
  add: "Add question",
  undo: "Undo changes",
  kind: "Kind of answer",
  kinds: {
    text: "Own words",
    yesno: "Yes or no, or own words",
    choice: "Choice, or own words",
    number: "Number",
  },
  part: "Part",
  noPart: "No part",
  options: "Answers to choose from",
  optionsHint: "One a line",
};
