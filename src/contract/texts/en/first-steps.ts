/** The first steps of an own shelter (rules §12). */
export const firstSteps = {
  noMailServer: "There is no mail server yet: set SMTP_URL where the product runs, and start it again.",
  tooManyLetters: "That were many test letters. Please wait an hour.",
};
