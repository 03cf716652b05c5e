/** News and the newsletter (spec §2.4; rules §6). */
export const news = {
  title: "Latest News",
  description: "What happens at the shelter: open days, new arrivals, happy ends and things we need.",
  pages: "News pages",
  feed: "News of the shelter",
  loadFailed: "Failed to load news.",
  none: "There is no news yet. Come back soon.",
  animals: "The animals of this article",
  beside: "More news",
  /** Above the title of the article published before this one, and after it. */
  older: "Previous article",
  newer: "Next article",
};

export const newsletter = {
  title: "News in your mailbox",
  text: "A letter now and then about new arrivals and happy ends. We first ask you by letter to confirm your address, and you can leave with one click.",
  subscribe: "Subscribe",
  confirmNow: "One step is left: open the link in the letter that we have just sent to your mailbox.",
  description: "The newsletter of the shelter.",
  readNews: "Read the news",
  confirm: {
    title: "One more press",
    heading: "Shall we send you our newsletter?",
    text: "Then press the button. If you have not asked for it, simply close the page, and we send nothing.",
    button: "Yes, subscribe me",
  },
  unsubscribe: {
    title: "Unsubscribe",
    heading: "Shall we take you off our list?",
    text: "Press the button, and we send no newsletter to this address any more.",
    button: "Unsubscribe",
  },
  endReminders: {
    title: "End reminders",
    description: "Reminders of an adopted animal's care.",
    heading: "Shall we stop reminding you?",
    text: "Press the button, and we do not write to you any more about what comes next for your animal.",
    button: "No more reminders",
  },
  confirmed: {
    title: "Thank you",
    heading: "Thank you for confirming!",
    text: "Our next newsletter comes to your mailbox. If you had unsubscribed before you opened this link, it does nothing any more: just subscribe again.",
  },
  remindersEnded: {
    title: "Reminders ended",
    description: "Reminders of an adopted animal's care.",
    heading: "No more reminders",
    text: "We do not write to you any more about what comes next for your animal. You can ask for our letters again in your account, on the page of the adoption.",
  },
  unsubscribed: {
    title: "Unsubscribed",
    heading: "You are unsubscribed",
    text: "We send no newsletter to this address any more and have deleted it from our list. You are welcome back at any time: the box to subscribe stands below our news.",
  },
};
