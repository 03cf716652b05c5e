/** Choosing the language of the application and the letters, in the profile (rules §13). */
export const language = {
  description: "For this application, our letters and your papers.",
  submit: "Change language",
  failed: "Failed to change the language.",
};
