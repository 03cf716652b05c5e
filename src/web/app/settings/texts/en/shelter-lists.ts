import { plural } from "../../../../../contract/texts/plural.ts";

const stays = (count: number) =>
  count === 0 ? "Not used yet" : plural.en(count, { one: `${count} stay`, other: `${count} stays` });

const animals = (count: number) =>
  count === 0 ? "Not used yet" : plural.en(count, { one: `${count} animal`, other: `${count} animals` });

/** The lists that the shelter edits (rules §12). */
export const shelterLists = {
  explanation:
    "What your colleagues choose from in forms. A value that is used somewhere cannot be deleted, but retired: it stays where it is, and is not offered any more.",
  loadFailed: "Error loading the list.",
  changeFailed: "Operation failed.",
  lists: {
    "attribute-types": {
      title: "Traits of animals",
      hint: "Each animal gets a score from 1 to 5 for each of them. Visitors see the scores.",
      uses: animals,
      add: { open: "Add trait", title: "Add trait" },
    },
    colours: {
      title: "Colours of animals",
      hint: "Suggested where somebody writes what an animal looks like. Visitors read them in their language. A new name shows on every animal.",
      uses: animals,
      add: { open: "Add colour", title: "Add colour" },
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
    "intake-subtypes": {
      title: "Intakes: how exactly",
      hint: "More exactly than “stray” or “seized”. Offered where somebody records an intake.",
      uses: stays,
      add: { open: "Add kind of intake", title: "Add kind of intake" },
    },
    "intake-reasons": {
      title: "Intakes: why",
      hint: "Why an owner gave an animal away, or an adopter brought it back.",
      uses: stays,
      add: { open: "Add reason of intake", title: "Add reason of intake" },
    },
    "outcome-subtypes": {
      title: "Outcomes: how exactly",
      hint: "What an animal died of, how it got lost, where it went.",
      uses: stays,
      add: { open: "Add kind of outcome", title: "Add kind of outcome" },
    },
    "outcome-reasons": {
      title: "Outcomes: why",
      hint: "Each euthanasia needs a reason: one of these, or words of one’s own.",
      uses: stays,
      add: { open: "Add reason of outcome", title: "Add reason of outcome" },
    },
  },
  add: { done: "Created successfully.", failed: "Something went wrong while saving." },
  edit: {
    open: "Rename",
    withTypes: { open: "Edit", title: (name: string) => `Edit: ${name}`, label: (name: string) => `Edit ${name}` },
    title: (name: string) => `Rename: ${name}`,
    label: (name: string) => `Rename ${name}`,
    done: "Saved successfully.",
    failed: "Something went wrong while saving.",
  },
  types: "Offered with",
  typesHint: "With everything, if you choose nothing.",
  moveUpOne: (name: string) => `Move up ${name}`,
  moveDownOne: (name: string) => `Move down ${name}`,
  wasMoved: (name: string, place: number) => `${name} now stands at place ${place}.`,
  retired: "Retired",
  retireOne: (name: string) => `Retire ${name}`,
  wasRetired: (name: string) => `${name} is not offered any more.`,
  restoreOne: (name: string) => `Bring back ${name}`,
  wasRestored: (name: string) => `${name} is offered again.`,
  deleteOne: (name: string) => `Delete ${name}`,
  deleteAsk: "Delete this value?",
};
