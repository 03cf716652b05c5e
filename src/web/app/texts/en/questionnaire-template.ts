/** The questions that the next questionnaires ask (rules §4). */
export const questionnaireTemplate = {
  title: "Questionnaire",
  loadFailed: "Error loading the questionnaire.",
  saveFailed: "Error saving changes.",
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
};
