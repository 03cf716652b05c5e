/** The letters that the product writes (rules §6). */
export const outbox = {
  search: "Search letters...",
  empty: "No letters have been written yet. Every letter that the shelter sends is kept here with what became of it.",
  noMatch: "No letter matches your search.",
  loadFailed: "Error loading letters.",
  letterLoadFailed: "Error loading the letter.",
  allLetters: "All letters",
  letter: "Letter",
  recipient: "To",
  states: { sent: "Sent", waiting: "Waiting", "given up": "Given up" },
  writtenAt: "Written",
  sentAt: "Sent",
  /** In place of words that were not kept. */
  notKept: "(not kept)",
  textNotKept: "Its words were not kept once it was sent.",
  showAs: "Show the letter as",
  asMail: "As in a mail program",
  asText: "Plain text",
  frame: (subject: string) => `Letter: ${subject}`,
  link: {
    shown: "The link below is good",
    handOn: "There is no mail server, so please hand it on to the recipient yourself, and to nobody else.",
    hidden: "The link is not shown here",
    madeWhenSent: "It is made when the letter is sent, so that only the recipient has it.",
    /** One sentence around a command. */
    printed: {
      before: "When no letter reaches them,",
      command: "npm run admin -- reset E-MAIL",
      after: "prints one to who runs the machine.",
    },
  },
  failed: "This letter could not be sent",
  failedForNow: "The last attempt failed; it will be tried again",
  waitsAgain: "The letter is waiting to be sent again.",
  sendAgainFailed: "Failed to send the letter again.",
};
