import { plural } from "../../../../../contract/texts/plural.ts";

const people = (count: number) => plural.en(count, { one: "1 person", other: `${count} people` });

/** The newsletter's issues in the administration (rules §6, §11). */
export const newsletters = {
  search: "Search newsletters...",
  empty: "No newsletter has been written yet. Write the first; it goes to everybody who has confirmed their address.",
  noMatch: "No newsletter matches your search.",
  allNewsletters: "All newsletters",
  statuses: { Draft: "Draft", Scheduled: "Scheduled", Queued: "Queued", Sent: "Sent" },
  recipients: "Recipients",
  recipientsOfDraft: "Chosen when it is sent",
  createdAt: "Created",
  sentAt: "Sent",
  columns: { lettersSent: "Letters Sent" },
  lettersSent: "Letters sent",
  contentHint:
    "A blank line begins a new paragraph. The greeting, the shelter’s address and the link to unsubscribe are added.",
  animals: "Animals to show",
  animalsHint: "Each with its picture, a line and the way to its page.",
  previewAgain: "Preview again",
  previewFailed: "Error loading the preview.",
  /** After the audience: whom the shelter's other letters go to. */
  savedSearches: (count: number) =>
    plural.en(count, {
      one: "1 saved search sends letters about new animals",
      other: `${count} saved searches send letters about new animals`,
    }),
  audience: {
    nobody: "Nobody has subscribed yet",
    nobodyConfirmed: (unconfirmed: number) => `Nobody has subscribed yet, ${unconfirmed} still to confirm`,
    confirmed: (count: number) => `The next one goes to ${people(count)}`,
    both: (count: number, unconfirmed: number) =>
      `The next one goes to ${people(count)}, ${unconfirmed} still to confirm`,
  },
  schedule: {
    open: "Schedule",
    change: "Change Time",
    title: "When does it go out?",
    hint: "By the shelter’s clock. Until then it can be changed, moved or cancelled.",
    done: "The newsletter is scheduled.",
    cancel: "Cancel Schedule",
    canceled: "The newsletter is a draft again.",
    goesOut: "Goes out",
    missed: "(nobody was subscribed then)",
  },
  send: {
    button: "Send Newsletter",
    ask: "Send this newsletter?",
    explanation: (subject: string, count: number) =>
      `“${subject}” goes to ${people(count)}. It cannot be changed or called back afterwards.`,
    confirm: (count: number) => `Send to ${people(count)}`,
    done: (count: number) => `The newsletter is on its way to ${people(count)}.`,
  },
  progress: (sent: number, all: number) =>
    `${sent} of ${all} letters handed to the mail server; the others wait in the outbox.`,
  progressBar: "Letters handed to the mail server",
};
