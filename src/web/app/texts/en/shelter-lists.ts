import { plural } from "../../../../contract/texts/plural.ts";

/** The lists that the shelter edits (rules §12). */
export const shelterLists = {
  title: "Lists",
  settings: "Settings",
  explanation:
    "What your colleagues choose from in forms. A value that is used somewhere cannot be deleted, but retired: it stays where it is, and is not offered any more.",
  loadFailed: "Error loading the list.",
  changeFailed: "Operation failed.",
  lists: {
    "attribute-types": {
      title: "Traits of animals",
      hint: "Each animal gets a score from 1 to 5 for each of them. Visitors see the scores.",
      uses: (count: number) =>
        count === 0 ? "Not used yet" : plural.en(count, { one: `${count} animal`, other: `${count} animals` }),
      add: { open: "Add trait", title: "Add trait" },
    },
    "service-types": {
      title: "Services for appointments",
      hint: "What an appointment is made for.",
      uses: (count: number) =>
        count === 0
          ? "Not used yet"
          : plural.en(count, { one: `${count} appointment`, other: `${count} appointments` }),
      add: { open: "Add service", title: "Add service" },
    },
    "resource-types": {
      title: "Kinds of resources",
      hint: "The headings under which your stores are listed.",
      uses: (count: number) =>
        count === 0 ? "Not used yet" : plural.en(count, { one: `${count} resource`, other: `${count} resources` }),
      add: { open: "Add kind", title: "Add kind" },
    },
  },
  add: { done: "Created successfully.", failed: "Something went wrong while saving." },
  edit: {
    open: "Rename",
    title: (name: string) => `Rename: ${name}`,
    label: (name: string) => `Rename ${name}`,
    done: "Saved successfully.",
    failed: "Something went wrong while saving.",
  },
  retired: "Retired",
  retire: "Retire",
  retireOne: (name: string) => `Retire ${name}`,
  wasRetired: (name: string) => `${name} is not offered any more.`,
  restore: "Bring back",
  restoreOne: (name: string) => `Bring back ${name}`,
  wasRestored: (name: string) => `${name} is offered again.`,
  delete: "Delete",
  deleteOne: (name: string) => `Delete ${name}`,
  deleteAsk: "Delete this value?",
};
