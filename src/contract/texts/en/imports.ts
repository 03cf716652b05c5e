/** Bringing in the past of a shelter (rules §17). */
export const imports = {
  notFound: "Import not found.",
  contactUser: "Choose a user.",
  contactNotFound: "Nobody of this user's confirmed address is known there.",
  field: "Choose what the column says from the list.",
  rowState: "Choose error, warning, skipped or kept.",
  mappingName: "Enter a name.",
  mappingNotFound: "There is no such mapping.",
  missing: {
    externalId: "Choose the column with the number of each animal.",
    intakeOn: "Choose the column with the day on which each animal came.",
    answers: "Answer the open questions first.",
  },
  notNow: "That cannot be done with this import now.",
  /** @param word as "found" */
  unknownValue: (word: string) => `“${word}” stands for nothing that is known here.`,
  problemColumn: "problem",
};
