/** Messages of the contact form in the administration (rules §6). */
export const messages = {
  search: "Search messages...",
  empty: "There are no messages yet. What people write with the contact form arrives here.",
  noMatch: "No message matches.",
  recordTitle: (sender: string) => `Message from ${sender}`,
  allMessages: "All messages",
  message: "Message",
  states: { new: "New", read: "Read", answered: "Answered", closed: "Closed" },
  answeredAt: "Answered",
  closedAt: "Closed",
  reply: {
    title: "Answer",
    label: "Your answer",
    hint: (email: string) =>
      `It goes to ${email} as a letter, with what was written before. An answer to it comes to the shelter’s mailbox.`,
    /** Nobody has confirmed that the mailbox is the writer's. */
    hintUnconfirmed: (email: string) =>
      `It goes to ${email} as a letter. Nobody has confirmed this address, so the letter names the day of the message but does not repeat its words. An answer to it comes to the shelter’s mailbox.`,
    template: "Begin with a template",
    chooseTemplate: "Choose a template",
    noSuchTemplate: "No template has this name.",
    editTemplates: "Templates",
    replaceAsk: "Replace what you have typed?",
    replaceText: (template: string) => `“${template}” takes the place of your words.`,
    replace: "Replace",
    send: "Send the answer",
    sent: "The answer is on its way.",
    failed: "The answer could not be sent.",
  },
  templates: {
    title: "Templates of answers",
    search: "Search templates...",
    empty: "There are no templates yet: ready words for what people often ask.",
    noMatch: "No template matches.",
    text: "Text of the answer",
    placeholders: "These stand for what the settings say: {shelter}, {city}, {address}, {phone}, {email}.",
  },
  /** @param by a member of staff */
  sentBy: (by: string) => `Answer by ${by}`,
  sentBySomebody: "Answer of the shelter",
  close: "Close",
  reopen: "Open again",
  markAnswered: "Mark as answered",
  markNotAnswered: "Mark as not answered",
  erased: "Its words were erased with the sender's account.",
};
