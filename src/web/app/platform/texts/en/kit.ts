import { plural } from "../../../../../contract/texts/plural.ts";

/** What all lists, forms, dialogs and messages share (spec §2.6, §8, §9). */
export const kit = {
  list: {
    total: (count: number) => `${count} in all`,
    matches: (count: number) => plural.en(count, { one: "1 match", other: `${count} matches` }),
    filters: (count: number) => (count === 0 ? "Filters" : `Filters (${count})`),
    order: "Order",
    usualOrder: "As usual",
    ascending: (column: string) => `${column}, ascending`,
    descending: (column: string) => `${column}, descending`,
    pages: "Pages",
    page: (page: number) => `Page ${page}`,
    previousPage: "Previous page",
    nextPage: "Next page",
    exportCsv: "Export CSV",
    exporting: "Exporting…",
    /** @param list the name of the list, in lower case and without blanks */
    exportFile: (list: string) => `${list}.csv`,
    exportFailed: "The list could not be exported.",
  },
  /** Views of a list that are kept, and its columns. */
  views: {
    open: "Views",
    kept: "Kept views",
    none: "None yet. Search, filter and sort the list, then keep it under a name.",
    shared: "for all staff",
    keep: "Keep this view",
    keepAs: "Name of the view",
    forAll: "For all staff",
    isKept: (name: string) => `The view “${name}” is kept.`,
    remove: (name: string) => `Delete the view ${name}`,
    removeAsk: "Delete this view?",
    removed: (name: string) => `The view “${name}” was deleted.`,
    failed: "The view could not be saved.",
    columns: "Columns",
    dense: "Lower rows",
    usualWidths: "Usual widths",
    form: "Form of the list",
    cards: "Cards",
    table: "Table",
  },
  /** Several rows of a list at once. */
  rows: {
    choose: "Choose rows",
    stop: "Done choosing",
    row: (name: string) => `Choose ${name}`,
    wholePage: "All on this page",
    chosen: (count: number) => plural.en(count, { one: "1 row chosen", other: `${count} rows chosen` }),
    most: (most: number) => `At most ${most} at once.`,
    export: "Export chosen rows",
    done: (count: number) => plural.en(count, { one: "1 done.", other: `${count} done.` }),
    refused: (count: number) => plural.en(count, { one: "1 refused:", other: `${count} refused:` }),
    /** @param name of the record */
    reason: (name: string, reason: string) => `${name}: ${reason}`,
  },
  /** Filters by day. */
  days: { from: "From", to: "To" },
  /** Fields for a date, or for date and time. @param example a date, as the reader's dates are written */
  dates: {
    choose: "Choose a date",
    example: (example: string) => `e.g. ${example}`,
    noDay: (example: string) => `There is no such date. Write it as ${example} or as YYYY-MM-DD.`,
    noTime: (example: string) => `This is no time of the day. Write it as ${example}.`,
    noMoment: (example: string) => `This is no date with a time. Write it as ${example}.`,
    calendarFailed: "The calendar could not be loaded. Please type the date.",
    calendar: {
      previousMonth: "Previous month",
      nextMonth: "Next month",
      previousYear: "Previous year",
      nextYear: "Next year",
      previousDecade: "Previous ten years",
      nextDecade: "Next ten years",
    },
    time: "Time",
    hours: "Hours",
    minutes: "Minutes",
    half: "Half of the day",
    done: "Done",
    overdue: (days: number) => plural.en(days, { one: "1 day late", other: `${days} days late` }),
  },
  load: { busy: "Loading", retry: "Try again" },
  select: { searching: "Searching…", nothingFound: "Nothing found", typeName: "Type a name" },
  form: {
    save: "Save",
    cancel: "Cancel",
    saved: "Saved successfully.",
    created: "Created successfully.",
    unchanged: "No changes to save.",
    checkFields: "Please check these fields:",
    decimalSeparator: ".",
    togglePassword: "Show or hide the password",
  },
  /** A form that begins with what was left in it. */
  draft: { restored: "What you had begun here is back.", startAnew: "Start anew" },
  /** A field that somebody else has saved while it was being changed. */
  meanwhile: {
    theirs: (value: string) => `Keep what was saved meanwhile: ${value}`,
    mine: (value: string) => `Save mine: ${value}`,
  },
  leave: {
    title: "Leave without saving?",
    text: "What you changed here will be lost.",
    confirm: "Leave",
  },
  record: {
    edit: "Edit",
    editTitle: (title: string) => `Edit ${title}`,
    deleted: (title: string) => `${title} was deleted.`,
    restore: "Restore",
    restoreTitle: (title: string) => `Restore ${title}`,
    restored: (title: string) => `${title} was restored.`,
    history: "History",
  },
  /** The records beside one, in the list that somebody came from. */
  neighbours: {
    title: "In the list",
    place: (number: number, total: number) => `${number} of ${total}`,
    next: (record: string) => `Next: ${record}`,
    previous: (record: string) => `Previous: ${record}`,
  },
  /** Texts that are written in each language (rules §13). */
  translations: {
    /** @param language its name, as "Polish" */
    inLanguage: (language: string) => `In ${language}.`,
    notWritten: (language: string) => `Not written in ${language} yet.`,
    missing: (language: string) => `No ${language}`,
  },
  /** What was done is taken back. */
  undo: {
    button: "Take back",
    done: "Taken back.",
    failed: "It could not be taken back.",
  },
  message: { close: "Close this message", undo: "Undo" },
  dialog: { close: "Close" },
};
