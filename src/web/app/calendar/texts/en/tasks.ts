import { plural } from "../../../../../contract/texts/plural.ts";

/** What staff note for a day (decision 0083). */
export const tasks = {
  search: "Search Task...",
  empty: "Nothing is noted. Write down what somebody should think of: it stands in the morning list on its day.",
  noMatch: "No tasks match.",
  /** Further words by which people look for the form that adds one. */
  words: "new todo note remind reminder job for somebody",
  view: "Which tasks",
  views: { open: "Open", mine: "Mine", done: "Done", all: "All" },
  fields: {
    title: "What is to be done",
    assignee: "Who",
    about: "About",
    repeat: "Comes again",
    days: "Every so many days",
  },
  columns: { task: "Task", action: "Done?" },
  anybody: "Anybody",
  abouts: { nothing: "Nothing particular", animal: "An animal", user: "A person", adoption: "An adoption" },
  animal: "Animal",
  user: "Person",
  adoption: "Adoption",
  failed: {
    animal: "Failed to load animals.",
    user: "Failed to load people.",
    adoption: "Failed to load adoptions.",
  },
  repeats: {
    once: "No, once",
    daily: "Every day",
    weekly: "Every week",
    monthly: "Every month",
    days: "Every so many days",
  },
  everyDays: (days: number) => plural.en(days, { one: "Every day", other: `Every ${days} days` }),
  /** Of what a task is about. */
  states: { deleted: "deleted", closed: "account closed", ended: "ended" },
  finish: "Mark as done",
  undone: "Not done after all",
  isDone: (title: string) => `“${title}” is done.`,
  isDoneNext: (title: string, day: string) => `“${title}” is done. It comes again on ${day}.`,
  isOpen: (title: string) => `“${title}” is open again.`,
  /** Of a button, for screen readers. */
  doneLabel: (title: string) => `Mark as done: ${title}`,
  doneBy: (day: string, person: string) => `Done on ${day} by ${person}`,
  doneOn: (day: string) => `Done on ${day}`,
  notedBy: (day: string, person: string) => `Noted on ${day} by ${person}`,
  notedOn: (day: string) => `Noted on ${day}`,
  nextOn: (day: string) => `Comes again on ${day}`,
  doneFailed: "The task could not be marked.",
  panel: {
    title: "Tasks",
    none: "Nothing is noted.",
    add: "Add a task",
    more: (count: number) => plural.en(count, { one: "1 more open task", other: `${count} more open tasks` }),
  },
};
