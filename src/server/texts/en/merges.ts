import { longDay } from "../dates.ts";

/** What forbids that two records become one, and the letters about it (rules §19). */
export const merges = {
  itself: "A record cannot be merged with itself.",
  deleted: "One of the two is deleted or closed. Restore it first.",
  demonstration: "One of the two belongs to the demonstration, which may be taken out; the other does not.",
  strangers:
    "Nothing says that these two are one person: they have neither the name nor the phone number nor the mailbox in common. If they are, correct the record that is wrong first.",
  unconfirmed: (email: string) =>
    `Nobody has confirmed the address ${email}, but the other one is confirmed. Keep the confirmed one.`,
  otherSpecies: "One of the two is a dog, the other a cat.",
  twoChips:
    "Both are in the shelter now, each with a chip of its own, so they are two animals. If one of the chips is wrong, correct it first.",
  bothReturned:
    "Both are in the shelter now, and the later one came back from an adoption: it was elsewhere while the other was here.",
  bothWithSomebody: "Both are with somebody at the same time. Correct one of the two placements first.",
  staysOverlap: (one: string, other: string) =>
    one === other
      ? `Both have a stay that began on ${longDay(one)}. One animal cannot be here twice: correct or end one of the stays first.`
      : `Their stays that began on ${longDay(one)} and ${longDay(other)} overlap. One animal cannot be here twice: correct one of the stays first.`,
  tooManyPhotos: (photos: number, most: number) =>
    `Together they have ${photos} photos, but an animal may have at most ${most}. Take some out first.`,
  bothHaveAdoptions: "Both have adoptions that are not over. Those of one of them have to end first.",
  bothApplied: (animals: string) =>
    `Both have applied for ${animals}. One of the two applications has to end before they become one person.`,
  visitsOverlap: (names: string) => `Both have a visit at the same time (${names}). Cancel or move one of them first.`,
  appointmentsOverlap: (at: string) =>
    `Both have an appointment on ${longDay(at)} at the same time. Delete one of the two first.`,
  bothGiveMonthly: "Both give every month. One of the two gifts has to end first.",
  sameJob: (job: string) => `Both have applied for the job “${job}”. Delete one of the two applications first.`,
  inTheWay:
    "Something that was added or changed since belongs to both, so they cannot be told apart any more. Look at the stays, adoptions and addresses of the one that stayed.",
  undone: "This merge was undone already.",
  /** @param name of the record that was merged last; blank if it is the one that stayed itself */
  further: (name: string) =>
    name
      ? `Something else was merged into the same record since: ${name}. Undo that merge first.`
      : "The one that stayed was merged into another one since. Undo that merge first.",
  tooLate:
    "What an undo needs is kept for 30 days, and until the account is closed. This merge cannot be undone any more.",
  letter: {
    subject: "Your two records with us are one now",
    stays:
      "You were known to us twice. We have made one of the two records: your applications, visits and favourites are together now. You sign in with this address and your password as before.",
    ends: (hint: string) =>
      `You were known to us twice. We have made one of the two records: your applications, visits and favourites are together now. You sign in with your other address (${hint}) from now on; this one signs you in no more.`,
    wrong: "If you have only ever had one account with us, please tell us within 30 days: we can take it back.",
  },
  apartLetter: {
    subject: "Your records with us are separate again",
    text: [
      "We had made one of two records, and have taken that back. Each has its own account again. Please sign in with the address and password that you had before.",
      "We are sorry for the trouble.",
    ],
  },
};
