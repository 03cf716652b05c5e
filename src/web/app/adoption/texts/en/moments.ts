import { plural } from "../../../../../contract/texts/plural.ts";

/** The good moments of an adoption: what happens next, what to have ready, and coming home (spec §2.5). */
export const moments = {
  next: {
    title: "What happens next",
    1: (_animal: string) => [
      "Somebody at the shelter reads your letter.",
      "If it goes on, you get a few questions about your home.",
    ],
    3: (animal: string) => ["We read all of your answers.", `Then the person who looks after ${animal} decides.`],
    4: (animal: string) => [`After a yes, ${animal} is reserved for you.`, "Then we visit you at home, once."],
    5: (animal: string) => [
      "We call or write to find a day for the visit.",
      `We look at the place with ${animal}'s eyes. Nothing has to be perfect.`,
      "After that you find the contract on this page.",
    ],
    /** @param when the agreed time, as "Saturday, 28 November, 10:00", or undefined */
    toFetch: (animal: string, when: string | undefined) => [
      when ? `You fetch ${animal}: ${when}.` : `Call us to find a time to fetch ${animal}.`,
      "We give you the papers and tell you what the first days are like.",
      "If anything worries you later, call or write: we go on being there for you both.",
    ],
    /** While the shelter takes the next step. */
    usual: (days: number) =>
      plural.en(days, {
        one: "Lately this has taken about a day.",
        other: `Lately this has taken about ${days} days.`,
      }),
    letter: "You get a letter as soon as there is news.",
    hours: "Opening hours and address",
  },
  ready: {
    title: "Good to have ready",
    visit: (animal: string) => [
      "A time when everybody who lives with you is at home",
      `The place where ${animal} will sleep and eat`,
      "If you rent: your landlord's word that an animal is welcome",
    ],
    Dog: [
      "Your identity card",
      "A collar or harness that fits, and a lead",
      "A blanket for the way home",
      "A quiet first week",
    ],
    Cat: [
      "Your identity card",
      "A firm carrier that closes well",
      "A blanket for the way home",
      "A quiet room for the first days",
    ],
  },
  home: {
    title: (animal: string) => `Tell your friends about ${animal}`,
    text: "A picture to send on. It names the animal, the day and the shelter, and nobody else.",
    alt: (animal: string) => `Picture: ${animal} has a home`,
    share: "Share",
    saveWide: "Save the picture",
    saveTall: "Save it for stories",
    copy: (animal: string) => `Copy the link to ${animal}`,
    copied: "Link copied",
    failed: "The picture could not be drawn.",
  },
};
