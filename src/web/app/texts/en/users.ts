import { plural } from "../../../../contract/texts/plural.ts";

/** Users in the administration, and what is held on them (spec §2.6; rules §10). */
export const users = {
  search: "Search users...",
  empty: "There are no users yet.",
  noMatch: "No users match.",
  deleted: "Deleted users",
  columns: { person: "Name", email: "Email", city: "City", phone: "Phone", adoptions: "Adoptions" },
  password: "Password",
  passwordHint: "leave blank to keep",
  adoptionCount: (count: number) => plural.en(count, { one: "1 adoption", other: `${count} adoptions` }),
  downloadData: "Download data",
  dataFile: (id: number) => `personal-data-${id}.json`,
  closeAccount: "Close account",
  closeAsk: (person: string) => `Close the account of ${person}?`,
};
