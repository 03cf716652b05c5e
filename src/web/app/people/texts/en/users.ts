import { plural } from "../../../../../contract/texts/plural.ts";

/** Users in the administration, and what is held on them (spec §2.6; rules §10). */
export const users = {
  search: "Search users...",
  empty: "There are no users yet. People sign up by themselves on the website.",
  noMatch: "No users match.",
  deleted: "Deleted users",
  columns: { person: "Name", email: "Email", city: "City", phone: "Phone", adoptions: "Adoptions" },
  passwordHint: "leave blank to keep; who gets a new one chooses their own before they go on with an adoption",
  accountIsTheirs:
    "The email address and the password are this person’s own. Have a link for a new password sent to them, or ask an admin.",
  sendLink: "Send link for a new password",
  sendLinkAsk: (person: string) => `Send ${person} a link for a new password?`,
  sendLinkText: (email: string) =>
    `It goes to ${email} and works once, for one hour. Their password stays as it is until they choose another.`,
  adoptionCount: (count: number) => plural.en(count, { one: "1 adoption", other: `${count} adoptions` }),
  adoptionsOfOthers: "Adoptions that are not assigned to you are shown to those who look after them.",
  downloadData: "Download data",
  downloadFailed: "The data could not be downloaded.",
  dataFile: (id: number) => `personal-data-${id}.json`,
  closeAccount: "Close account",
  closeAsk: (person: string) => `Close the account of ${person}?`,
  contacts: {
    title: "Known from the former system",
    line: (role: "giver" | "taker", name: string, day: string) =>
      role === "giver" ? `brought by ${name}, ${day}` : `taken by ${name}, ${day}`,
    link: "This is the same person",
    linkOf: (animal: string, name: string) => `This is the same person: ${name}, ${animal}`,
    linked: "Linked.",
  },
};
