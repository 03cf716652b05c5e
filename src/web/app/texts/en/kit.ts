import { plural } from "../../../../contract/texts/plural.ts";

/** What all lists, forms, dialogs and messages share (spec §2.6, §8, §9). */
export const kit = {
  list: {
    total: (count: number) => `${count} in all`,
    matches: (count: number) => plural.en(count, { one: "1 match", other: `${count} matches` }),
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
  /** Filters by day. */
  days: { from: "From", to: "To" },
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
  /** Texts that are written in each language (rules §13). */
  translations: {
    /** @param language its name, as "Polish" */
    inLanguage: (language: string) => `In ${language}.`,
    notWritten: (language: string) => `Not written in ${language} yet.`,
    missing: (language: string) => `No ${language}`,
  },
  message: { close: "Close this message", undo: "Undo" },
  dialog: { close: "Close" },
};
