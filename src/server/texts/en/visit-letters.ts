/** Letters about visits to animals and home checks, with a calendar file (rules §5). */
export const visitLetters = {
  atHome: "at your home",
  /** @param title as `Walk with Rex` */
  events: {
    booked: {
      subject: (title: string) => `Booked: ${title}`,
      text: ["We look forward to it. This is your time:"],
    },
    moved: {
      subject: (title: string) => `New time: ${title}`,
      text: ["We had to choose another time. It is now:"],
    },
    reminder: {
      subject: (title: string) => `See you soon: ${title}`,
      text: ["We are expecting you:"],
    },
    cancelled: {
      subject: (title: string) => `Cancelled: ${title}`,
      text: ["You have cancelled this. Thank you for telling us: now somebody else can have the time."],
    },
    cancelledByShelter: {
      subject: (title: string) => `Cancelled: ${title}`,
      text: ["We are sorry: we have to cancel this. You are welcome at another time."],
    },
    notNeeded: {
      subject: (title: string) => `Not needed any more: ${title}`,
      text: ["Your adoption has gone on to its next part, so this is not needed any more. The time is yours again."],
    },
    unavailable: {
      subject: (title: string) => `Cancelled: ${title}`,
      text: [
        "This cannot take place any more, because things have changed meanwhile. We are sorry, and we hope to see you another time.",
      ],
    },
  },
  /** @param when day and time, written out */
  when: (when: string, minutes: number) => `When: ${when} (${minutes} minutes)`,
  where: (place: string) => `Where: ${place}`,
  guide: (employee: string) => `With you: ${employee}`,
  was: (title: string, when: string) => `${title}, ${when}`,
  bring: "Please bring an identity card and wear shoes for any weather. Children are welcome with an adult.",
  fetchHint:
    "Please bring your identity card and a carrier, or a collar and a lead. We tell you everything about the first days.",
  homeHint: "It takes about an hour, and everybody who lives with you is welcome to be there.",
  /** @param phone empty while the shelter's record has none */
  ifNot: (phone: string) =>
    `If you cannot make it, cancel with one press on the page below${phone && `, or call us: ${phone}`}.`,
  button: "See or cancel",
  again: "Choose another time",
};
