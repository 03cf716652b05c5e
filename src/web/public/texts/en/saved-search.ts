/** Letters about new animals that fit the filters of the list (rules §6). */
export const savedSearch = {
  title: "Write to me when a new animal fits",
  text: "Choose your filters, leave your email, and we write on the day when somebody new fits, at most once a day. One click in any letter ends it.",
  button: "Write to me",
  confirm: {
    title: "One more press",
    description: "Letters about new animals.",
    heading: "Shall we write to you?",
    text: "Then press the button: as soon as a new animal fits your search, a letter is on its way. If you have not asked for this, simply close the page.",
    button: "Yes, write to me",
  },
  confirmed: {
    title: "Thank you",
    description: "Letters about new animals.",
    heading: "We will write to you",
    text: "As soon as a new animal fits your search, a letter is on its way. At most ten searches run for one mailbox, and every letter has a link that ends them.",
  },
  end: {
    title: "End the letters",
    description: "Letters about new animals.",
    heading: "Shall we stop writing to you?",
    text: "Press the button, and no letter comes any more about this search.",
    button: "No more letters",
  },
  ended: {
    title: "No more letters",
    description: "Letters about new animals.",
    heading: "No more letters",
    text: "We do not write to you any more about this search. You can save a new one at any time below our list of animals.",
  },
};
