/** The private address from which the calendar on somebody's phone reads what they have to do. */
export const calendarAddress = {
  title: "Your calendar on your phone",
  explanation:
    "Your phone or mail program can show your own appointments and visits beside everything else: add this address there as a calendar by subscription. Only the animals are named in it, never the people who come.",
  address: "Your private address",
  once: "Copy it now, because it is not shown again. Whoever has it can read when you are where, so keep it to yourself.",
  since: "You have had an address since {at}. It is not shown again; if you have lost it, make a new one.",
  make: "Make an address",
  makeNew: "Make a new one",
  made: "Your address is ready.",
  replacing: {
    title: "Make a new address?",
    text: "The one before ends at once: calendars that read it show nothing new any more.",
    yes: "Make a new one",
  },
  end: "End it",
  ending: {
    title: "End your address?",
    text: "Calendars that read it show nothing new any more.",
    yes: "End it",
  },
  ended: "Your address has ended.",
  loadFailed: "Error loading your address.",
};
